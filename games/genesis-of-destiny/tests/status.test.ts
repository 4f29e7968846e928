import { Match, must, secretFor } from '@bandstand/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import type { View } from '../state.ts';
import { gigNumber, standard } from './stage.ts';

const names = (seat: number): string => ['Bo', 'Mel', 'Zed'][seat] ?? '';
const viewWith = (change: Partial<View>): View => ({
  ...must(Match.start(game, { seats: 3, secret: secretFor('status') })).view(2),
  ...change,
});
const status = (view: View) => game.text.status?.(view, names, 2) ?? { now: [], end: '' };
const OPEN_STAGE = 0;
const TOWN_HALL = 3;

test('a gig that all three approve is played, and there are three ballots', () => {
  const { now, end } = status(viewWith({ phase: 'approve', round: 1, ballot: 1 }));
  expect(now).toEqual(['Round 1', 'which gig?', 'ballot 1 of 3']);
  expect(end).toBe('A gig that all three approve is played. One gig with ★★★★ makes all three legends.');
});

test('that a third ballot without a common gig ends the band is said before it is cast', () => {
  expect(status(viewWith({ phase: 'approve', ballot: 3 })).end).toBe(
    'The last ballot: without a gig that all approve, the band breaks up.',
  );
});

test('a second ballot says that the first found no gig, as nothing else on a phone does', () => {
  const asked = (ballot: number) => game.text.prompt(viewWith({ phase: 'approve', ballot }), names, 2);
  expect(asked(1)).toBe('Approve every gig you would play.');
  expect(asked(2)).toBe('No gig for all three yet. Ballot 2 of 3: approve more.');
});

test('after a walk-out the solos say how much CROWD the label wants', () => {
  const solo = viewWith({ phase: 'songTurn', occasion: 'solo', cause: 'walkOut', soloist: 1, labelBar: 150 });
  expect(status(solo).end).toBe('Most CROWD after the solos wins, with 150 or more.');
});

test('during a set the gig, the song, the points and what the next star needs are told', () => {
  const set = viewWith({ phase: 'callSong', chosen: OPEN_STAGE, setScore: 15, setSongs: 0 });
  expect(status(set)).toEqual({
    now: ['Basement Open Stage', 'song 1 of 1', '15 points'],
    end: '26 for ★★: 11 more.',
  });
  expect(status({ ...set, setScore: 9 }).end).toBe('10 for ★: 1 more.');
  expect(status({ ...set, setScore: 26 }).end).toBe('★★ is reached.');
});

test('friends who are missing are counted', () => {
  const { now } = status(viewWith({ phase: 'bringFriends', chosen: TOWN_HALL, bandCrowd: 4, clout: 1 }));
  expect(now).toEqual(['Town Hall Showdown', 'bring friends', '6 of 10 CROWD missing']);
});

test('no gig burns before four were played, as tuned; afterwards one burns before every round', () => {
  expect(status(viewWith({ phase: 'downtime', gigs: 1 })).end).toMatch(/No gig burns before 4 are played: 1 so far\.$/);
  expect(status(viewWith({ phase: 'downtime', gigs: 4 })).end).toMatch(/One gig burns before every round\.$/);
});

test('what breaking up needs is said at the band meeting', () => {
  expect(status(viewWith({ phase: 'bandMeeting' })).end).toBe(
    'Whoever breaks up needs 150 CROWD after the solo to be signed.',
  );
});

test('waiting is told about people: who has chosen, who is thinking', () => {
  const view = viewWith({ phase: 'approve', asked: 7, made: 0b101 });
  expect(game.text.prompt(view, names, 2)).toBe('Bo has chosen. Mel is thinking.');
  expect(game.text.prompt(viewWith({ phase: 'songTurn', actor: 0 }), names, 2)).toBe('Bo is placing a die.');
});

describe('the caller is asked what there is to choose', () => {
  const recorded = { columns: standard.firstSong, recorded: 40 };
  const fresh = { columns: standard.firstSong, recorded: -1 };
  const askedAt = (gig: string, songs: View['songs']) =>
    game.text.prompt(viewWith({ phase: 'callSong', actor: 2, chosen: gigNumber(gig), setSongs: 0, songs }), names, 2);

  test('of one song only how it is played', () => {
    expect(askedAt('open-stage', [recorded])).toBe('You call your one song: live, or as recorded?');
  });

  test('at a gig of one song not which comes first', () => {
    expect(askedAt('open-stage', [fresh, fresh])).toBe('This gig has one song: which one?');
  });

  test('their one song or a cover', () => {
    expect(askedAt('support-slot', [fresh])).toBe('What comes first: your song, or a cover?');
  });

  test('several songs, and which one comes first', () => {
    expect(askedAt('support-slot', [fresh, fresh])).toBe('You call the songs: which one first?');
  });
});

test('the end tells which gig made the band legends', () => {
  const outcome = { ranks: [1, 1, 1], shares: [1, 1, 1], scores: [9, 8, 7], how: 'legend' } as const;
  const chosen = gigNumber('globe-tour');
  expect(game.text.outcome(outcome, names, viewWith({ phase: 'over', chosen }), {})).toBe(
    'Round-the-Globe Tour made the band a legend: all three win.',
  );
  expect(game.text.outcome(outcome, names)).toBe('The band is a legend: all three win.');
});
