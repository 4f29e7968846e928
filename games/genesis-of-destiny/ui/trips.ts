import type { Flight } from '@bandstand/kits/board';
import type { Event } from '../event.ts';
import { ROLES } from '../vocabulary.ts';

interface Trip extends Flight {
  /** What flies. */
  readonly look: 'gd-coin' | 'gd-fan' | 'gd-flying-card';
}

const seatPlace = (seat: number): string => `seat ${seat}`;
const coin = (from: string, to: string, count: number): Trip => ({ from, to, count, look: 'gd-coin' });
const fan = (from: string, to: string, count: number): Trip => ({ from, to, count, look: 'gd-fan' });

/** What changes hands with an event: coins, fans and cards, from where they were to where they are. */
export function tripsOf(event: Event): Trip[] {
  switch (event.type) {
    case 'gigEnded':
      return [coin('stage', 'band', event.coin), fan('stage', 'band', event.crowd)];
    case 'roleBonus':
      return event.stat === 'COIN'
        ? [coin('band', seatPlace(event.seat), event.amount)]
        : event.stat === 'CROWD'
          ? [fan('stage', seatPlace(event.seat), event.amount)]
          : [];
    case 'feePaid':
    case 'studioPaid':
      return event.type === 'studioPaid' && !event.covered
        ? []
        : [
            coin('band', 'stage', event.band),
            ...Array.from({ length: ROLES }, (_, seat) => coin(seatPlace(seat), 'stage', event.coin[seat] ?? 0)),
          ];
    case 'friendsBrought':
      return [coin(seatPlace(event.seat), 'stage', event.coin), fan(seatPlace(event.seat), 'stage', event.friends)];
    case 'bought':
      return [
        coin(seatPlace(event.seat), 'market', event.own),
        coin('band', 'market', event.band),
        { from: 'market', to: seatPlace(event.seat), count: 1, look: 'gd-flying-card' },
      ];
    case 'partAdded':
    case 'circleAdded':
      return [{ from: seatPlace(event.seat), to: 'draft', count: 1, look: 'gd-flying-card' }];
    case 'fansGained':
      return [fan('stage', seatPlace(event.seat), event.fans)];
    default:
      return [];
  }
}
