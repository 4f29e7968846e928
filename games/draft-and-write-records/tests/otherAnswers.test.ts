import { Match, must, secretFor, fastRandom, firstSeat, type Random } from '@bandstand/engine';
import { checkLaws } from '@bandstand/engine/laws';
import { createGame, isSatisfied, type Move, type Pack, type Rules, type State } from '@bandstand/kits/draft-and-write';
import { packFault } from '@bandstand/kits/draft-and-write-pack';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { rules } from '../rules.ts';
import { words } from '../text/index.ts';

// The kit answers its questions in two ways; this game needs one of them. Here the other one is held to the same laws.

const pack: Pack = structuredClone(game.pack.content);
pack.sheet.cheer = [0, 1, 3, 6, 10];
pack.origins = [
  { id: 'N', name: 'the north' },
  { id: 'S', name: 'the south' },
];
pack.originRoom = { LS: 1, M: 2, P: 2, B: 2 };
pack.cards = pack.cards.map((card, index) => {
  if (card.kind === 'member') return { ...card, origin: index % 3 === 0 ? 'S' : 'N' };
  if (card.kind === 'penalty' || (card.kind === 'net' && index % 5 === 0))
    return { id: card.id, kind: 'cheer', set: card.set, name: card.name };
  return card;
});
pack.goals = [
  ...pack.goals,
  { id: 'southerners', name: 'Southerners', section: 'posts', needs: 'origin(S) >= 2', points: 9, bonus: ['cheer'] },
  { id: 'cheered', name: 'Cheered', section: 'cheer', needs: 'cheer >= 2 & origins >= 1', points: 6, bonus: [] },
];

const otherRules: Rules = {
  ...rules,
  seats: { min: 1, max: 4 },
  passing: 'onward',
  refusing: 'unable',
  netGate: 'from-top',
  multipliers: 'anytime',
  goalOrder: 'free',
  personalRefill: true,
  rejected: 'discarded',
  deadGoals: 'stay',
  refill: 'everything',
  lastSet: ({ seats, own }) => (own?.everySet === true ? 9 : seats),
  cut: () => 0,
  parts: [...rules.parts, 'cheer'],
  ties: ['better-goal', 'more-cheer', 'more-band', 'fewer-multipliers', 'fewer-penalties'],
};

const other = createGame(
  {
    id: 'other-answers',
    rulesVersion: 1,
    rules: otherRules,
    options: { everySet: { type: 'flag', default: false } },
    words: { ...words, parts: { ...words.parts, cheer: 'Cheers' }, options: { everySet: { label: 'Every set' } } },
  },
  pack,
);

/** Plays a random match and looks at every decision. */
function walk(seats: number, seed: number, look: (state: State, seat: number, moves: readonly Move[]) => void): State {
  const random: Random = fastRandom(seed);
  const state = other.setup({ everySet: false }, seats, random);
  while (state.toAct !== 0) {
    const seat = firstSeat(state.toAct);
    const moves = other.legalMoves(state, seat);
    look(state, seat, moves);
    const active = moves.filter((move) => move.type !== 'drop' && move.type !== 'enough' && move.type !== 'done');
    const choice = active.length > 0 && random.below(6) > 0 ? active : moves;
    other.play(state, seat, choice[random.below(choice.length)], random);
  }
  return state;
}

describe('the other answers to the questions of the kit', () => {
  test('the changed pack is sound', () => {
    expect(packFault(pack)).toBeUndefined();
  });

  test('obey the laws', () => {
    expect(checkLaws(other, { matches: 8, seed: 2 }).broken).toEqual([]);
  }, 60_000);

  test('a playable card must be picked while there is one', () => {
    let restricted = 0;
    for (let seed = 1; seed < 20; seed++) {
      walk(3, seed, (state, seat, moves) => {
        if (state.phase === 'pick' && moves.length < state.hands[seat].length) restricted++;
        expect(moves.some((move) => move.type === 'refuse')).toBe(false);
      });
    }
    expect(restricted).toBeGreaterThan(0);
  });

  test('a multiplier goes to any member, once each, at any own moment', () => {
    let boosts = 0;
    for (let seed = 1; seed < 30; seed++) {
      const state = walk(2, seed, (_state, _seat, moves) => {
        boosts += moves.filter((move) => move.type === 'boost').length;
      });
      const view = other.view(state, 'spectator');
      for (const sheet of view.sheets) {
        const used = sheet.used.reduce((sum, each) => sum + each, 0);
        expect(sheet.posts.filter((post) => post?.boosted === true)).toHaveLength(used);
      }
    }
    expect(boosts).toBeGreaterThan(0);
  });

  test('net nodes grow from the top row along links', () => {
    for (let seed = 1; seed < 15; seed++) {
      walk(2, seed, (state, seat, moves) => {
        const crossed = other.view(state, seat).sheets[seat].net;
        for (const move of moves) {
          if (move.type !== 'cross' || move.section !== 'net') continue;
          const neighbours = other.kit.netNeighbours[move.space];
          expect(move.space < 5 || crossed.some((node) => (neighbours >> node) & 1)).toBe(true);
        }
      });
    }
  });

  test('goals are claimed in any order, and a claimed personal goal is followed by a new one', () => {
    let renewed = 0;
    for (let seed = 1; seed < 60; seed++) {
      let before = -1;
      walk(2, seed, (state, seat, moves) => {
        for (const move of moves) {
          if (move.type !== 'claimSlot') continue;
          const goal = move.slot === 4 ? state.personal[seat] : state.slots[move.slot];
          expect(isSatisfied(other.kit, state.sheets[seat], goal)).toBe(true);
        }
        if (before >= 0 && state.personal[0] >= 0 && state.personal[0] !== before) renewed++;
        before = state.personal[0];
      });
    }
    expect(renewed).toBeGreaterThan(0);
  });

  test('a game has options of its own, which its rules are asked with again whenever somebody imagines', () => {
    const everySet = must(Match.start(other, { seats: 2, options: { everySet: true }, secret: secretFor('sets') }));
    const plain = must(Match.start(other, { seats: 2, options: {}, secret: secretFor('sets') }));
    const cardsOf = ({ stack, hands }: State): number => stack.length + hands.flat().length;
    expect(cardsOf(everySet.state)).toBe(pack.cards.length);
    expect(cardsOf(plain.state)).toBeLessThan(pack.cards.length);
    expect(cardsOf(other.imagine(everySet.view(0), fastRandom(1)))).toBe(pack.cards.length);
    expect(Match.start(other, { seats: 1, options: { harder: true }, secret: secretFor('sets') })).toMatchObject({
      problem: { code: 'unknown-option' },
    });
  });

  test('hands always go onward', () => {
    const remembered: unknown[] = [];
    walk(3, 5, (state, seat) => {
      if (state.week === 2 && state.day === 2 && state.phase === 'pick' && seat === 0)
        remembered.push(other.view(state, 0).hands[1]);
    });
    expect(remembered).toHaveLength(1);
    expect(remembered[0]).toHaveLength(4);
  });

  test('a goal may ask for members of one origin', () => {
    const [need] = other.kit.goals[other.kit.goals.length - 2].needs;
    expect(need).toMatchObject({ metric: 'origin', atLeast: 2 });
  });
});
