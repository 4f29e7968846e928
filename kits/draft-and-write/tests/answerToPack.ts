import { canonical } from '@bandstand/engine';
import { expect } from 'vitest';
import type { DraftAndWriteGame } from '../index.ts';
import { withPackOf } from '../withPack.ts';

/** What is said to a changed copy of the game's pack; the game's own stays as it is. */
export function answerToPack<Pack>(game: DraftAndWriteGame, content: Pack, change: (pack: Pack) => unknown): string {
  const before = canonical(content);
  const copy = structuredClone(content);
  change(copy);
  const result = withPackOf(game, copy);
  expect(canonical(content)).toBe(before);
  return result.ok ? 'accepted' : `${result.problem.code}: ${result.problem.message}`;
}
