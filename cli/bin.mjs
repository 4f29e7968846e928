#!/usr/bin/env node
// The command as npm links it: the way in of the project, which chooses a new enough Node.
process.argv.splice(2, 0, 'bandstand');
await import(new URL('../tools/run.mjs', import.meta.url).href);
