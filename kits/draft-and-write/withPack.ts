import { good, type Result } from '@bandstand/engine';
import { checkPackWith } from '../pack/index.ts';
import { createGame, type DraftAndWriteGame } from './game.ts';
import { packFault } from './integrity.ts';
import { packShape, type Pack } from './pack.ts';

export { packFault, packShape };
export type { Pack };

/** Checks a foreign pack: its form, then what the form cannot say. */
export const readPack = (json: unknown): Result<Pack> => checkPackWith(packShape, json, packFault);

/** A game of this kit with other content. */
export function withPackOf({ spec }: DraftAndWriteGame, json: unknown): Result<DraftAndWriteGame> {
  const pack = readPack(json);
  return pack.ok ? good(createGame(spec, pack.value)) : pack;
}
