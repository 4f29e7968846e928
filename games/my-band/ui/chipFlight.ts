import type { Seat } from '@bandstand/engine';
import type { Flight } from '@bandstand/kits/board';
import type { Event } from '../state.ts';

const chipsOf = (seat: Seat): string => `chips ${seat}`;
const BANK = 'bank';

/** Which chips an event moves, from whom and where to. */
export function flightOf(event: Event): Flight | undefined {
  switch (event.type) {
    case 'bidMade':
      return { from: chipsOf(event.seat), to: 'bid', count: event.amount };
    case 'sold':
      return { from: chipsOf(event.seat), to: BANK, count: event.price };
    case 'negotiated':
      return { from: chipsOf(event.seat), to: 'marker', count: event.cost };
    case 'insured':
      return { from: chipsOf(event.seat), to: 'marker', count: event.chips };
    case 'eventPlayedOn':
      return { from: chipsOf(event.target), to: BANK, count: event.paid };
    case 'toured':
    case 'paid':
      return { from: BANK, to: chipsOf(event.seat), count: event.chips };
    default:
      return undefined;
  }
}
