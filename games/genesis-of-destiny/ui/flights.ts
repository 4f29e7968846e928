import { fly } from '@bandstand/kits/board';
import { createEffect, on } from 'solid-js';
import { useModel } from './boardModel.ts';
import { tripsOf } from './trips.ts';

/** Lets what changed hands fly over the table. */
export function flyThings(table: () => HTMLElement | undefined): void {
  const model = useModel();
  createEffect(
    on(
      model.events,
      (events) => {
        const board = table();
        if (board === undefined) return;
        for (const trip of events.flatMap(tripsOf)) if (trip.count > 0) fly(board, trip, trip.look);
      },
      { defer: true },
    ),
  );
}
