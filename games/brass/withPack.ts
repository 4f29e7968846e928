import { good, type Game, type Result } from '@bandstand/engine';
import { readPack } from './content/readPack.ts';
import { gameWith } from './game.ts';
import type { Brass } from './state.ts';

export function withPack(json: unknown): Result<Game<Brass>> {
  const pack = readPack(json);
  return pack.ok ? good(gameWith(pack.value)) : pack;
}
