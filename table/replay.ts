import type { SeatSet, Viewer } from '@bandstand/engine';
import { noticed } from './audience.ts';
import { addEntry } from './log.ts';
import { Moment } from './moment.ts';
import type { Pieces } from './pieces.ts';
import { TableState } from './state.ts';
import type { EntryRow, TableSeat } from './store.ts';
import type { TableParts } from './tableParts.ts';
import { ViewerTrack } from './track.ts';

function emptyState<Row extends TableSeat>({ game, options, seed, settings, seats }: TableParts<Row>): TableState {
  const { pace, opening, parts } = settings;
  return new TableState({ game, options, seats: seats.length, seed, pace, opening, parts });
}

/** How the table stands after its log. */
export function* stateFrom<Row extends TableSeat>(
  parts: TableParts<Row>,
  entries: readonly EntryRow[],
): Pieces<TableState> {
  const state = emptyState(parts);
  for (const { entry, at } of entries) {
    addEntry(state, entry, at);
    yield;
  }
  return state;
}

/** What a viewer has been shown by the log. */
export function* trackFrom<Row extends TableSeat>(
  parts: TableParts<Row>,
  entries: readonly EntryRow[],
  people: SeatSet,
  viewer: Viewer,
): Pieces<ViewerTrack> {
  const state = emptyState(parts);
  const track = new ViewerTrack(viewer, new Moment(state, people, 0));
  for (const { entry, at } of entries) {
    noticed(track, new Moment(state, people, at, addEntry(state, entry, at)), entry);
    yield;
  }
  return track;
}
