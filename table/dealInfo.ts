import type { TableInfo } from '@bandstand/protocol';
import type { TableSettings } from './settings.ts';
import type { TableState } from './state.ts';
import type { TableSeat } from './store.ts';

/** What everybody may know about how the cards are dealt: a known deal, or what each device adds to a fresh one. */
export function dealInfo(
  state: TableState,
  { deal }: TableSettings,
  seats: readonly TableSeat[],
): Pick<TableInfo, 'deal' | 'shuffle'> {
  if (deal !== undefined) return { deal };
  const { isStarted, sealed, parts } = state;
  const sealedBy = (held: TableSeat): string | null =>
    isStarted || sealed !== undefined ? (parts?.[held.seat]?.commitment ?? null) : (held.commitment ?? null);
  return {
    shuffle: {
      phase: isStarted ? 'dealt' : sealed === undefined ? 'gathering' : 'revealing',
      seats: seats.map((held) => {
        const commitment = sealedBy(held);
        return commitment === null ? null : { commitment, isIn: parts?.[held.seat]?.part !== undefined };
      }),
    },
  };
}
