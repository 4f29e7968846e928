import { canonical, fastRandom } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { ALLOW, dropBand, PASS, playEvent, recruitBand, recruitBusiness, sit, STOP_IT } from './sitting.ts';

const two = [[0], [1, 10]];

test('only cards of opponents whose fee can be paid may be named', () => {
  const match = sit({
    bands: [[0], [1, 10], [14]],
    business: [[0], [21], []],
    chips: [4, 0, 0],
    hands: [['recruitBand', 'recruitBusiness'], [], []],
    at: 'events',
  });
  expect(match.choices.filter(({ type }) => type.startsWith('recruit'))).toEqual([
    recruitBand(10),
    recruitBusiness(21),
  ]);
});

test('a recruit pays the fee to the bank and gains the card', () => {
  const match = sit({ bands: two, chips: [5, 0], hands: [['recruitBand'], []], at: 'events' }).play(recruitBand(10));
  expect(match.state.bands).toEqual([[0, 10], [1]]);
  expect(match.state.chips).toEqual([2, 0]);
  expect(match.bottomEvents(1)).toEqual(['recruitBand']);
});

test('a business card is recruited in the same way', () => {
  const match = sit({
    bands: two,
    business: [[], [6]],
    chips: [5, 0],
    hands: [['recruitBusiness'], []],
    at: 'events',
  }).play(recruitBusiness(6));
  expect(match.state.business).toEqual([[6], []]);
  expect(match.state.chips[0]).toBe(0);
});

test.each([
  ['a chip and an event, though no STOP', 1, ['tour'], true],
  ['a chip and a STOP', 1, ['stop'], true],
  ['a STOP but no chip', 0, ['stop'], false],
  ['a chip but no event', 1, [], false],
] as const)('the owner with %s: is there a window?', (_, chips, hand, opens) => {
  const match = sit({ bands: two, chips: [5, chips], hands: [['recruitBand'], [...hand]], at: 'events' }).play(
    recruitBand(10),
  );
  expect([match.state.phase, match.state.actor]).toEqual([opens ? 'react' : 'event', 1]);
});

test('STOP is legal only if held; letting it happen always', () => {
  const window = (hand: ('stop' | 'tour')[]) =>
    sit({ bands: two, chips: [5, 1], hands: [['recruitBand'], hand], at: 'events' }).play(recruitBand(10)).choices;
  expect(window(['stop'])).toEqual([ALLOW, STOP_IT]);
  expect(window(['tour'])).toEqual([ALLOW]);
});

test('STOP costs one chip; no fee is paid and the recruiter’s event turn is used up', () => {
  const match = sit({
    bands: two,
    chips: [5, 2],
    hands: [
      ['recruitBand', 'tour'],
      ['stop', 'tour'],
    ],
    at: 'events',
  });
  match.play(recruitBand(10), STOP_IT);
  expect(match.state.chips).toEqual([5, 1]);
  expect(match.state.bands).toEqual(two);
  expect(match.bottomEvents(2)).toEqual(['stop', 'recruitBand']);
  expect([match.state.phase, match.state.actor]).toEqual(['event', 1]);
  expect(match.can(playEvent('tour'))).toBe(true);
});

test('a player may be recruited from more than once and may stop each time while chips and cards last', () => {
  const match = sit({
    bands: [[0], [1, 10], [2]],
    chips: [5, 2, 5],
    hands: [['recruitBand'], ['stop', 'stop'], ['recruitBand']],
    starter: 2,
    at: 'events',
  }).play(recruitBand(10), STOP_IT, recruitBand(10), STOP_IT);
  expect(match.state.chips[1]).toBe(0);
  expect(match.state.bands[1]).toEqual([1, 10]);
});

test('recruiting the last band card is allowed; an empty band earns nothing', () => {
  const match = sit({ bands: [[10], [1]], chips: [5, 0], hands: [['recruitBand'], []], at: 'events' }).play(
    recruitBand(1),
  );
  expect(match.state.bands[1]).toEqual([]);
  match.until('nominate', 'pass', 'done');
  expect(match.state.chips).toEqual([2, 0]);
});

test('a recruited duplicate: the recruiter has paid, then gives one of the two up', () => {
  const match = sit({ bands: [[0], [1]], chips: [5, 0], hands: [['recruitBand'], []], at: 'events' }).play(
    recruitBand(1),
  );
  expect([match.state.phase, match.state.chips[0]]).toEqual(['resolve', 0]);
  expect(match.choices).toEqual([dropBand(0), dropBand(1)]);
  match.play(dropBand(1));
  expect(match.state.actor).toBe(1);
});

test('losing contract cards to a recruit does not clear the contract: RADIO PLAY is still legal this turn', () => {
  const match = sit({
    bands: two,
    chips: [6, 0],
    business: [[], [0, 3]],
    contracts: [1],
    hands: [['recruitBusiness'], ['radioPlay']],
    marker: 9,
    at: 'events',
  });
  match.play(recruitBusiness(0));
  expect(match.state.actor).toBe(1);
  expect(match.can(playEvent('radioPlay'))).toBe(true);
});

test('nobody but the owner can tell whether a STOP is held', () => {
  const held = sit({
    bands: [[0], [1, 10], [2]],
    chips: [5, 2, 2],
    hands: [['recruitBand'], ['stop', 'tour'], []],
    at: 'events',
  }).play(recruitBand(10));
  const bluff = sit({
    bands: [[0], [1, 10], [2]],
    chips: [5, 2, 2],
    hands: [['recruitBand'], ['tax', 'tour'], []],
    at: 'events',
  }).play(recruitBand(10));
  for (const viewer of [0, 2, 'spectator'] as const) {
    const [a, b] = [held, bluff].map(({ state }) => game.view(state, viewer));
    expect(canonical(a)).toBe(canonical(b));
    expect(game.text.prompt(a, String, viewer)).toBe(game.text.prompt(b, String, viewer));
  }
  const seen = (match: typeof held) => match.play(ALLOW).events.map((event) => canonical(game.viewEvent(event, 0)));
  expect(seen(held)).toEqual(seen(bluff));
});

test('drawn and thrown events are told to their owner only', () => {
  const match = sit({
    bands: two,
    hands: [['tax', 'tax', 'tax', 'tax', 'stop'], []],
    eventTop: ['tour'],
    at: 'events',
  });
  const [drawn] = match.play({ type: 'draw' }).events;
  expect(game.viewEvent(drawn, 0)).toMatchObject({ event: 6 });
  expect(game.viewEvent(drawn, 1)).toMatchObject({ event: 'hidden' });
  expect(game.viewEvent(drawn, 'spectator')).toMatchObject({ event: 'hidden' });
  const [thrown] = match.play({ type: 'throwEvent', event: 3 }).events;
  expect(game.viewEvent(thrown, 1)).toMatchObject({ type: 'eventThrown', event: 'hidden' });
});

test('an imagined state keeps own events and hand sizes, and spreads the unseen cards', () => {
  const match = sit({
    bands: [[0], [1], [2]],
    chips: [9, 9, 9],
    hands: [['stop', 'tour'], ['radioPlay'], ['tax', 'tax', 'legal']],
    at: 'events',
  });
  const hands = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    const world = game.imagine(game.view(match.state, 0), fastRandom(seed));
    expect(world.hands[0]).toEqual(match.state.hands[0]);
    expect(world.hands.map((hand) => hand.reduce((sum, count) => sum + count))).toEqual([2, 1, 3]);
    expect(world.bandDeck).toHaveLength(match.state.bandDeck.length);
    hands.add(canonical(world.hands[2]));
  }
  expect(hands.size).toBeGreaterThan(5);
});

test('passing leaves a recruit card in hand', () => {
  const match = sit({ bands: two, chips: [5, 5], hands: [['recruitBand'], []], at: 'events' }).play(PASS);
  expect(match.hand(0)).toEqual(['recruitBand']);
});

test('an owner without a STOP is answered for after a pause, one with a STOP decides', () => {
  const answers = (hand: ['tour'] | ['stop']) => {
    const match = sit({ bands: [[0], [11]], chips: [9, 3], hands: [['recruitBand'], hand], at: 'events' });
    match.play(recruitBand(11));
    return game.reflex?.(game.view(match.state, 1), game.legalMoves(match.state, 1))?.type;
  };
  expect(answers(['tour'])).toBe('allow');
  expect(answers(['stop'])).toBeUndefined();
});
