import type { Move, Pack, SheetView, Words } from '../index.ts';
import { createContext, useContext } from 'solid-js';
import type { SpotKey } from './spots.ts';

/** Outlines of a game's own icons, on a grid of 24, by icon letter. */
export interface IconPaths {
  readonly grid: Readonly<Record<string, string>>;
  readonly net: Readonly<Record<string, string>>;
}

/** What the parts of a sheet need to know to draw themselves. */
export interface SheetScene {
  readonly pack: Pack;
  readonly words: Words;
  readonly icons: IconPaths;
  readonly sheet: SheetView;
  /** The sheet after the choice that is being looked at. */
  readonly ghost: SheetView | undefined;
  /** Which step of the looked-at chain marks this place, from 1. */
  ghostStep(spot: SpotKey): number | undefined;
  /** Which step of the last update marked this place, from 0. */
  freshStep(spot: SpotKey): number | undefined;
  /** Whether the hand card that is being looked at could go here. */
  isPossible(spot: SpotKey): boolean;
  movesAt(spot: SpotKey): readonly Move[];
  look(spot: SpotKey | undefined): void;
  choose(spot: SpotKey): void;
  /** Somebody tapped a place where nothing can be done: say why. */
  explain(spot: SpotKey): void;
  labelOf(spot: SpotKey): string;
}

export const SheetContext = createContext<SheetScene>();

export function useSheet(): SheetScene {
  const scene = useContext(SheetContext);
  if (scene === undefined) throw new Error('a part of a sheet is drawn outside of a sheet');
  return scene;
}
