import { expect, test } from 'vitest';
import { DONE, DRAW, dropBand, dropBusiness, moveTo, PASS, playEvent, playOn, sit, throwEvent } from './sitting.ts';

const two = [[0], [1]];
const three = [[0], [1], [2]];

test('an event turn is one of playing, drawing and passing', () => {
  const match = sit({ chips: [3, 3], bands: two, hands: [['tour', 'stop', 'tax'], []], at: 'events' });
  expect(match.choices).toEqual([PASS, DRAW, playEvent('tour'), playOn('tax', 1)]);
});

test('STOP is never playable on the own event turn', () => {
  const match = sit({ bands: two, chips: [3, 3], hands: [['stop', 'stop'], []], at: 'events' });
  expect(match.choices).toEqual([PASS, DRAW]);
});

test('every seat has one event turn, clockwise from the starting player', () => {
  const match = sit({ bands: three, starter: 2, at: 'events' });
  const order: number[] = [];
  while (match.state.phase === 'event') {
    order.push(match.state.actor);
    match.play(PASS);
  }
  expect(order).toEqual([2, 0, 1]);
});

test('RADIO PLAY needs a contract and moves the pawn up a fret', () => {
  expect(sit({ bands: two, hands: [['radioPlay'], []], at: 'events' }).can(playEvent('radioPlay'))).toBe(false);
  const match = sit({ bands: two, hands: [['radioPlay'], []], contracts: [0], at: 'events' }).play(
    playEvent('radioPlay'),
  );
  expect(match.state.fret).toEqual([1, 0]);
  expect(match.bottomEvents(1)).toEqual(['radioPlay']);
});

test('RADIO PLAY at the last fret wins at once', () => {
  const match = sit({ bands: two, hands: [['radioPlay'], []], contracts: [0], fret: [7, 0], at: 'events' }).play(
    playEvent('radioPlay'),
  );
  expect(match.state.phase).toBe('over');
});

test.each([
  [0, 0],
  [1, 1],
  [3, 1],
  [4, 2],
  [10, 4],
  [30, 10],
])('TAX PROBLEMS on %i chips costs %i', (chips, due) => {
  const match = sit({ bands: two, chips: [0, chips], hands: [['tax'], []], at: 'events' }).play(playOn('tax', 1));
  expect(match.state.chips[1]).toBe(chips - due);
});

test('with an Accountant TAX PROBLEMS cost one chip', () => {
  const match = sit({ bands: two, business: [[], [9]], chips: [0, 30], hands: [['tax'], []], at: 'events' }).play(
    playOn('tax', 1),
  );
  expect(match.state.chips[1]).toBe(29);
});

test('LEGAL PROBLEMS cost three chips and bar from negotiating this turn', () => {
  const match = sit({ bands: two, chips: [5, 5], hands: [['legal'], []], at: 'events' }).play(playOn('legal', 1));
  expect(match.state.chips[1]).toBe(2);
  match.play(PASS, DONE, DONE);
  expect([match.state.phase, match.state.actor]).toEqual(['negotiate', 0]);
  match.play(PASS);
  expect(match.state.phase).toBe('draw');
  match.until('nominate', 'pass');
  expect(match.state.barred).toBe(0);
});

test('with a Lawyer LEGAL PROBLEMS cost one chip and bar nobody', () => {
  const match = sit({ bands: two, business: [[], [4]], chips: [0, 5], hands: [['legal'], []], at: 'events' }).play(
    playOn('legal', 1),
  );
  expect([match.state.chips[1], match.state.barred]).toEqual([4, 0]);
});

test('LEGAL PROBLEMS on a player without chips: nothing is paid, but they are barred', () => {
  const match = sit({ bands: two, chips: [0, 0], hands: [['legal'], []], at: 'events' }).play(playOn('legal', 1));
  expect([match.state.chips[1], match.state.barred]).toEqual([0, 0b10]);
});

test('a fine is never more than the payer has', () => {
  const match = sit({ bands: two, chips: [0, 2], hands: [['legal'], []], at: 'events' }).play(playOn('legal', 1));
  expect(match.state.chips[1]).toBe(0);
});

test('TOUR pays the largest group of band cards sharing one letter', () => {
  const match = sit({ bands: [[4, 26, 52, 50], [1]], hands: [['tour'], []], at: 'events' }).play(playEvent('tour'));
  expect(match.state.chips[0]).toBe(3);
});

test('chips above 99 are not paid out', () => {
  const match = sit({ bands: [[1, 26, 52], [0]], chips: [98, 0], hands: [['tour'], []], at: 'events' }).play(
    playEvent('tour'),
  );
  expect(match.state.chips[0]).toBe(99);
});

test('STREET TEAM draws two events; the card itself goes under after the draw and before any discard', () => {
  const match = sit({
    bands: two,
    hands: [['streetTeam', 'stop', 'stop', 'stop', 'stop'], []],
    eventTop: ['tour', 'tax'],
    at: 'events',
  }).play(playEvent('streetTeam'));
  expect(match.state.phase).toBe('trim');
  expect(match.bottomEvents(1)).toEqual(['streetTeam']);
  expect(match.choices).toEqual([throwEvent('stop'), throwEvent('tax'), throwEvent('tour')]);
  match.play(throwEvent('tax'));
  expect(match.hand(0)).toHaveLength(5);
  expect(match.bottomEvents(2)).toEqual(['streetTeam', 'tax']);
  expect([match.state.phase, match.state.actor]).toEqual(['event', 1]);
});

test('drawing with five in hand is allowed, then one is thrown, possibly the new one', () => {
  const match = sit({
    bands: two,
    hands: [['stop', 'stop', 'stop', 'stop', 'stop'], []],
    eventTop: ['tour'],
    at: 'events',
  }).play(DRAW);
  expect(match.choices).toEqual([throwEvent('stop'), throwEvent('tour')]);
  match.play(throwEvent('tour'));
  expect(match.hand(0)).toEqual(['stop', 'stop', 'stop', 'stop', 'stop']);
});

test('a drawn event cannot be used in the same turn', () => {
  const match = sit({ bands: two, hands: [[], []], eventTop: ['tour'], at: 'events' }).play(DRAW);
  expect([match.state.phase, match.state.actor]).toEqual(['event', 1]);
});

test('TALENT SCOUT turns up three cards; one or none is gained, the others go under in the order shown', () => {
  const match = sit({ bands: two, hands: [['talentScout'], []], bandTop: [10, 20, 30], at: 'events' }).play(
    playEvent('talentScout'),
  );
  expect([match.state.phase, match.state.shown]).toEqual(['scout', [10, 20, 30]]);
  match.play({ type: 'scout', place: 1 });
  expect(match.state.bands[0]).toEqual([0, 20]);
  expect(match.state.bandDeck.slice(-2)).toEqual([10, 30]);
  expect(match.bottomEvents(1)).toEqual(['talentScout']);
  const none = sit({ bands: two, hands: [['talentScout'], []], bandTop: [10, 20, 30], at: 'events' }).play(
    playEvent('talentScout'),
    PASS,
  );
  expect(none.state.bandDeck.slice(-3)).toEqual([10, 20, 30]);
});

test('TALENT SCOUT shows fewer cards when the deck is short, and is not offered when it is empty', () => {
  const match = sit({ bands: two, hands: [['talentScout'], []], bandDeck: [10], at: 'events' }).play(
    playEvent('talentScout'),
  );
  expect(match.choices).toEqual([PASS, { type: 'scout', place: 0 }]);
  expect(
    sit({ bands: two, hands: [['talentScout'], []], bandDeck: [], at: 'events' }).can(playEvent('talentScout')),
  ).toBe(false);
});

test('a scouted duplicate: one of the two goes', () => {
  const match = sit({ bands: two, hands: [['talentScout'], []], bandTop: [3, 20, 30], at: 'events' });
  match.play(playEvent('talentScout'), { type: 'scout', place: 0 });
  expect(match.choices).toEqual([dropBand(0), dropBand(3)]);
  match.play(dropBand(0));
  expect([match.state.phase, match.state.actor]).toEqual(['event', 1]);
});

test('free discards: any number of own cards, one at a time, clockwise, then done', () => {
  const match = sit({ bands: [[0, 10], [1]], business: [[3], []], hands: [['tour'], []], starter: 0, at: 'discards' });
  expect(match.choices).toEqual([DONE, throwEvent('tour'), dropBand(0), dropBand(10), dropBusiness(3)]);
  match.play(dropBand(10), dropBusiness(3), throwEvent('tour'));
  expect(match.state.actor).toBe(0);
  match.play(DONE);
  expect(match.state.actor).toBe(1);
});

test('a player with nothing in hand, band or business is not asked to discard', () => {
  const match = sit({ bands: [[0], [], [2]], at: 'discards' }).play(DONE);
  expect(match.state.actor).toBe(2);
  match.play(dropBand(2));
  expect(match.state.phase).not.toBe('discard');
});

test('giving up cards a contract rests on has no effect before the check', () => {
  const match = sit({
    bands: [[0, 10], [1]],
    business: [[0, 3], []],
    contracts: [0],
    chips: [3, 3],
    marker: 9,
    at: 'discards',
  });
  match.play(dropBusiness(0));
  expect(match.state.contracts).toBe(0b01);
  match.play(DONE, DONE, PASS, moveTo(8));
  expect(match.state.contracts).toBe(0);
});
