import { good, type Game, type Result } from '@bandstand/engine';
import { checkPack } from './content/checks.ts';
import { contentOf } from './content.ts';
import { gameWith } from './game.ts';
import type { MyBand } from './state.ts';

export function withPack(json: unknown): Result<Game<MyBand>> {
  const pack = checkPack(json);
  return pack.ok ? good(gameWith(contentOf(pack.value))) : pack;
}
