import type { Game, Seat } from '@bandstand/engine';
import type { Played } from './archive.ts';
import { rated, UNRATED, type Rating, type Result } from './glicko.ts';

export interface Stats {
  readonly matches: number;
  /** Shared wins count in part. */
  readonly wins: number;
  readonly best: number | undefined;
  readonly mean: number;
  /** One a match, oldest first. */
  readonly scores: readonly number[];
}

/** A level of the bots and how strong it was found to be. */
export interface Rung {
  readonly level: string;
  readonly strength?: number;
}

/** How strong levels count as that were never measured, from weak to strong: each should beat the one below in two of three matches. */
const FIRST_LEVEL = 1200;
const LEVEL_STEP = 130;
/** Bots do not have better and worse days. */
const LEVEL_DEVIATION = 40;

/** What the first person at this device did; with several of them at one screen, nobody knows who is who next time. */
const seatOf = ({ mine }: Played): Seat | undefined => (mine.length === 1 ? mine[0] : undefined);

const isApart = ({ outcome }: Played, seat: Seat): boolean => outcome.apart?.includes(seat) === true;

/** A deal that was known before says nothing about how well somebody plays, nor does a seat that neither wins nor loses, nor a result that nobody can work out. */
function counts(match: Played): boolean {
  const seat = seatOf(match);
  const isKnown = match.record.deal !== undefined;
  return seat !== undefined && !isApart(match, seat) && !isKnown && match.isUnproven !== true;
}

/** Figures of one title with one number of seats. */
export function statsOf(game: Pick<Game, 'lowScoreWins'>, all: readonly Played[]): Stats {
  const counted = all.filter(counts).toSorted((a, b) => a.at - b.at);
  // Whoever resigned, or won so, has no points to compare.
  const played = counted.filter(({ outcome }) => outcome.how !== 'resigned');
  const scores = played.map((match) => match.outcome.scores[seatOf(match) ?? 0]);
  const wins = counted.reduce((sum, match) => sum + match.outcome.shares[seatOf(match) ?? 0], 0);
  const best = scores.length === 0 ? undefined : game.lowScoreWins === true ? Math.min(...scores) : Math.max(...scores);
  return {
    matches: counted.length,
    wins,
    best,
    mean: scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length),
    scores,
  };
}

/** Every bot at the table is one opponent: beaten, equal or ahead. */
function resultsAgainstBots(levels: readonly Rung[], match: Played): Result[] {
  const me = seatOf(match);
  if (me === undefined) return [];
  return match.players.flatMap(({ level }, seat) => {
    const rank = levels.findIndex((rung) => rung.level === level);
    if (rank < 0 || isApart(match, seat)) return [];
    const lead = match.outcome.ranks[seat] - match.outcome.ranks[me];
    return [
      {
        rating: levels[rank].strength ?? FIRST_LEVEL + LEVEL_STEP * rank,
        deviation: LEVEL_DEVIATION,
        score: lead > 0 ? 1 : lead === 0 ? 0.5 : 0,
      },
    ];
  });
}

/** The strength against the levels of a title, which stand from weak to strong, match by match; undefined for whoever never played a bot. */
export function ratingOf(levels: readonly Rung[], played: readonly Played[]): Rating | undefined {
  let rating: Rating | undefined;
  for (const match of played.filter(counts).toSorted((a, b) => a.at - b.at)) {
    const results = resultsAgainstBots(levels, match);
    if (results.length > 0) rating = rated(rating ?? UNRATED, results);
  }
  return rating;
}

export interface Rival {
  readonly name: string;
  readonly matches: number;
  readonly wins: number;
  readonly lost: number;
}

/** Head to head against people, by the names they went by. */
export function rivalsOf(played: readonly Played[]): Rival[] {
  const rivals = new Map<string, Rival>();
  for (const match of played) {
    const me = seatOf(match);
    if (me === undefined || isApart(match, me) || match.isUnproven === true) continue;
    for (const [seat, { name, level }] of match.players.entries()) {
      if (seat === me || level !== undefined || isApart(match, seat)) continue;
      const { matches = 0, wins = 0, lost = 0 } = rivals.get(name) ?? {};
      const lead = match.outcome.ranks[seat] - match.outcome.ranks[me];
      rivals.set(name, {
        name,
        matches: matches + 1,
        wins: wins + (lead > 0 ? 1 : 0),
        lost: lost + (lead < 0 ? 1 : 0),
      });
    }
  }
  return [...rivals.values()].toSorted((a, b) => b.matches - a.matches);
}

/** How often each of them has won, as far as the same people played the same title. */
export interface Series {
  readonly matches: number;
  readonly wins: readonly { readonly name: string; readonly wins: number }[];
}

const peopleIn = ({ players }: Played): string[] =>
  players.flatMap(({ name, level }) => (level === undefined ? [name] : []));

/** The series that a match is the last of; undefined for the first, and where fewer than two people play. */
export function seriesOf(played: readonly Played[], last: Played): Series | undefined {
  const who = (match: Played): string => [match.game, ...peopleIn(match).toSorted()].join('\n');
  const matches = played.filter((match) => who(match) === who(last) && match.isUnproven !== true);
  const names = peopleIn(last).toSorted();
  if (names.length < 2 || new Set(names).size < names.length || matches.length < 2) return undefined;
  const winsOf = (name: string): number =>
    matches.reduce((sum, { players, outcome }) => {
      const seat = players.findIndex((player) => player.name === name && player.level === undefined);
      return sum + outcome.shares[seat];
    }, 0);
  return {
    matches: matches.length,
    wins: names.map((name) => ({ name, wins: winsOf(name) })).toSorted((a, b) => b.wins - a.wins),
  };
}
