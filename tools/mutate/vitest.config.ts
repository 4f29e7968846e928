import { defineConfig } from 'vitest/config';
import { GATHERED } from './gathered.ts';

/** One file that has all tests: a worker for every file would take most of the time of a mutant. */
export default defineConfig({ test: { environment: 'node', include: [GATHERED], testTimeout: 600_000 } });
