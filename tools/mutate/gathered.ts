import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the tests that mutants are held to are gathered. */
export const GATHERED = 'tools/mutate/gathered.test.ts';

/** The quick tests that stand nearest to what is mutated: of the engine and the table, or of the games that are mutated. */
function nearest(mutated: readonly string[]): string[] {
  const games = [...new Set(mutated.flatMap((pattern) => /^games\/([^/*]+)\//.exec(pattern)?.[1] ?? []))];
  if (games.length > 0) return [...games.map((id) => `games/${id}/tests/*.test.ts`), 'games/tests/everyGame.test.ts'];
  // The laws play whole matches: too long to ask them about every change of what they use.
  const isAboutLaws = mutated.some((pattern) => pattern.includes('laws'));
  return [isAboutLaws ? 'engine/tests/*.test.ts' : 'engine/tests/!(laws).test.ts', 'table/tests/*.test.ts'];
}

/** Writes the file that has them all, in the copy that is mutated. */
export function gatherTests(root: string, mutated: readonly string[]): void {
  const files = nearest(mutated)
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !file.includes('.slow.'))
    .toSorted();
  writeFileSync(join(root, GATHERED), files.map((file) => `import '../../${file}';\n`).join(''));
}
