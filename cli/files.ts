import { readFile } from 'node:fs/promises';
import type { Game, MatchRecord } from '@bandstand/engine';
import { loadGame, type GameFolder } from '@bandstand/games';
import { parseJson as jsonOf } from '@bandstand/protocol/json';
import { readRecord } from '@bandstand/protocol/records';
import { orUsage, UsageError } from './command.ts';
import { refusals } from './text/index.ts';

/** JSON from a file, or from the flag itself when `text` starts like JSON. */
export async function readJson(path: string, what: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    throw new UsageError('no-such-file', refusals.files.cannotReadTheIsThePath(what, path));
  }
  return parseJson(text, `${what} "${path}"`);
}

export function parseJson(text: string, what: string): unknown {
  try {
    return jsonOf(text);
  } catch {
    throw new UsageError('bad-json', refusals.files.isNotValidJson(what));
  }
}

/** The game by id, with other content if a pack file is given. */
export async function gameWithPack(id: string, packPath: string | undefined): Promise<GameFolder> {
  const folder = orUsage(await loadGame(id));
  if (packPath === undefined) return folder;
  const game: Game = orUsage(folder.withPack(await readJson(packPath, 'pack')));
  return { ...folder, game };
}

export async function recordFrom(path: string): Promise<MatchRecord> {
  return orUsage(readRecord(await readJson(path, 'record')));
}
