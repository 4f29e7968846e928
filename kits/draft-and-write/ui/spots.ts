import {
  ITEM,
  type Event,
  type Move,
  type SheetEvent,
  type SheetView,
  type View,
  cardTargets,
  sheetOf,
  type Kit,
} from '../index.ts';

/** A place on the sheet that can be lit, looked at and chosen, such as `cell:7`. */
export type SpotKey = string;

const MULTIPLIERS: Readonly<Record<number, number>> = { [ITEM.x2]: 2, [ITEM.x3]: 3, [ITEM.x4]: 4 };

function useSpot(item: number, space: number, sheet: SheetView): SpotKey | undefined {
  if (item <= ITEM.match) return `cell:${space}`;
  if (item === ITEM.grid) return `square:${space}`;
  if (item === ITEM.net) return `node:${space}`;
  if (item === ITEM.trackA) return `trackA:${sheet.trackA}`;
  if (item === ITEM.trackB) return `trackB:${sheet.trackB}`;
  if (item === ITEM.cheer) return `cheer:${sheet.cheer}`;
  if (item === ITEM.colour) return `circle:${space >> 2}`;
  if (item === ITEM.tour) return `venue:${space}`;
  if (item === ITEM.cash) return `lock:${space}`;
  const value = MULTIPLIERS[item];
  return value === undefined ? undefined : `multiplier:${value}`;
}

/** Where on the table a move is made; undefined for moves that have no place of their own. */
export function spotOf(move: Move, view: View, sheet: SheetView, startCircle: number): SpotKey | undefined {
  switch (move.type) {
    case 'pick':
      return `card:${move.slot}`;
    case 'place':
    case 'boost':
      return `post:${move.post}`;
    case 'cross':
      return move.section === 'grid' ? `square:${move.space}` : `node:${move.space}`;
    case 'use':
      return useSpot(move.item, move.space, sheet);
    case 'startColour':
      return `circle:${startCircle}`;
    case 'claim':
      return `goal:${view.desk?.cursor ?? 0}`;
    case 'claimSlot':
      return `goal:${move.slot}`;
    case 'keepGoal':
      return `offer:${move.which}`;
    default:
      return undefined;
  }
}

/** The place where something happened. */
export function spotOfEvent(event: Event | SheetEvent): SpotKey | undefined {
  switch (event.type) {
    case 'placed':
    case 'boosted':
      return `post:${event.post}`;
    case 'crossed':
      return `${{ match: 'cell', grid: 'square', net: 'node', trackA: 'trackA', trackB: 'trackB', cheer: 'cheer' }[event.section]}:${event.space}`;
    case 'coloured':
      return `circle:${event.circle}`;
    case 'toured':
      return `venue:${event.venue}`;
    case 'opened':
      return `lock:${event.lock}`;
    case 'unlocked':
      return `multiplier:${event.multiplier}`;
    case 'penalised':
      return `penalty:${event.number - 1}`;
    default:
      return undefined;
  }
}

/** Legal moves by place. */
export function movesBySpot(
  moves: readonly Move[],
  view: View,
  sheet: SheetView,
  startCircle: number,
): ReadonlyMap<SpotKey, readonly Move[]> {
  const found = new Map<SpotKey, Move[]>();
  for (const move of moves) {
    const spot = spotOf(move, view, sheet, startCircle);
    if (spot === undefined) continue;
    const there = found.get(spot);
    if (there === undefined) found.set(spot, [move]);
    else there.push(move);
  }
  return found;
}

/** The penalty space that is crossed next. */
const nextPenalty = (sheet: SheetView): SpotKey => `penalty:${sheet.penalty}`;

export const isPenaltySpot = (spot: SpotKey): boolean => spot.startsWith('penalty:');

/** Places where a card could be recorded, or what is crossed where there is none. */
export function spotsForCard(kit: Kit, card: number, sheet: SheetView): Set<SpotKey> {
  const { kind } = kit.pack.cards[card];
  const place = { member: 'post', grid: 'square', net: 'node', penalty: 'penalty', cheer: 'cheer' }[kind];
  if (kind === 'penalty') return new Set([nextPenalty(sheet)]);
  const open = cardTargets(kit, sheetOf(sheet), card);
  if (open === 0) return new Set([nextPenalty(sheet)]);
  if (kind === 'cheer') return new Set([`cheer:${sheet.cheer}`]);
  return new Set(
    Array.from({ length: 20 }, (_, space) => space).flatMap((space) =>
      (open >> space) & 1 ? [`${place}:${space}`] : [],
    ),
  );
}
