import type { Result } from '@bandstand/engine';
import { checkPackWith, repeated } from '@bandstand/kits/pack';
import { packShape, type Gig, type Pack, type PackColumn } from './shape.ts';

/** A parsed pack, or the first field that is wrong and what it should be. */
export const checkPack = (json: unknown): Result<Pack> => checkPackWith(packShape, json, faultIn);

function faultIn(pack: Pack): string | undefined {
  return (
    repeated('gigs', pack.gigs) ??
    repeated('parts', pack.parts) ??
    firstFault(pack.gigs, (gig, index) => gigFault(gig, `gigs[${index}]`)) ??
    locksFault(pack) ??
    firstFault(pack.parts, (part, index) => columnFault(part.column, `parts[${index}].column`)) ??
    firstFault(pack.firstSong, (column, index) => columnFault(column, `firstSong[${index}]`)) ??
    marketFault(pack) ??
    (['normal', 'expert'] as const)
      .map((name) => trackFault(pack.lifeTrack[name], `lifeTrack.${name}`))
      .find((fault) => fault !== undefined)
  );
}

function firstFault<Row>(rows: readonly Row[], check: (row: Row, index: number) => string | undefined) {
  for (const [index, row] of rows.entries()) {
    const fault = check(row, index);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function gigFault(gig: Gig, path: string): string | undefined {
  for (const [index, row] of gig.rows.entries()) {
    const before = gig.rows[index - 1];
    if (before !== undefined && row.from <= before.from)
      return `${path}.rows[${index}].from: must be more than ${before.from}`;
    if (before !== undefined && row.stars <= before.stars)
      return `${path}.rows[${index}].stars: must be more than ${before.stars}`;
  }
  if (gig.van > 0 && gig.feeCoin > 0) return `${path}.feeCoin: a gig with a van takes no fee in COIN`;
  return undefined;
}

/** The match must be able to start: an open gig without needs that one original is enough for. */
function locksFault(pack: Pack): string | undefined {
  const isSure = (gig: Gig) =>
    gig.lock === 0 &&
    gig.needCrowd + gig.needClout + gig.feeCoin + gig.feeCommitment === 0 &&
    (gig.cover !== null || !gig.exact || gig.songs === 1);
  if (!isSure(pack.gigs[0])) return 'gigs[0]: the first gig must be open, without needs and possible with one original';
  const unlocks = pack.gigs.some((gig) => gig.rows.some((row) => row.also === 'unlockA'));
  const at = pack.gigs.findIndex((gig) => gig.lock === 'A');
  return at >= 0 && !unlocks ? `gigs[${at}].lock: no row of a gig unlocks A` : undefined;
}

const ROW_OF = { top: 'F', fm: 'FM', mb: 'MB', fU: 'F', fL: 'F', mU: 'M', mL: 'M', bU: 'B', bL: 'B' } as const;
const PLACES = { crown: ['top'], equals: ['bL', 'bU'], up: ['mU', 'mL'], down: ['mU', 'mL'] } as const;

function columnFault(column: PackColumn, path: string): string | undefined {
  for (const [slot, circle] of Object.entries(column.circles)) {
    const places: readonly string[] = PLACES[circle];
    if (!places.includes(slot)) return `${path}.circles.${slot}: ${circle} goes to ${places.join(' or ')}`;
    const rows: string = Object.entries(ROW_OF).find(([name]) => name === slot)?.[1] ?? '';
    if ([...rows].some((row) => !column.rows.includes(row)))
      return `${path}.circles.${slot}: the column has no square for it`;
  }
  return undefined;
}

function marketFault(pack: Pack): string | undefined {
  for (const [name, card] of Object.entries(pack.dice)) {
    if (card.copies > 0 && card.supply === 0) return `dice.${name}.supply: there is a card but no die`;
  }
  return undefined;
}

const trackFault = (track: readonly number[], path: string): string | undefined => {
  if (track[0] !== 0) return `${path}[0]: the first level is free`;
  const at = track.findIndex((cost, index) => index > 0 && cost < track[index - 1]);
  return at < 0 ? undefined : `${path}[${at}]: costs must not fall`;
};
