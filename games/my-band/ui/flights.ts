import { fly } from '@bandstand/kits/board';
import { createEffect, on, type Accessor } from 'solid-js';
import type { Event } from '../state.ts';
import { flightOf } from './chipFlight.ts';

/** Chips go from whoever pays to what is paid for, and from the bank to whoever is paid. */
export function flyChips(board: Accessor<Element | undefined>, events: Accessor<readonly Event[]>): void {
  createEffect(
    on(
      events,
      (happened) => {
        const root = board();
        if (root === undefined) return;
        requestAnimationFrame(() => {
          for (const event of happened) {
            const flight = flightOf(event);
            if (flight !== undefined && flight.count > 0) fly(root, flight, 'mb-flying');
          }
        });
      },
      { defer: true },
    ),
  );
}
