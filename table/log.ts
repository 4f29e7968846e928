import { bad, type EventShape, type Result } from '@bandstand/engine';
import { LIMITS } from '@bandstand/protocol/limits';
import { absent, back, moved } from './absence.ts';
import { closed } from './closing.ts';
import type { Entry } from './entry.ts';
import { agree, reveal, seal } from './gather.ts';
import { move } from './move.ts';
import { answer, lapse, propose } from './propose.ts';
import type { EntryRule } from './rule.ts';
import { start } from './start.ts';
import type { TableState } from './state.ts';
import { redo, undo } from './undo.ts';
import { words } from './text/index.ts';

/** Everything that can stand in a log. */
const RULES: { readonly [Kind in Entry['type']]: EntryRule<Extract<Entry, { type: Kind }>> } = {
  seal,
  reveal,
  agree,
  start,
  move,
  undo,
  redo,
  propose,
  answer,
  lapse,
  absent,
  back,
  moved,
  closed,
};

const ruleOf = (entry: Entry): EntryRule<Entry> => RULES[entry.type];

/** What anybody could do again and again without ever moving: a log must not grow for ever. */
const isAtWill = (entry: Entry): boolean =>
  entry.type === 'undo' ||
  entry.type === 'redo' ||
  entry.type === 'propose' ||
  (entry.type === 'absent' && entry.why === 'left');

/** What comes before the deal. */
const BEFORE: ReadonlySet<Entry['type']> = new Set(['seal', 'reveal', 'agree', 'start', 'closed']);

/** Whoever leaves a table that is about to deal is played for from the start. */
const isBefore = (entry: Entry): boolean =>
  BEFORE.has(entry.type) || (entry.type === 'absent' && (entry.why === 'left' || entry.why === 'sent-away'));

/** Why the entry cannot be added now; the state stays as it is either way. */
export function checkEntry(state: TableState, entry: Entry): Result<true> {
  if (entry.type !== 'start') {
    if (state.isOver) return bad('match-over', words().log.matchIsOverNoMoreMoves);
    if (!state.isStarted && !isBefore(entry)) return bad('not-started', words().log.matchBeginsWhenAllSeats);
    if (isAtWill(entry) && state.seq - state.match.steps.length > LIMITS.entriesBesideMoves)
      return bad('too-restless', words().log.thereWasTooMuch);
  }
  return ruleOf(entry).check(state, entry);
}

/** Adds an entry that was checked; gives the events of the steps that it played, if it played any. */
export function addEntry(state: TableState, entry: Entry, at: number): readonly EventShape[] | undefined {
  state.seq++;
  state.lastAt = at;
  const before = state.match.steps.length;
  const events = ruleOf(entry).apply(state, entry, at);
  const steps = state.match.steps.length;
  if (steps < before) state.absences.push({ steps });
  if (events === undefined && state.isStarted) state.clock.at(at, state.toAct);
  return events;
}
