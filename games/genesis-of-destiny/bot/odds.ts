import type { Seat } from '@bandstand/engine';
import type { Content } from '../content/content.ts';
import type { OpenTable } from '../state.ts';
import { legendChance, soloCrowds } from './leaving.ts';

/*
 * Fitted to 600 matches of three players of the level below, 15,000 moments: what came of a band in such a place. Before the
 * eighth gig the rule of thumb says nothing (a band with hardly a chance by it became a legend as often as any other).
 */
const LATE = 8;
const EARLY_ODDS = 0.25;

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** How likely the band is to become a legend while everybody stays. */
export function legendOdds(content: Content, table: OpenTable): number {
  const late = table.gigs - LATE;
  if (late < 0) return EARLY_ODDS;
  const thumb = Math.sqrt(legendChance(content, table));
  return logistic(
    -6.93 + 5.05 * thumb - 0.185 * late - 0.252 * table.clout + 1.211 * table.songs.length + 0.0103 * table.bandCrowd,
  );
}

/** How likely a seat is to win a break-up that comes sooner or later. */
function breakUpOdds(table: OpenTable, seat: Seat): number {
  const crowds = soloCrowds(table);
  const lead = crowds[seat] - Math.max(...crowds.filter((_, rival) => rival !== seat));
  const late = Math.max(0, table.gigs - LATE);
  return logistic(-0.407 + (0.02 + 0.0151 * late) * lead + 0.0585 * late);
}

/** What staying promises: the legend, or else a share of the break-up that comes by itself. */
export function stayOdds(content: Content, table: OpenTable, seat: Seat): number {
  const legend = legendOdds(content, table);
  return legend + (1 - legend) * breakUpOdds(table, seat);
}
