import type { Seat } from '@bandstand/engine';
import type { Content } from './content/content.ts';
import { BOOK } from './moveBook.ts';
import type { Move } from './move.ts';
import { canLive } from './rules/life.ts';
import { canTake } from './rules/market.ts';
import { canAfford } from './rules/studio.ts';
import type { OpenTable } from './state.ts';

/** Whether the market has anything for the seat: to buy, to ask for, or to clear away. */
function canRiff(content: Content, table: OpenTable, seat: Seat): boolean {
  const { marketPrices, knobs } = content.pack;
  if (table.market.length > 0 && table.commitment[seat] >= knobs.discardFirst) return true;
  return table.market.some(
    (card, slot) => canTake(content, table, seat, card) && table.bandCoin + table.coin[seat] >= marketPrices[slot],
  );
}

/** What is left to a seat that has spent all it could: leaving the band can wait for the next ballot. */
export function forced(content: Content, table: OpenTable, seat: Seat): Move | undefined {
  if (table.actor !== seat) return undefined;
  if (table.phase === 'propose') return canAfford(content, table) ? undefined : BOOK.pass;
  if (table.phase === 'living') return table.levelled && !canLive(content, table, seat) ? BOOK.done : undefined;
  if (table.phase === 'riffing') return canRiff(content, table, seat) ? undefined : BOOK.done;
  return undefined;
}
