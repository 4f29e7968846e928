import type { Seat } from '@bandstand/engine';
import type { Content } from '../content/content.ts';
import { isReachable } from '../rules/round.ts';
import { orderBy } from '../rules/course.ts';
import type { OpenTable } from '../state.ts';
import { GIGS, ROLES } from '../vocabulary.ts';
import { outlook } from './gigChoice.ts';
import { chanceAbove, soloWorth } from './worth.ts';

/** Expected CROWD of everybody after their solos, if the band broke up now. */
export function soloCrowds(table: OpenTable): number[] {
  const free = table.songs.map((_, song) => song);
  const crowds = table.crowd.slice();
  for (const seat of orderBy(table.commitment)) {
    let best = -1;
    for (const [at, song] of free.entries())
      if (best < 0 || soloWorth(table, table.songs[song], seat) > soloWorth(table, table.songs[free[best]], seat))
        best = at;
    crowds[seat] += best < 0 ? 3.5 : soloWorth(table, table.songs[free[best]], seat);
    if (best >= 0) free.splice(best, 1);
  }
  return crowds;
}

const DEVIATION = 9;

/** Chance to win alone after a break-up now; `bar` is 0 when it is nobody's choice. */
export function soloChance(table: OpenTable, seat: Seat, bar: number): number {
  const crowds = soloCrowds(table);
  let chance = bar <= 0 ? 1 : chanceAbove(crowds[seat], DEVIATION, bar);
  for (let rival = 0; rival < ROLES; rival++) {
    if (rival !== seat) chance *= chanceAbove(crowds[seat] - crowds[rival], DEVIATION * 1.4, 0);
  }
  return chance;
}

/** Rounds that the gigs in sight will last. */
function roundsLeft(table: OpenTable): number {
  if (table.rolePlaying) return table.seasonGigs - table.gigs;
  let cards = 0;
  for (let gig = 0; gig < GIGS; gig++) if ((table.burned & (1 << gig)) === 0) cards++;
  const isOpen = (gig: number): boolean => (table.unlocked & (1 << gig)) !== 0;
  const unlocked = Array.from({ length: GIGS }, (_, gig) => gig).filter(isOpen).length;
  return Math.max(0, table.graceGigs - table.gigs) + Math.min(unlocked + 2, cards);
}

/** Chance that the band still becomes a legend, by what its big gigs would look like soon. */
export function legendChance(content: Content, table: OpenTable): number {
  const rounds = roundsLeft(table);
  let none = 1;
  for (const [index, gig] of content.pack.gigs.entries()) {
    const top = gig.rows[gig.rows.length - 1];
    if (top.stars !== 4 || (table.burned & (1 << index)) !== 0) continue;
    const cloutShort = Math.max(0, (gig.lock === 'A' ? 9 : gig.lock) - table.clout);
    const songsShort = gig.cover === null ? Math.max(0, gig.songs - table.songs.length) : 0;
    const crowdShort = isReachable({ ...table, clout: Math.max(table.clout, 1) }, { ...gig, cover: 0 })
      ? 0
      : Math.ceil((gig.needCrowd - table.bandCrowd) / 12);
    const growth = Math.max(cloutShort, songsShort, crowdShort);
    const spare = rounds - 1 - growth;
    if (spare < 0) continue;
    const { mean, deviation } = outlook(table, gig);
    const later = mean + 11 * Math.min(rounds - 1, growth + 2) + songsShort * 25;
    const inTime = 1 - 0.72 ** (spare + 1);
    none *= 1 - 0.85 * inTime * chanceAbove(later, deviation + 12 + 4 * growth, top.from);
  }
  return 1 - none;
}

/** What staying promises: the legend, or else a share of the break-up that comes by itself. */
export function stayChance(content: Content, table: OpenTable, seat: Seat): number {
  const legend = legendChance(content, table);
  const crowds = soloCrowds(table);
  const lead = crowds[seat] - Math.max(...crowds.filter((_, rival) => rival !== seat));
  const spread = 20 + 5 * roundsLeft(table);
  return legend + (1 - legend) * 0.9 * chanceAbove(lead, spread, 0) * 0.75;
}
