import { expect, test } from 'vitest';
import { standard } from '../standard.ts';
import { NONE } from '../state.ts';
import { bid, dropBand, dropBusiness, nominate, PASS, sit } from './sitting.ts';

test('worked example: three players, the row, automatic passes and the token', () => {
  const match = sit({ chips: [4, 5, 2], bands: [[0], [1], [2]], row: [0, 10, 15], bandTop: [16, 17] });
  match.play(nominate(3), bid(2), bid(3));
  expect(match.state.actor).toBe(0);
  match.play(bid(4), bid(5));
  expect(match.state.chips).toEqual([4, 0, 2]);
  expect(match.state.bands[1]).toEqual([1, 15]);
  expect(match.state.actor).toBe(2);
  match.play(nominate(2), bid(1));
  expect(match.state.actor).toBe(0);
  match.play(bid(2));
  expect(match.events).toContainEqual({ type: 'cardTurnedUp', card: 10 });
  expect(match.state.bands[0]).toEqual([0, 10]);
  expect([match.state.phase, match.state.actor]).toEqual(['nominate', 2]);
  match.play(PASS);
  expect(match.state.starter).toBe(0);
  expect(match.state.chips).toEqual([2, 0, 2]);
  expect(match.state.businessDeck.at(-1)).toBe(0);
  expect(match.state.row.slice(2, 4)).toEqual([16, 17]);
  expect(match.state.phase).toBe('event');
});

test('the nominator must open with one or more, at most own chips', () => {
  const match = sit({ chips: [3, 3] }).play(nominate(1));
  expect(match.choices).toEqual([bid(1), bid(2), bid(3)]);
});

test('the opening bid stands when all others are out at once, however high', () => {
  const match = sit({ chips: [9, 4], bands: [[0], [1]], row: [0, 10] }).play(nominate(2), bid(9));
  expect(match.state.chips).toEqual([0, 4]);
  expect(match.state.bands[0]).toContain(10);
});

test('who is out of the bidding for want of chips is told', () => {
  const match = sit({ chips: [4, 5, 2], bands: [[0], [1], [2]], row: [0, 10, 15] }).play(nominate(3), bid(2));
  expect(match.events).toContainEqual({ type: 'outbid', seat: 2 });
  expect(match.events).not.toContainEqual({ type: 'outbid', seat: 0 });
});

test('a pass is final for this item', () => {
  const match = sit({ chips: [9, 9, 9], bands: [[0], [1], [2]] }).play(nominate(3), bid(1), PASS, bid(2), bid(3));
  expect(match.state.actor).toBe(2);
  match.play(PASS);
  expect(match.state.bought).toBe(0b001);
});

test('a player buys one item in a phase and is then out of it', () => {
  const match = sit({ chips: [9, 9], bands: [[0], [1]], row: [0, 10] }).play(nominate(2), bid(1), PASS);
  expect([match.state.phase, match.state.actor]).toEqual(['nominate', 1]);
  match.play(nominate(1), bid(1));
  expect(match.state.chips).toEqual([8, 8]);
});

test('the next nomination is counted from the nominator, whoever won', () => {
  const match = sit({ chips: [5, 5, 5], bands: [[0], [1], [2]] }).play(nominate(3), bid(1), PASS, bid(2), PASS);
  expect(match.state.bought).toBe(0b100);
  expect(match.state.actor).toBe(1);
});

test('with two players an outbid nominator may open the other card at one', () => {
  const match = sit({ chips: [2, 5], bands: [[0], [1]], row: [0, 10] }).play(nominate(2), bid(1), bid(2));
  expect([match.state.phase, match.state.actor]).toEqual(['nominate', 0]);
  match.play(nominate(1));
  expect(match.can(bid(1))).toBe(true);
});

test('a passed nomination is not final: the pointer comes round again after a sale', () => {
  const match = sit({ chips: [3, 3, 3], bands: [[0], [1], [2]] }).play(PASS, nominate(3), bid(1), PASS, PASS);
  expect(match.state.actor).toBe(2);
  match.play(PASS);
  expect([match.state.phase, match.state.actor]).toEqual(['nominate', 0]);
});

test('when all pass there is no sale, the token stays and new cards are laid out', () => {
  const match = sit({
    chips: [3, 3],
    bands: [[0], [1]],
    starter: 1,
    row: [4, 20],
    businessTop: [7],
    bandTop: [30],
  }).play(PASS, PASS);
  expect(match.state.starter).toBe(1);
  expect(match.state.row.slice(1, 3)).toEqual([7, 30]);
  expect([match.state.businessDeck.at(-1), match.state.bandDeck.at(-1)]).toEqual([4, 20]);
});

test('the token goes to the winner of the last auction', () => {
  const match = sit({ chips: [5, 5], bands: [[0], [1]] }).play(nominate(2), bid(1), PASS, nominate(1), bid(2));
  expect(match.state.starter).toBe(1);
});

test('phase 2 begins with the new starting player', () => {
  const match = sit({ chips: [1, 5], bands: [[0], [1]] }).play(nominate(2), bid(1), bid(2), PASS);
  expect([match.state.phase, match.state.actor]).toEqual(['event', 1]);
});

test('the popularity bid needs a contract, ten chips, and is sold once a turn', () => {
  const canOpen = (chips: number, contracts: number[]) =>
    sit({ chips: [chips, 0], bands: [[0], [1]], contracts }).can(nominate(0));
  expect([canOpen(10, [0]), canOpen(9, [0]), canOpen(10, [])]).toEqual([true, false, false]);
  const match = sit({ chips: [10, 11, 5], bands: [[0], [1], [2]], contracts: [0, 1] }).play(nominate(0), bid(10), PASS);
  expect([match.state.actor, match.can(nominate(0))]).toEqual([1, false]);
});

test('with exactly ten chips the popularity bid is opened at ten; a rival needs eleven and a contract', () => {
  const match = sit({ chips: [10, 11, 30], bands: [[0], [1], [2]], contracts: [0, 1] }).play(nominate(0));
  expect(match.choices).toEqual([bid(10)]);
  match.play(bid(10));
  expect(match.state.actor).toBe(1);
  match.play(bid(11));
  expect(match.state.fret).toEqual([0, 1, 0]);
  expect(match.state.chips).toEqual([10, 0, 30]);
});

test('the popularity bid counts as the one item of the phase', () => {
  const match = sit({ chips: [15, 3], bands: [[0], [1]], contracts: [0] }).play(nominate(0), bid(10));
  expect(match.state.bought).toBe(0b01);
  expect(match.state.actor).toBe(1);
});

test('winning the popularity bid and reaching the top ends the match in the middle of the phase', () => {
  const match = sit({ chips: [15, 3], bands: [[0], [1]], contracts: [0], fret: [7, 7] }).play(nominate(0), bid(10));
  expect(match.state.phase).toBe('over');
  expect(match.state.row.slice(1, 3)).not.toContain(NONE);
});

test('a player without chips takes one left-over card free, or declines, and the token does not move', () => {
  const match = sit({ chips: [2, 0], bands: [[0], []], row: [4, 20] }).play(PASS);
  expect([match.state.phase, match.state.actor]).toEqual(['free', 1]);
  expect(match.choices).toEqual([PASS, { type: 'takeFree', slot: 1 }, { type: 'takeFree', slot: 2 }]);
  match.play({ type: 'takeFree', slot: 2 });
  expect(match.state.bands[1]).toEqual([20]);
  expect(match.state.starter).toBe(0);
});

test('a player who paid the last chip at auction gets nothing free', () => {
  const match = sit({ chips: [1, 0], bands: [[0], []], row: [4, 20] }).play(nominate(2), bid(1));
  expect([match.state.phase, match.state.actor]).toEqual(['free', 1]);
  expect(match.state.chips[0]).toBe(0);
  match.play(PASS);
  expect(match.state.phase).toBe('event');
});

test('a face-down card taken free is chosen unseen and turned up then', () => {
  const match = sit({ chips: [2, 0, 2], bands: [[0], [], [2]], row: [4, 20, 25] }).play(PASS, PASS, {
    type: 'takeFree',
    slot: 2,
  });
  expect(match.events).toContainEqual({ type: 'cardTurnedUp', card: 20 });
});

test('the face-down card goes under unseen when nobody buys it', () => {
  const match = sit({ chips: [2, 2, 2], bands: [[0], [1], [2]], row: [4, 20, 25] }).play(PASS, PASS, PASS);
  expect(match.state.bandDeck.slice(-2)).toEqual([20, 25]);
  expect(match.events.some((event) => event.type === 'cardTurnedUp')).toBe(false);
});

test('winning a duplicate occupation: it is paid for, then one of the two goes and the winner may keep the old card', () => {
  const match = sit({ chips: [3, 1], bands: [[0, 10], [1]], row: [0, 11] }).play(nominate(2), bid(3));
  expect([match.state.phase, match.state.chips[0]]).toEqual(['resolve', 0]);
  expect(match.choices).toEqual([dropBand(10), dropBand(11)]);
  match.play(dropBand(11));
  expect(match.state.bands[0]).toEqual([0, 10]);
  expect(match.state.bandDeck.at(-1)).toBe(11);
  expect([match.state.phase, match.state.actor]).toEqual(['nominate', 1]);
});

test('of two equal business cards the newcomer goes without asking', () => {
  const match = sit({ chips: [3, 1], bands: [[0], [1]], business: [[0], []], row: [1, 11] }).play(nominate(1), bid(3));
  expect(match.state.business[0]).toEqual([0]);
  expect(match.state.businessDeck.at(-1)).toBe(1);
  expect(match.state.phase).toBe('nominate');
});

const eight = [0, 10, 15, 20, 25, 30];

test('buying a ninth card with three or four players: any one card must go, the new one included', () => {
  const match = sit({ chips: [3, 1, 1], bands: [eight, [1], [2]], business: [[0, 3], [], []], row: [6, 35, 40] }).play(
    nominate(3),
    bid(3),
  );
  expect([match.state.phase, match.state.duplicate]).toEqual(['resolve', false]);
  expect(match.choices).toEqual([...[...eight, 40].map(dropBand), dropBusiness(0), dropBusiness(3)]);
  match.play(dropBusiness(3));
  expect(match.state.business[0]).toEqual([0]);
  expect(match.state.phase).toBe('nominate');
});

test('the eighth card is within the limit: nothing is asked', () => {
  const seven = sit({
    chips: [3, 1, 1],
    bands: [eight.slice(1), [1], [2]],
    business: [[0, 3], [], []],
    row: [6, 35, 40],
  });
  const match = seven.play(nominate(3), bid(3));
  expect([match.state.phase, match.state.bands[0].length]).toEqual(['nominate', 6]);
});

test('a duplicate discard already brings the count back: no second discard', () => {
  const match = sit({ chips: [3, 1, 1], bands: [eight, [1], [2]], business: [[0, 3], [], []], row: [6, 35, 11] }).play(
    nominate(3),
    bid(3),
  );
  expect(match.choices).toEqual([dropBand(10), dropBand(11)]);
  match.play(dropBand(10));
  expect(match.state.phase).toBe('nominate');
});

test('with two players there is no card limit', () => {
  const match = sit({ chips: [3, 1], bands: [eight, [1]], business: [[0, 3, 6], []], row: [9, 35] }).play(
    nominate(2),
    bid(3),
  );
  expect(match.state.phase).toBe('nominate');
  expect(match.state.bands[0]).toHaveLength(7);
});

test('an auction slot stays empty when its deck is empty', () => {
  const match = sit({ chips: [3, 1], bands: [[0], [1]], row: [9, 35], businessDeck: [] }).play(
    nominate(1),
    bid(1),
    PASS,
  );
  expect(match.state.phase).toBe('event');
  expect(match.state.row[1]).toBe(NONE);
  expect(standard.occupation[match.state.row[2]]).toBeGreaterThanOrEqual(0);
});

test('an eligible player with nothing to nominate is not asked', () => {
  const match = sit({ chips: [3, 20], bands: [[0], [1]], row: [], contracts: [1] });
  expect([match.state.phase, match.state.actor]).toEqual(['nominate', 1]);
  expect(match.choices).toEqual([PASS, nominate(0)]);
});
