import { verifyRecord, type Game, type Outcome } from '@bandstand/engine';
import type { Played } from './archive.ts';

/** What comes of matches that somebody else wrote down. */
export interface Proven {
  readonly played: readonly Played[];
  /** Moves that do not lead there, or a deal that was not the sealed one. */
  readonly forged: number;
  /** Kept to be looked at and not counted: of rules that are not here, or not played to their end. */
  readonly unproven: number;
}

const unprovenOf = (match: Played): Played => ({ ...match, isUnproven: true });

/** The match with the result that its moves lead to; nothing where they do not lead anywhere. */
function prove(game: Game | undefined, match: Played): Played | undefined {
  if (game === undefined) return unprovenOf(match);
  const played = verifyRecord(game, match.record);
  if (!played.ok) return ['other-rules', 'other-pack'].includes(played.problem.code) ? unprovenOf(match) : undefined;
  const outcome: Outcome | undefined = game.outcome(played.value.state);
  return outcome === undefined ? unprovenOf(match) : { ...match, outcome };
}

/** Plays matches of a file through, one after the other: what a file says of their results is not believed. */
export async function proven(
  matches: readonly Played[],
  gameOf: (id: string) => Promise<Game | undefined>,
): Promise<Proven> {
  const played: Played[] = [];
  for (const match of matches) {
    const known = prove(await gameOf(match.game), match);
    if (known !== undefined) played.push(known);
    // Somebody may be waiting for the page meanwhile.
    await new Promise((resume) => setTimeout(resume));
  }
  return {
    played,
    forged: matches.length - played.length,
    unproven: played.filter(({ isUnproven }) => isUnproven === true).length,
  };
}
