import { fastRandom, type Judged } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { knowledge } from '../bot.ts';
import { chipsToLock } from '../bot/finish.ts';
import { game } from '../index.ts';
import { standard } from '../standard.ts';
import type { MyBand } from '../state.ts';
import { bid, insure, moveTo, nominate, PASS, playEvent, sit, type Sitting } from './sitting.ts';

const LOOKS = 10;

/** What the best level thinks of the position, with dice of its own. */
function judged({ state, moves }: Sitting, seed: number): readonly Judged<MyBand>[] {
  const mind = knowledge.levels?.(game).fierce.mind;
  if (mind === undefined) throw new Error('the game has levels of its own');
  let looks = LOOKS;
  const view = game.view(state, state.actor);
  return mind({
    view,
    seat: state.actor,
    moves,
    random: fastRandom(seed),
    goOn: () => looks-- > 0,
    inTime: () => true,
  });
}

/** What it would do, with one set of dice and another: each choice once. */
const choices = (match: Sitting): object[] => {
  const moves = new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => judged(match, seed)[0].move));
  return [...moves].map(({ id: _id, ...move }) => move);
};

/** The starter alone meets space 1, with five who share A and C; the rival has nothing to gain but can take it away. */
const rich = (): Sitting =>
  sit({
    bands: [
      [2, 6, 13, 33, 38],
      [1, 26, 40],
    ],
    business: [[], [0, 21]],
    chips: [42, 9],
    fret: [3, 3],
    marker: 2,
    turn: 10,
    at: 'negotiation',
  });

test('insurance that nobody can pay is one chip more than what the last chip of the richest rival reaches', () => {
  const match = rich().play(moveTo(1));
  expect(chipsToLock(standard, match.state, 0)).toBe(9);
  match.play(insure(9));
  expect(match.state.contracts).toBe(1);
});

test('who is rich makes sure of the contract', () => {
  expect(choices(rich().play(moveTo(1)))).toEqual([insure(9)]);
});

test('who is rich moves the contract first, as it can be kept there', () => {
  expect(choices(rich())).toEqual([moveTo(1)]);
});

test('a Radio Play is not put off for another card', () => {
  const match = sit({
    bands: [
      [2, 6, 13, 33, 38],
      [1, 26, 40],
    ],
    business: [[], [0]],
    chips: [20, 3],
    hands: [['radioPlay', 'stop'], []],
    contracts: [0],
    fret: [4, 2],
    marker: 1,
    turn: 8,
    at: 'events',
  });
  expect(choices(match)).toEqual([playEvent('radioPlay')]);
});

test('a Popularity Bid is not put off by its only holder, though its buyer speaks first about the contract', () => {
  const match = sit({
    bands: [
      [2, 6, 13, 33, 38],
      [1, 26, 40],
    ],
    business: [[], [0, 3, 6, 9]],
    chips: [31, 42],
    contracts: [0],
    fret: [2, 7],
    marker: 1,
    turn: 14,
    starter: 1,
  }).play(PASS);
  expect(choices(match)).toEqual([nominate(0)]);
});

test('a Popularity Bid that nobody can top wins, and is taken at once and to the end', () => {
  const match = sit({
    bands: [
      [2, 6, 13, 33, 38],
      [1, 26, 40],
    ],
    chips: [20, 19],
    contracts: [0, 1],
    fret: [7, 6],
    marker: 1,
    turn: 12,
  });
  expect(choices(match)).toEqual([nominate(0)]);
  expect(judged(match, 1)).toHaveLength(1);
  match.play(nominate(0), bid(10), bid(19));
  expect(choices(match)).toEqual([bid(20)]);
});
