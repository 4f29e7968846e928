// Holds the packages of all lock files to the list of those that were looked at (docs/dependencies.md says how).
// dependencies.ts: fails where a version is not on the list. dependencies.ts note <date>: puts it there, and takes off what is gone.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const LIST = 'docs/dependencies.json';
const LOCKS = [
  '.',
  'bench/peers',
  ...['client', 'lighthouse', 'mutate', 'oldest', 'runtime', 'testbin'].map((name) => `tools/${name}`),
];

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly link?: boolean }>>;
}

/** Packages by the day on which they were put on the list: `searched` for known holes by name, or only `noted`. */
export interface LookedAt {
  readonly searched: Readonly<Record<string, readonly string[]>>;
  readonly noted: Readonly<Record<string, readonly string[]>>;
}

/** Every package of a lock file, with its version. */
export const packagesIn = ({ packages }: Lock): string[] =>
  Object.entries(packages).flatMap(([path, { version, link }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    return path.includes('node_modules/') && link !== true && version !== undefined ? [`${name}@${version}`] : [];
  });

const listed = ({ searched, noted }: LookedAt): ReadonlySet<string> =>
  new Set([...Object.values(searched), ...Object.values(noted)].flat());

/** What is used and not on the list, and what is on the list and not used any more. */
export function unlisted(
  used: ReadonlySet<string>,
  list: LookedAt,
): { readonly fresh: string[]; readonly gone: string[] } {
  const known = listed(list);
  return {
    fresh: [...used].filter((name) => !known.has(name)).toSorted(),
    gone: [...known].filter((name) => !used.has(name)).toSorted(),
  };
}

/** The list with everything that is used, new versions under this day, and nothing else. */
export function noteAll(used: ReadonlySet<string>, list: LookedAt, day: string): LookedAt {
  const { fresh } = unlisted(used, list);
  const kept = (days: LookedAt['noted']): LookedAt['noted'] =>
    Object.fromEntries(
      Object.entries(days)
        .map(([date, names]) => [date, names.filter((name) => used.has(name)).toSorted()] as const)
        .filter(([, names]) => names.length > 0),
    );
  const noted = kept({ ...list.noted, [day]: [...(list.noted[day] ?? []), ...fresh] });
  return { searched: kept(list.searched), noted };
}

function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as Value;
}

function main([task, day = '']: readonly string[]): void {
  const used = new Set(LOCKS.flatMap((folder) => packagesIn(readJson<Lock>(`${folder}/package-lock.json`))));
  const list = readJson<LookedAt>(LIST);
  if (task === 'note') {
    if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw new Error('say the day, like 2026-11-19');
    writeFileSync(join(root, LIST), `${JSON.stringify(noteAll(used, list, day), undefined, 2)}\n`);
    return;
  }
  const { fresh, gone } = unlisted(used, list);
  for (const name of fresh)
    process.stderr.write(`${name}: nobody has looked at this version; CONTRIBUTING.md says how.\n`);
  for (const name of gone) process.stderr.write(`${name}: is on the list and in no lock file any more.\n`);
  if (fresh.length + gone.length > 0) process.exitCode = 1;
}

if (import.meta.main) main(process.argv.slice(2));
