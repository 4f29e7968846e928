import { fastRandom, type Seat } from '@bandstand/engine';
import type { BoardProps } from '../../board/index.tsx';
import {
  followChain,
  partPoints,
  sheetView,
  totalPoints,
  type Chooser,
  type DraftAndWrite,
  type Event,
  type Kit,
  type Move,
  type SheetEvent,
  type SheetView,
} from '../index.ts';
import { spotOfEvent, type SpotKey } from './spots.ts';

/** The chain behind a choice, as far as it can be thought through. */
export interface Ahead {
  readonly ghost: SheetView;
  readonly steps: ReadonlyMap<SpotKey, number>;
  readonly points: number;
  readonly told: readonly string[];
  /** What it adds to each part of the score. */
  readonly gains: ReadonlyMap<string, number>;
}

/** Moves that are made on the sheet and may set off a chain. */
const ON_SHEET: ReadonlySet<Move['type']> = new Set(['place', 'cross', 'use', 'claim', 'claimSlot', 'boost', 'refuse']);

/** The places that are marked one after the other, each with the number of its step, from 1. */
export function stepsOf(events: Iterable<Event | SheetEvent>): ReadonlyMap<SpotKey, number> {
  const steps = new Map<SpotKey, number>();
  for (const event of events) {
    const key = spotOfEvent(event);
    if (key !== undefined && !steps.has(key)) steps.set(key, steps.size + 1);
  }
  return steps;
}

/** What a legal move sets off; undefined for moves that are not made on the sheet. */
export function lookAhead(
  { game, view }: Pick<BoardProps<DraftAndWrite>, 'game' | 'view'>,
  kit: Kit,
  chooser: Chooser,
  seat: Seat,
  move: Move,
): Ahead | undefined {
  if (!ON_SHEET.has(move.type)) return undefined;
  const state = game.imagine(view, fastRandom(1));
  const before = state.sheets[seat];
  const { sheet: after, events } = followChain(kit, chooser, state, seat, move);
  return {
    ghost: sheetView(kit, after),
    steps: stepsOf(events),
    points: totalPoints(kit, after) - totalPoints(kit, before),
    told: events.flatMap((event) => game.texts.en.event({ ...event, late: false }, () => 'You') ?? []),
    gains: new Map(kit.rules.parts.map((part) => [part, partPoints(kit, after, part) - partPoints(kit, before, part)])),
  };
}
