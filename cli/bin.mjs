#!/usr/bin/env node
// The command as npm links it: chooses a new enough Node and hands over.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const run = fileURLToPath(new URL('../tools/run.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [run, 'bandstand', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
