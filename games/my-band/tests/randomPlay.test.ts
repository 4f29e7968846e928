import { canonical, defaultOptions, fastRandom } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { standard } from '../content/standard.ts';
import { game } from '../index.ts';
import { eventInPlay } from '../moves/playEvent.ts';
import { handSize, meets } from '../rules/cards.ts';
import { MAX_CHIPS, NONE, type Event, type State } from '../state.ts';

const sorted = (cards: readonly number[]) => cards.toSorted((a, b) => a - b);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** What must hold after every move once set-up is over. */
function checkTable(state: State): void {
  const row = state.row.filter((card, slot) => slot > 1 && card !== NONE);
  expect(sorted([...state.bands.flat(), ...row, ...state.bandDeck, ...state.shown])).toEqual(upTo(60));
  const business = state.row[1] === NONE ? [] : [state.row[1]];
  expect(sorted([...state.business.flat(), ...business, ...state.businessDeck])).toEqual(upTo(24));
  const inHands = state.hands.flatMap((hand) => hand.flatMap((count, type) => Array.from({ length: count }, () => type)));
  const inPlay = eventInPlay(state) === NONE ? [] : [eventInPlay(state)];
  expect(sorted([...inHands, ...inPlay, ...state.eventDeck])).toEqual(sorted(standard.eventCards));
  for (let seat = 0; seat < state.seatCount; seat++) {
    expect(state.chips[seat]).toBeGreaterThanOrEqual(0);
    expect(state.chips[seat]).toBeLessThanOrEqual(MAX_CHIPS);
    if (state.phase !== 'trim') expect(handSize(state.hands[seat])).toBeLessThanOrEqual(5);
    if (state.phase === 'resolve') continue;
    const occupations = state.bands[seat].map((card) => standard.occupation[card]);
    expect(new Set(occupations).size).toBe(occupations.length);
    const roles = state.business[seat].map((card) => standard.businessOccupation[card]);
    expect(new Set(roles).size).toBe(roles.length);
    if (state.seatCount > 2) expect(occupations.length + roles.length).toBeLessThanOrEqual(8);
  }
}

test.each([2, 3, 4])('random matches of %i players keep every card, limit and pawn in order', (seats) => {
  for (let seed = 0; seed < 4; seed++) {
    const random = fastRandom(seed);
    const shuffling = (['auto', 'ask', 'off'] as const)[seed % 3];
    const state = game.setup({ ...defaultOptions(game.options), shuffle: shuffling, frets: '6' }, seats, random);
    let fret = state.fret.slice();
    let moves = 0;
    while (state.phase !== 'over') {
      const choices = game.legalMoves(state, state.actor);
      const events: Event[] = [];
      game.play(state, state.actor, choices[random.below(choices.length)], random, (event) => events.push(event));
      moves++;
      if (state.phase === 'pickSinger') continue;
      checkTable(state);
      for (const [seat, before] of fret.entries()) expect(state.fret[seat]).toBeGreaterThanOrEqual(before);
      fret = state.fret.slice();
      const check = events.find((event) => event.type === 'contractsChecked');
      if (check?.type === 'contractsChecked' && state.phase === 'draw') {
        for (let seat = 0; seat < seats; seat++) expect((check.holders >> seat) & 1).toBe(Number(meets(standard, state, seat, check.space)));
      }
    }
    expect(moves).toBeLessThan(game.maxMoves);
  }
});

test('a match played twice from one seed is the same match', () => {
  const play = () => {
    const random = fastRandom(99);
    const state = game.setup(defaultOptions(game.options), 4, random);
    while (state.phase !== 'over') {
      const choices = game.legalMoves(state, state.actor);
      game.play(state, state.actor, choices[random.below(choices.length)], random);
    }
    return canonical(state);
  };
  expect(play()).toBe(play());
});
