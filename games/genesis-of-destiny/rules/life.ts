import type { Seat } from '@bandstand/engine';
import type { Content } from '../content/content.ts';
import type { OpenTable } from '../state.ts';
import { BUBBLES, INTENSITY } from '../vocabulary.ts';
import type { Turn } from '../phase.ts';

export const bubblesOf = (table: OpenTable, seat: Seat, track: number): number =>
  track === INTENSITY ? table.intensity[seat] : table.craft[seat];

export const hasRoom = (table: OpenTable, seat: Seat, track: number): boolean =>
  bubblesOf(table, seat, track) < BUBBLES;

/** COMMITMENT for the seat's next level; undefined when both tracks are full. */
export function nextCost(content: Content, table: OpenTable, seat: Seat): number | undefined {
  const { normal, expert } = content.pack.lifeTrack;
  const filled = table.intensity[seat] + table.craft[seat];
  return filled >= 2 * BUBBLES ? undefined : (table.expert ? expert : normal)[filled];
}

export function canLive(content: Content, table: OpenTable, seat: Seat): boolean {
  const cost = nextCost(content, table, seat);
  return cost !== undefined && cost <= table.commitment[seat];
}

export function fillLevel(turn: Turn, seat: Seat, track: number, cost: number): void {
  const { state } = turn;
  const level = bubblesOf(state, seat, track);
  state.commitment[seat] -= cost;
  (track === INTENSITY ? state.intensity : state.craft)[seat]++;
  turn.tell?.({ type: 'levelFilled', seat, track, level, cost });
}
