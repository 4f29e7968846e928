import { defineConfig } from 'vitest/config';

const games = (process.env.BANDSTAND_GAMES ?? '').split(',').filter((id) => id !== '');

/** The laws play whole matches: too long to ask them about every change of what they use. */
const laws = /laws/.test(process.env.BANDSTAND_MUTATED ?? '') ? [] : ['engine/tests/laws.test.ts'];

/** The quick tests that stand nearest to what is mutated: of the engine and the table, or of the games that are mutated. */
export default defineConfig({
  test: {
    environment: 'node',
    include:
      games.length === 0
        ? ['engine/tests/*.test.ts', 'table/tests/*.test.ts']
        : [...games.map((id) => `games/${id}/tests/*.test.ts`), 'games/tests/everyGame.test.ts'],
    exclude: ['**/*.slow.test.ts', '**/node_modules/**', ...laws],
    testTimeout: 600_000,
  },
});
