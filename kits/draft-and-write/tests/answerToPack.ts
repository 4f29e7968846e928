import { canonical, type Game } from '@bandstand/engine';
import { expect } from 'vitest';
import type { DraftAndWrite } from '../index.ts';

/** What is said to a changed copy of the game's pack; the game's own stays as it is. */
export function answerToPack<Pack>(game: Game<DraftAndWrite>, content: Pack, change: (pack: Pack) => unknown): string {
  const before = canonical(content);
  const copy = structuredClone(content);
  change(copy);
  const result = game.withPack(copy);
  expect(canonical(content)).toBe(before);
  return result.ok ? 'accepted' : `${result.problem.code}: ${result.problem.message}`;
}
