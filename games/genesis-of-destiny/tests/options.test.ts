import { defaultOptions, fastRandom, parseOptions } from '@bandstand/engine';
import { describe, expect, test } from 'vitest';
import { sumOf } from '../rules/course.ts';
import type { Options, State } from '../state.ts';
import { FIRST_DICE_CARD, SLOTS, circleOf, slotOf, type Column } from '../vocabulary.ts';
import { game, nextRound, Stage, standard } from './stage.ts';

const unsigned = (crowd: number, options: Partial<Options>) => {
  const stage = new Stage({ phase: 'downtime', order: [0, 1, 2], songs: [], crowd: [crowd, 0, 0] }, options);
  stage.random = { below: () => 0 };
  return stage.play({ type: 'walkOut' }).state.ending === 'unsigned';
};
const burns = (gigs: number, options: Partial<Options>) => nextRound({ gigs }, options).last('gigBurned') !== undefined;

describe('options', () => {
  test('the default is tuned: four gigs of grace and a bar of 150', () => {
    expect([burns(3, {}), burns(4, {})]).toEqual([false, true]);
    expect([unsigned(148, {}), unsigned(149, {})]).toEqual([true, false]);
  });

  test('as found: one gig of grace and no bar', () => {
    const options: Partial<Options> = { tuning: 'asFound' };
    expect([burns(0, options), burns(1, options)]).toEqual([false, true]);
    expect(unsigned(0, options)).toBe(false);
  });

  test('a given grace or bar goes before the tuning', () => {
    expect([burns(1, { graceGigs: 2 }), burns(2, { graceGigs: 2 })]).toEqual([false, true]);
    expect([burns(4, { tuning: 'asFound', graceGigs: 5 }), unsigned(0, { labelBar: 0 })]).toEqual([false, false]);
    const bar: Partial<Options> = { tuning: 'asFound', labelBar: 100 };
    expect([unsigned(98, bar), unsigned(99, bar)]).toEqual([true, false]);
  });

  test('grace is 1 to 5, the bar 0 to 300, the season 8 to 16 with 12 as the default', () => {
    const { graceGigs, labelBar, seasonGigs } = game.options;
    expect(graceGigs).toEqual({ type: 'auto', min: 1, max: 5, default: 'auto' });
    expect(labelBar).toEqual({ type: 'auto', min: 0, max: 300, default: 'auto' });
    expect(seasonGigs).toMatchObject({ min: 8, max: 16, default: 12 });
  });

  test('any whole number can be the bar', () => {
    expect([unsigned(136, { labelBar: 137 }), unsigned(136, { labelBar: 138 })]).toEqual([false, true]);
    expect(parseOptions(game.options, { labelBar: 301 })).toMatchObject({
      ok: false,
      problem: { message: 'Option "labelBar" takes "auto" or a whole number from 0 to 300.' },
    });
  });

  test('the default table has special dice, the normal track, no game master and no party', () => {
    expect(defaultOptions(game.options)).toMatchObject({
      specialDice: true,
      lifeTrack: 'normal',
      rolePlaying: false,
      party: false,
      honour: 'server',
    });
  });

  test('without special dice none of the three dice cards is in the game', () => {
    const cards = (specialDice: boolean) => {
      const { deck, market } = new Stage({}, { specialDice }).state;
      return [...deck, ...market].filter((card) => card >= FIRST_DICE_CARD).sort((a, b) => a - b);
    };
    expect(cards(true)).toEqual([FIRST_DICE_CARD, FIRST_DICE_CARD + 1, FIRST_DICE_CARD + 2]);
    expect(cards(false)).toEqual([]);
  });

  test.each([
    ['normal', [0, 3, 6, 12, 25, 40, 80, 100]],
    ['expert', [0, 5, 10, 15, 25, 50, 100, 120]],
  ] as const)('the %s track costs %j COMMITMENT', (lifeTrack, costs) => {
    const stage = new Stage(
      { phase: 'living', order: [0, 1, 2], actor: 0, commitment: [sumOf(costs), 0, 0] },
      { lifeTrack },
    );
    const paid = costs.map((_, level) => {
      const before = stage.state.commitment[0];
      stage.play({ type: 'level', track: level % 2 });
      return before - stage.state.commitment[0];
    });
    expect(paid).toEqual(costs);
    expect(stage.moves().some((move) => move.type === 'level')).toBe(false);
  });
});

describe('set-up', () => {
  const fresh = (seed: number): State => game.setup(defaultOptions(game.options), 3, fastRandom(seed));

  test('all stats, bubbles and dice start at 0', () => {
    expect(fresh(1)).toMatchObject({
      bandCoin: 0,
      bandCrowd: 0,
      clout: 0,
      coin: [0, 0, 0],
      crowd: [0, 0, 0],
      commitment: [0, 0, 0],
      intensity: [0, 0, 0],
      craft: [0, 0, 0],
      ownDice: [0, 0, 0],
    });
  });

  test('gigs 1 to 5 are unlocked, 6 to 12 locked', () => {
    expect(fresh(1).unlocked).toBe(0b11111);
  });

  test('the market has four cards, and another shuffle gives others', () => {
    expect(fresh(1).market).toHaveLength(4);
    expect(new Set([1, 2, 3, 4, 5].map((seed) => fresh(seed).market.join())).size).toBeGreaterThan(1);
  });

  test('the band starts with one song of three full parts, not recorded, and no draft', () => {
    const { songs, draft } = fresh(1);
    expect(songs).toMatchObject([{ recorded: -1, columns: [{ rows: 7 }, { rows: 7 }, { rows: 7 }] }]);
    expect(draft).toEqual([]);
  });

  test('the first song has seven circles: a crown on each part, up then down between the M squares, equals twice', () => {
    const drawn = standard.firstSong.map(({ circles }: Column) =>
      Object.fromEntries(circles.flatMap((circle, slot) => (circle < 0 ? [] : [[SLOTS[slot], circle]]))),
    );
    expect(drawn).toEqual([
      { top: circleOf('crown'), mL: circleOf('up'), bL: circleOf('equals') },
      { top: circleOf('crown'), mL: circleOf('down'), bL: circleOf('equals') },
      { top: circleOf('crown') },
    ]);
  });

  test('a part has nine places for circles: one above, two between, two at each right edge', () => {
    expect(SLOTS).toEqual(['top', 'fm', 'mb', 'fU', 'fL', 'mU', 'mL', 'bU', 'bL']);
    expect(standard.firstSong[0].circles).toHaveLength(slotOf('bL') + 1);
  });

  test('all three choose Intensity or Craft as their first bubble, and nothing else', () => {
    const stage = new Stage();
    for (const seat of [0, 1, 2])
      expect(stage.moves(seat)).toMatchObject([
        { type: 'startWith', track: 0 },
        { type: 'startWith', track: 1 },
      ]);
  });

  test('the first bubble is free and uses up the space without cost, and Melody gets no COIN for it', () => {
    const stage = new Stage({ bandCoin: 10 }).all({ type: 'startWith', track: 1 });
    expect(stage.state).toMatchObject({ commitment: [0, 0, 0], bandCoin: 10, coin: [0, 0, 0] });
    stage.state.phase = 'downtime';
    stage.state.order = [0, 1, 2];
    stage.state.actor = 0;
    stage.state.commitment[0] = 2;
    expect(stage.can({ type: 'live' })).toBe(false);
    stage.state.commitment[0] = 3;
    expect(stage.can({ type: 'live' })).toBe(true);
  });
});

describe('the move table', () => {
  const count = (type: string) => game.moves.filter((move) => move.type === type).length;
  test.each([
    ['startWith', 2],
    ['level', 2],
    ['approve', 16],
    ['pick', 4],
    ['buy', 4],
    ['askBand', 4],
    ['amount', 1000],
    ['playLive', 20],
    ['playRecorded', 20],
    ['proposeRecord', 20],
    ['claim', 20],
    ['place', 24],
    ['unison', 24],
    ['nudge', 48],
    ['flare', 3],
    ['pocket', 6],
    ['vote', 2],
    ['vow', 2],
    ['addPart', 20],
    ['addCircle', 45],
    ['gmCard', 12],
    ['gmBlank', 1],
    ['gmChoose', 10],
    ['gmDone', 1],
  ])('there are %s moves: %i', (type, number) => {
    expect(count(type)).toBe(number);
  });

  test('every other kind of move is one move', () => {
    for (const type of [
      ...['playCover', 'endSet', 'shake', 'doubleStop', 'unpocket', 'rollSpecial', 'sustain', 'letPass', 'stay'],
      ...['walkOut', 'live', 'riff', 'rest', 'done', 'discardFirst', 'discardAll', 'proposeWrite', 'pass', 'wait'],
      'leave',
    ])
      expect([type, count(type)]).toEqual([type, 1]);
  });
});
