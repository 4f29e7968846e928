import type { Captions, Game } from '@bandstand/engine';
import type { Bonus, CardSpec, DraftAndWrite, Move, Pack, SheetView, View, Words } from '../index.ts';
import { createContext, useContext, type Component } from 'solid-js';
import type { Drawings, SectionName } from './sections.ts';
import type { SpotKey } from './spots.ts';

/** Outlines of a game's own icons, on a grid of 24, by icon letter. */
export interface IconPaths {
  readonly grid: Readonly<Record<string, string>>;
  readonly net: Readonly<Record<string, string>>;
  /** Badges that look different in this game. */
  readonly badges?: Partial<Record<Bonus, string>>;
}

/** A game's drawings, each as the inside of an SVG. */
export interface BoardArt {
  /** What a card shows, 64 × 64: for members their portrait. */
  readonly picture: (card: CardSpec) => string;
  /** Under the two tracks, from 0 0 to their width and 150. */
  readonly tracks?: (width: number) => string;
  /** Where the tour begins, 64 × 64. */
  readonly tourStart?: string;
  /** Beside the heading of a section, 64 × 64. */
  readonly headings?: Partial<Readonly<Record<SectionName, string>>>;
  /** Under the figure of a penalty space, 36 × 36 around the middle. */
  readonly penalty?: (space: number) => string;
}

/** Sections that only some sheets have. */
export type OwnSections<Drawn = Component> = Partial<Readonly<Record<'tour' | 'cheer' | 'origins', Drawn>>>;

/** What the end of a match is told from. */
export interface EndingProps {
  readonly game: Game<DraftAndWrite>;
  readonly view: View;
  readonly names: readonly string[];
  readonly captions: Captions;
}

/** What lies under the posts: where it may be drawn, and where the posts stand on it. */
export interface GroundProps {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly posts: readonly { readonly x: number; readonly y: number }[];
}

/** A card that has its place on the sheet. */
export interface StickerProps {
  readonly card: CardSpec;
}

/** What the parts of a sheet need to know to draw themselves. */
export interface SheetScene {
  readonly pack: Pack;
  readonly words: Words;
  readonly icons: IconPaths;
  readonly art: BoardArt;
  readonly sections: Drawings;
  readonly ground: Component<GroundProps> | undefined;
  readonly sticker: Component<StickerProps> | undefined;
  readonly sheet: SheetView;
  /** The sheet after the choice that is being looked at. */
  readonly ghost: SheetView | undefined;
  /** The skills of a card N, E, S, W, by their place in the pack. */
  skillsOf(card: number): readonly number[];
  /** Which step of the looked-at chain marks this place, from 1. */
  ghostStep(spot: SpotKey): number | undefined;
  /** Which step of the last update marked this place, from 1. */
  freshStep(spot: SpotKey): number | undefined;
  /** How many steps of the last update have been shown so far. */
  readonly walked: number;
  /** What the looked-at choice would add to a part of the score. */
  ghostPoints(part: string | undefined): number;
  /** Whether the hand card that is being looked at could go here. */
  isPossible(spot: SpotKey): boolean;
  /** Whether that card would bring most here. */
  isBest(spot: SpotKey): boolean;
  /** Whether it was tapped, and what goes there is being chosen. */
  isAsked(spot: SpotKey): boolean;
  movesAt(spot: SpotKey): readonly Move[];
  look(spot: SpotKey | undefined): void;
  choose(spot: SpotKey): void;
  /** Somebody tapped a place where nothing can be done: say why. */
  explain(spot: SpotKey): void;
  labelOf(spot: SpotKey): string;
  /** Whether an unlocked multiplier of this value can be used on somebody now. */
  canArm(value: number): boolean;
  /** The multiplier whose member is being chosen. */
  readonly armed: number | undefined;
  arm(value: number): void;
}

/** For badges inside and outside of sheets. */
export const IconsContext = createContext<IconPaths>();

export const SheetContext = createContext<SheetScene>();

export function useSheet(): SheetScene {
  const scene = useContext(SheetContext);
  if (scene === undefined) throw new Error('a part of a sheet is drawn outside of a sheet');
  return scene;
}
