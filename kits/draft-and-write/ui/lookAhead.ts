import { fastRandom, type Seat } from '@bandstand/engine';
import type { BoardProps } from '../../board/index.tsx';
import {
  aheadOf,
  aheadOfCard,
  partPoints,
  sheetView,
  type Ahead,
  type CardAhead,
  type DraftAndWrite,
  type Event,
  type Kit,
  type Move,
  type SheetEvent,
  type SheetView,
  type State,
} from '../index.ts';
import { spotOfEvent, type SpotKey } from './spots.ts';

/** What a looked-at choice is certain to do to the sheet. */
export interface Outlook extends Ahead {
  readonly ghost: SheetView;
  readonly steps: ReadonlyMap<SpotKey, number>;
  /** What it adds to each part of the score. */
  readonly gains: ReadonlyMap<string, number>;
}

/** Moves that are made on the sheet and may set something off. */
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

/** A state to think in, from what the viewer knows. */
export const imagined = ({ game, view }: Pick<BoardProps<DraftAndWrite>, 'game' | 'view'>): State =>
  game.imagine(view, fastRandom(1));

/** What a legal move sets off; undefined for moves that are not made on the sheet. */
export function lookAhead(kit: Kit, state: State, seat: Seat, move: Move): Outlook | undefined {
  if (!ON_SHEET.has(move.type)) return undefined;
  const before = state.sheets[seat];
  const ahead = aheadOf(kit, state, seat, move);
  return {
    ...ahead,
    ghost: sheetView(kit, ahead.sheet),
    steps: stepsOf(ahead.events),
    gains: new Map(
      kit.rules.parts.map((part) => [part, partPoints(kit, ahead.sheet, part) - partPoints(kit, before, part)]),
    ),
  };
}

/** What each card of a hand would bring at best. */
export const handAhead = (kit: Kit, state: State, seat: Seat, hand: readonly number[]): readonly CardAhead[] =>
  hand.map((card) => aheadOfCard(kit, state, seat, card));
