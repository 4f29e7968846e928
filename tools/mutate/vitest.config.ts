import { defineConfig } from 'vitest/config';

/** The tests that stand nearest to what is mutated: engine, the laws over all games, and one game. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['engine/tests/*.test.ts', 'games/*/tests/rules.test.ts', 'games/*/tests/pack.test.ts'],
    exclude: ['**/*.slow.test.ts', '**/node_modules/**'],
    testTimeout: 30_000,
  },
});
