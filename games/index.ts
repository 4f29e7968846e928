import { readdir, readFile } from 'node:fs/promises';
import { good, type Game, type Glossary, type Knowledge, type Result, unknownGame } from '@bandstand/engine';
import type { Edition, Ruling } from '@bandstand/kits/edition';
import type { Draw, DrawSheet, Legend } from '@bandstand/kits/text';

/** What the folder of a game offers to programs that run on Node; browsers find the same files through the bundler. */
export interface GameFolder {
  readonly game: Game;
  /** The same rules with other content; a problem says which field is wrong and what it should be. */
  readonly withPack: (pack: unknown) => Result<Game>;
  readonly knowledge: Knowledge;
  /** The board as text. */
  readonly draw: Draw;
  /** One seat's sheet as text, where not everything is on the board. */
  readonly drawSheet?: DrawSheet;
  /** What is told to whoever asks what something on the board is; a game may have nothing to explain. */
  readonly glossaryOf?: (game: Game) => Glossary;
  /** What the signs of the drawing stand for, where it uses any. */
  readonly legend?: (game: Game) => Legend;
}

const here = new URL('./', import.meta.url);

/** Every folder beside this file that holds a game. There is no other list. */
export async function gameIds(): Promise<string[]> {
  const entries = await readdir(here, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && /^[a-z][a-z0-9-]*$/.test(entry.name));
  const found = await Promise.all(
    folders.map(async ({ name }) => ((await readdir(new URL(`${name}/`, here))).includes('index.ts') ? [name] : [])),
  );
  return found.flat().toSorted();
}

/** JSON Schema of what viewers of a game are shown; undefined for a game without one. */
export async function viewSchemaOf(id: string): Promise<object | undefined> {
  const text = await readFile(new URL(`${id}/view.schema.json`, here), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as object);
}

/** Whose game it is and what we decided about it; undefined for a sketch that does not say. */
export async function editionOf(
  id: string,
): Promise<{ readonly edition: Edition; readonly rulings: readonly Ruling[] } | undefined> {
  const rulings = await readFile(new URL(`${id}/rulings.json`, here), 'utf8').catch(() => undefined);
  if (rulings === undefined) return undefined;
  const { edition } = (await import(new URL(`${id}/text/edition.ts`, here).href)) as { edition: Edition };
  return { edition, rulings: JSON.parse(rulings) as readonly Ruling[] };
}

export async function loadGame(id: string): Promise<Result<GameFolder>> {
  const known = await gameIds();
  if (!known.includes(id)) return unknownGame(id, known);
  const load = async <Module>(file: string): Promise<Module> =>
    (await import(new URL(`${id}/${file}`, here).href)) as Module;
  const explains = (await readdir(new URL(`${id}/`, here))).includes('glossary.ts');
  const [{ game }, { withPack }, { knowledge }, drawing, glossary] = await Promise.all([
    load<Pick<GameFolder, 'game'>>('index.ts'),
    load<Pick<GameFolder, 'withPack'>>('withPack.ts'),
    load<Pick<GameFolder, 'knowledge'>>('bot.ts'),
    load<Pick<GameFolder, 'draw' | 'drawSheet' | 'legend'>>('terminal.ts'),
    explains ? load<Pick<GameFolder, 'glossaryOf'>>('glossary.ts') : {},
  ]);
  return good({ game, withPack, knowledge, ...drawing, ...glossary });
}
