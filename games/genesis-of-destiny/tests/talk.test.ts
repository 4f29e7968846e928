import { describe, expect, test } from 'vitest';
import type { Options } from '../state.ts';
import { game, Stage } from './stage.ts';

const talk = (stage: Stage, viewer: number | 'spectator') => game.talk?.(game.view(stage.state, viewer), viewer);
const party = (options: Partial<Options> = {}) =>
  new Stage({ chosen: 0, setSongs: 1 }, { party: true, ...options }).song(0, 4, 2, 6, 1);

describe('talking during a song at a party', () => {
  test('Beats does not write but taps one to six times, soft or loud, rolls or rests', () => {
    const rule = talk(party(), 0);
    expect(rule?.closed?.code).toBe('beats-only-taps');
    expect(rule?.signs?.map(({ id }) => id)).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((taps) => `taps-soft-${taps}`),
      ...[1, 2, 3, 4, 5, 6].map((taps) => `taps-loud-${taps}`),
      'drum-roll',
      'drum-rest',
    ]);
  });

  test('Melody does not write but hums one to six notes, low, middle, high, rising, falling or held', () => {
    const rule = talk(party(), 1);
    expect(rule?.closed?.code).toBe('melody-only-hums');
    expect(rule?.signs).toHaveLength(36);
    expect(rule?.signs?.map(({ label }) => label)).toContain('1 rising note');
    expect(rule?.signs?.map(({ label }) => label)).toContain('6 held notes');
  });

  test('Front writes freely', () => {
    expect(talk(party(), 2)?.closed).toBeUndefined();
  });

  test('spectators and the game master cannot write', () => {
    expect(talk(party(), 'spectator')?.closed?.code).toBe('quiet-while-they-play');
    expect(talk(party({ rolePlaying: true }), 3)?.closed?.code).toBe('quiet-while-they-play');
  });

  test('all talk freely before the first roll and once the song is counted', () => {
    const before = new Stage({}, { party: true });
    for (const viewer of [0, 1, 2, 'spectator'] as const) expect(talk(before, viewer)).toBeUndefined();
    const stage = party();
    for (let turn = 0; turn < 9; turn++) stage.play(first(stage));
    expect(stage.state.phase).not.toBe('songTurn');
    for (const viewer of [0, 1, 2, 'spectator'] as const) expect(talk(stage, viewer)).toBeUndefined();
  });

  test('recordings, solos, other tables and people in one room are not limited', () => {
    const record = new Stage({ occasion: 'record' }, { party: true }).song(0, 4, 2, 6, 1);
    expect(talk(record, 0)).toBeUndefined();
    const solo = new Stage({ occasion: 'solo', soloist: 1 }, { party: true }).song(0, 4, 2, 6, 1);
    expect(talk(solo, 1)).toBeUndefined();
    expect(talk(new Stage().song(0, 4, 2, 6, 1), 0)).toBeUndefined();
    expect(talk(party({ honour: 'local' }), 0)).toBeUndefined();
  });
});

describe('showing one’s hand', () => {
  const holding = () => {
    const stage = new Stage({}, {});
    stage.state.hands[1][0] = 2;
    stage.state.hands[1][11] = 1;
    return stage;
  };

  test('whoever holds cards may name them to the table, beside the usual signs', () => {
    const [shown, ...usual] = talk(holding(), 1)?.signs ?? [];
    expect(shown).toEqual({ id: 'show-hand', label: 'My cards: Verse, Verse and Crescendo' });
    expect(usual.map(({ id }) => id)).toEqual(['clap', 'wow', 'laugh', 'think', 'sorry', 'hurry']);
    expect(talk(holding(), 1)?.closed).toBeUndefined();
  });

  test('nobody shows cards of others, and nobody anything in a song that only taps and hums', () => {
    expect(talk(holding(), 0)).toBeUndefined();
    expect(talk(holding(), 'spectator')).toBeUndefined();
    const stage = party();
    stage.state.hands[1][0] = 1;
    expect(talk(stage, 1)?.signs?.map(({ id }) => id)).not.toContain('show-hand');
  });
});

const first = (stage: Stage): object => {
  const { id: _id, ...move } = stage.moves()[0];
  return move;
};
