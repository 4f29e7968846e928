import { expect, test } from 'vitest';
import type { Event } from '../event.ts';
import { game } from '../index.ts';

const NAMES = ['Bo', 'Mel', 'Zed'];
const said = (event: Event, captions = {}): string | undefined =>
  game.text.event(event, (seat) => NAMES[seat], captions);

const score = (circle: number) => ({
  points: [0, 0, 4],
  total: 4,
  crowd: 2,
  commitment: 0,
  circles: [
    { column: 0, slot: 0, circle: 0, role: 2, points: 4, dice: [6, 2] },
    { column: 0, slot: 8, circle, role: 0, points: 2, dice: [2] },
  ],
});
const DRUM_FILL = 8;

test('what Melody takes from the band is said to come from the band', () => {
  expect(said({ type: 'roleBonus', seat: 1, stat: 'COIN', amount: 10 })).toBe(
    'Mel takes 10 COIN from the band, as Melody does when living the life.',
  );
});

test('in recordings and solos nobody is told of gains that are given at gigs only', () => {
  const counted = (occasion: 'gig' | 'record' | 'solo') =>
    said({ type: 'songCounted', song: 0, occasion, score: score(DRUM_FILL) });
  expect(counted('gig')).toContain('+2 CROWD for Beats');
  expect(counted('record')).not.toContain('CROWD');
  expect(counted('solo')).not.toContain('CROWD');
});

test('four stars make legends and pay nothing', () => {
  const ended = { type: 'gigEnded', gig: 10, round: 9, place: 0, score: 210, stars: 4 } as const;
  expect(said({ ...ended, coin: 0, crowd: 0, clout: 0 })).toBe(
    'Northern Lights Festival ends with 210 points: ★★★★. All three are legends.',
  );
});

test('one trip of the van is one', () => {
  expect(said({ type: 'pledged', seat: 0, amount: 1, what: 'van' })).toBe('Bo pledges 1 trip of the van.');
  expect(said({ type: 'pledged', seat: 0, amount: 0, what: 'fee' })).toBe('Bo pledges nothing.');
});

test('who walked out is named, and the band by its own name', () => {
  expect(said({ type: 'walkedOut', seats: [2], secret: true })).toBe('Zed walked out.');
  expect(said({ type: 'brokeUp', cause: 'walkOut' }, { band: 'Paper Lanterns' })).toBe('Paper Lanterns breaks up.');
});

test('songs go by the names that the band gave them', () => {
  const recorded = { type: 'recorded', song: 0, score: 30, total: 22, extra: 0, isKept: true } as const;
  expect(said(recorded, { 'song-0': 'Tin Moon' })).toBe('Tin Moon is recorded at 30: 22 points, rounded up to tens.');
  expect(said({ ...recorded, total: 28, extra: 2 }, { 'song-0': 'Tin Moon' })).toBe(
    'Tin Moon is recorded at 30: 28 points and 2 for other recordings.',
  );
  expect(said({ ...recorded, total: 12, isKept: false }, { 'song-0': 'Tin Moon' })).toBe(
    'Tin Moon stays recorded at 30: 12 points, no better than before.',
  );
});

test('ballots name gigs, by what the game master called them, and those who agree together', () => {
  const gigs = [0, 12].map((gig, place) => ({ gig, round: 2, place }));
  const opened = { type: 'ballotsOpened', masks: [2, 0, 2], ballot: 1, gigs } as const;
  expect(said(opened, { 'offer-2-2': 'Aunt Rosa’s Barn' })).toBe(
    'Ballot 1: Bo and Zed approve Aunt Rosa’s Barn; Mel approves none.',
  );
  expect(said({ type: 'gigChosen', by: -1, gig: 12, round: 2, place: 1 }, { 'offer-2-2': 'Aunt Rosa’s Barn' })).toBe(
    'The band plays Aunt Rosa’s Barn.',
  );
});

test('powers are learned by name', () => {
  expect(said({ type: 'levelFilled', seat: 0, track: 1, level: 1, cost: 5 })).toBe(
    'Bo learns Unison for 5 COMMITMENT.',
  );
  expect(said({ type: 'bubblesChosen', tracks: [0, 1, 0] })).toBe(
    'First powers: Shake for Bo, Nudge for Mel and Shake for Zed.',
  );
});

test('whoever pays is named with the sum, and nobody who does not', () => {
  expect(said({ type: 'studioPaid', band: 5, coin: [0, 2, 1], covered: true })).toBe(
    'The studio is paid: 5 COIN by the band, 2 by Mel and 1 by Zed.',
  );
  expect(said({ type: 'feePaid', band: 0, coin: [1, 0, 0], commitment: 5 })).toBe(
    'Fee: 1 COIN by Bo; 5 COMMITMENT by everybody.',
  );
  expect(said({ type: 'splitsOpened', first: [3, 0, 0], second: [1, 4, 0] })).toBe(
    'Own points: 3 COIN and 1 COMMITMENT for Bo; 4 CROWD for Mel.',
  );
});
