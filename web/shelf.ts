import type { Game, GameCard, Glossary } from '@bandstand/engine';
import type { Board, BoardProps } from '@bandstand/kits/board';
import type { EndPicture, MatchEnd } from '@bandstand/kits/board-poster';
import { laterTask } from '@bandstand/kits/board-tasks';
import type { Lesson } from '@bandstand/kits/lesson';
import type { Component } from 'solid-js';
import type { Draw } from '@bandstand/kits/text';

/** Found by listing the folders: cards are loaded at once, everything else when a game is opened. */
const cards = import.meta.glob<GameCard>('../games/*/card.ts', { eager: true, import: 'card' });
const games = import.meta.glob<Game>('../games/*/index.ts', { import: 'game' });
const boards = import.meta.glob<Board>('../games/*/ui/index.tsx', { import: 'Board' });
const drawings = import.meta.glob<Draw>('../games/*/terminal.ts', { import: 'draw' });
const posters = import.meta.glob<string>('../games/*/poster.svg', { query: '?raw', import: 'default' });
const thumbs = import.meta.glob<string>('../games/*/thumb.svg', { query: '?raw', import: 'default', eager: true });
const endPosters = import.meta.glob<(end: MatchEnd) => EndPicture>('../games/*/ui/endPoster.ts', {
  import: 'endPoster',
});
const lessons = import.meta.glob<Lesson>('../games/*/lesson.ts', { import: 'lesson' });
const glossaries = import.meta.glob<(game: Game) => Glossary>('../games/*/glossary.ts', { import: 'glossaryOf' });

const idIn = (path: string): string => path.split('/games/')[1].split('/')[0];

export interface ShelfEntry {
  readonly id: string;
  readonly card: GameCard;
}

export const shelf: readonly ShelfEntry[] = Object.entries(cards).map(([path, card]) => ({ id: idIn(path), card }));

export const cardOf = (id: string): GameCard | undefined => shelf.find((entry) => entry.id === id)?.card;

/** Finds what belongs to a game among parts that are loaded when they are needed. */
export const loaderFor = <Part>(parts: Readonly<Record<string, () => Promise<Part>>>, id: string) =>
  Object.entries(parts).find(([path]) => idIn(path) === id)?.[1];

const ownTask = (): Promise<void> => new Promise((resolve) => laterTask(resolve));

/** The rules; undefined for an id that is not on the shelf. What they take to be made ready is not done at once. */
export async function loadGame(id: string): Promise<Game | undefined> {
  const game = await loaderFor(games, id)?.();
  await ownTask();
  // Asked for here, so that whoever needs it has it.
  if (game?.pack.hash !== undefined) await ownTask();
  return game;
}

/** The game's own board, else one that shows what the terminal draws. */
export async function loadBoard(id: string): Promise<Component<BoardProps>> {
  const own = loaderFor(boards, id);
  if (own !== undefined) {
    const board = await own();
    await board.preload?.();
    return board;
  }
  const [{ boardDrawnBy }, draw] = await Promise.all([import('./FallbackBoard.tsx'), loaderFor(drawings, id)?.()]);
  return boardDrawnBy(draw);
}

/** The picture on the wall, as SVG; undefined for a game that has none. */
export const loadPoster = async (id: string): Promise<string | undefined> => loaderFor(posters, id)?.();

/** The same idea at the size of a stamp. */
export const thumbOf = (id: string): string | undefined =>
  Object.entries(thumbs).find(([path]) => idIn(path) === id)?.[1];

/** Whether the game teaches itself in a guided first match. */
export const hasLesson = (id: string): boolean => loaderFor(lessons, id) !== undefined;

/** What a coach says in that match. */
export const loadLesson = async (id: string): Promise<Lesson | undefined> => loaderFor(lessons, id)?.();

/** Whether the game can say what the things on its board are. */
export const hasGlossary = (id: string): boolean => loaderFor(glossaries, id) !== undefined;

/** What it says to whoever asks; undefined for a game that has nothing to explain, and while its host is out of reach. */
export async function loadGlossary(game: Game): Promise<Glossary | undefined> {
  const glossaryOf = await loaderFor(glossaries, game.id)?.().catch(() => undefined);
  return glossaryOf?.(game);
}

/** How the game draws the end of a match; undefined for a game that has no such poster. */
export const loadEndPoster = async (id: string): Promise<((end: MatchEnd) => EndPicture) | undefined> =>
  loaderFor(endPosters, id)?.();
