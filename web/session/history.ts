import {
  good,
  type Captions,
  type Match,
  replayRecord,
  type Game,
  type GameTypes,
  type MatchRecord,
  type Result,
  type Step,
  type Viewer,
} from '@bandstand/engine';
import { nameIn, type LogLine } from './session.ts';

/** A match together with what happened at each of its steps. */
export interface RetoldMatch<T extends GameTypes> {
  readonly match: Match<T>;
  /** Events of step i + 1. */
  readonly events: (readonly T['Event'][])[];
}

/** Plays a record again and keeps what happened; the callback sees the state before and after every step. */
export function retell<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord,
  onStep?: (state: T['State']) => void,
): Result<RetoldMatch<T>> {
  const started = replayRecord(game, { ...record, moves: [] });
  if (!started.ok) return started;
  const told: RetoldMatch<T> = { match: started.value, events: [] };
  onStep?.(told.match.state);
  for (const step of record.moves) {
    const played = playStep(told, step);
    if (!played.ok) return played;
    onStep?.(told.match.state);
  }
  return good(told);
}

/** One checked step whose events are kept. */
export function playStep<T extends GameTypes>(told: RetoldMatch<T>, [seat, move]: Step): Result<readonly T['Event'][]> {
  const played = told.match.play(seat, move);
  if (!played.ok) return played;
  told.events.push(played.value.events);
  return good(played.value.events);
}

export const seenBy = <T extends GameTypes>(
  game: Game<T>,
  events: readonly T['Event'][],
  viewer: Viewer,
): readonly T['Event'][] => events.flatMap((event) => game.viewEvent(event, viewer) ?? []);

/** The log in words, as the viewer may read it. */
export const logOf = <T extends GameTypes>(
  game: Game<T>,
  events: readonly (readonly T['Event'][])[],
  viewer: Viewer,
  names: readonly string[],
  captions?: Captions,
): LogLine[] =>
  events.flatMap((happened, index) =>
    seenBy(game, happened, viewer).flatMap((event) => {
      const text = game.text.event(event, nameIn(names), captions);
      return text === undefined ? [] : [{ version: index + 1, text }];
    }),
  );
