import { defineConfig } from 'vitest/config';

const games = (process.env.BANDSTAND_GAMES ?? '').split(',').filter((id) => id !== '');

/** The quick tests that stand nearest to what is mutated: of the engine and the table, or of the games that are mutated. */
export default defineConfig({
  test: {
    environment: 'node',
    include:
      games.length === 0
        ? ['engine/tests/*.test.ts', 'table/tests/*.test.ts']
        : [...games.map((id) => `games/${id}/tests/*.test.ts`), 'games/tests/everyGame.test.ts'],
    exclude: ['**/*.slow.test.ts', '**/node_modules/**'],
    testTimeout: 30_000,
  },
});
