/** Which top folders a folder may import from. What is not listed here is not checked by arrows. */
const EVERYTHING = [
  'engine',
  'kits',
  'games',
  'bots',
  'protocol',
  'table',
  'server',
  'web',
  'cli',
  'lab',
  'tools',
  'e2e',
  'bench',
];

export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  kits: ['engine'],
  games: ['engine', 'kits'],
  bots: ['engine'],
  protocol: ['engine'],
  table: ['engine', 'protocol'],
  server: ['engine', 'kits', 'games', 'bots', 'protocol', 'table', 'lab'],
  web: ['engine', 'kits', 'games', 'bots', 'protocol', 'table'],
  lab: ['engine', 'kits', 'games', 'bots', 'protocol'],
  cli: ['engine', 'kits', 'games', 'bots', 'protocol', 'table', 'server', 'lab', 'bench'],
  examples: ['engine', 'protocol'],
  bench: EVERYTHING,
  e2e: EVERYTHING,
  tools: EVERYTHING,
};

/** The npm packages that the pure folders may use; everybody else is free. */
export function allowedPackages(file: string): readonly string[] | undefined {
  if (isTest(file)) return undefined;
  if (file.startsWith('engine/laws/')) return undefined;
  if (file.startsWith('engine/')) return ['@noble/hashes'];
  if (file.startsWith('kits/board/') || /^kits\/[^/]+\/ui\//.test(file)) return ['solid-js'];
  if (file.startsWith('kits/')) return ['valibot'];
  if (/^games\/[^/]+\/ui\//.test(file)) return ['solid-js'];
  if (/^games\/[^/]+\//.test(file)) return ['valibot'];
  return undefined;
}

export const isTest = (file: string): boolean => /(^|\/)tests\//.test(file) || /\.b?test\.tsx?$/.test(file);

/** Rules, and the machinery under them, have no clock, no chance of their own and no contact with the world. */
export const isPure = (file: string): boolean =>
  !isTest(file) &&
  (file.startsWith('engine/') ||
    file.startsWith('table/') ||
    (file.startsWith('kits/draft-and-write/') && !file.startsWith('kits/draft-and-write/ui/')) ||
    (/^games\/[^/]+\//.test(file) && !/^games\/[^/]+\/ui\//.test(file)));

export const IMPURE_NAMES: Readonly<Record<string, string>> = {
  Date: 'rules have no clock',
  performance: 'rules have no clock',
  console: 'rules do not log; emit an event',
  process: 'rules do not know where they run',
  fetch: 'rules do no input or output',
  setTimeout: 'rules do not wait',
  setInterval: 'rules do not wait',
  crypto: 'the only source of chance is the `random` that the caller passes',
  'Math.random': 'the only source of chance is the `random` that the caller passes',
};
