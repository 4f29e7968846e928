import {
  combinePhases,
  fastRandom,
  moveTable,
  NOBODY,
  only,
  OVER,
  type PhaseRule,
  type SeatSet,
} from '@bandstand/engine';
import { describe, expect, test } from 'vitest';

type Phase = 'ask' | 'all' | 'over';
interface State {
  phase: Phase;
  actor: number;
  left: SeatSet;
}
interface Toy {
  Pack: object;
  Options: Record<string, never>;
  State: State;
  Move: { readonly id: number; readonly type: 'go' | 'stay' };
  Event: { readonly type: 'went'; readonly by: string };
  View: State;
  Ending: 'done';
}

const MOVES = moveTable<Toy['Move']>([{ type: 'go' }, { type: 'stay' }]);
const ask: PhaseRule<Toy, string> = {
  legal: () => MOVES,
  play({ content, state, random, tell }, seat, move) {
    tell?.({ type: 'went', by: `${content} ${seat} ${move.type} ${random.below(1)}` });
    state.phase = 'all';
  },
};
const all: PhaseRule<Toy, string> = {
  toAct: ({ left }) => left,
  legal: () => [MOVES[0]],
  play({ state }) {
    state.phase = 'over';
  },
  whyNot: (content, _view, move) => (move.type === 'stay' ? { code: 'no', message: `${content}: go on` } : undefined),
};
const whyNot = (content: string) => ({ code: 'general', message: content });
const {
  toAct,
  legalMoves,
  play,
  whyNot: why,
} = combinePhases<Toy, string, Phase>('box', {
  rules: { ask, all, over: OVER },
  phaseOf: ({ phase }) => phase,
  toAct: ({ phase, actor }) => (phase === 'over' ? NOBODY : only(actor)),
  whyNot,
});
const at = (phase: Phase): State => ({ phase, actor: 1, left: 0b101 });

describe('rules by phase', () => {
  test('a phase says itself who acts, or leaves it to the game', () => {
    expect([toAct(at('ask')), toAct(at('all')), toAct(at('over'))]).toEqual([only(1), 0b101, NOBODY]);
  });

  test('only a seat that owes the decision has moves, and those of the present phase', () => {
    expect([0, 1, 2].map((seat) => legalMoves(at('ask'), seat).length)).toEqual([0, 2, 0]);
    expect([0, 1, 2].map((seat) => legalMoves(at('all'), seat).length)).toEqual([1, 0, 1]);
    expect(legalMoves(at('over'), 1)).toEqual([]);
  });

  test('a move is played by its phase with content, state, chance and whom to tell', () => {
    const state = at('ask');
    const told: string[] = [];
    play(state, 1, MOVES[1], fastRandom(1), ({ by }) => told.push(by));
    expect([state.phase, told]).toEqual(['all', ['box 1 stay 0']]);
    play(state, 0, MOVES[0], fastRandom(1));
    expect(state.phase).toBe('over');
  });

  test('a refusal comes from the phase, then from the game, and is never missing', () => {
    expect([why(at('all'), MOVES[1]).message, why(at('all'), MOVES[0]).code, why(at('ask'), MOVES[0]).code]).toEqual([
      'box: go on',
      'general',
      'general',
    ]);
    const bare = combinePhases<Toy, string, Phase>('box', {
      rules: { ask, all, over: OVER },
      phaseOf: ({ phase }) => phase,
      toAct,
    });
    expect(bare.whyNot(at('ask'), MOVES[0]).code).toBe('not-now');
  });

  test('a game of one phase is asked the same way', () => {
    const one = combinePhases<Toy, string, 'ask'>('one', { rules: { ask }, phaseOf: () => 'ask', toAct, whyNot });
    expect([one.legalMoves(at('ask'), 1).length, one.legalMoves(at('ask'), 0).length]).toEqual([2, 0]);
    expect([one.toAct(at('ask')), one.whyNot(at('ask'), MOVES[0]).message]).toEqual([only(1), 'one']);
  });
});
