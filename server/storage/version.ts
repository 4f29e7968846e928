import { StorageRefused } from './refusal.ts';
import { CHANGES } from './schema.ts';

const MARKS = Object.keys(CHANGES);
const VERSION_KEY = 'storage-version';

/** How many changes the tables of this build have seen. */
const VERSION = MARKS.length;

/** What tells the version, among all that is kept. Storage that names none is as new as the changes it was marked with. */
export const READ_VERSION = `select key, value from kept where key in ('${[VERSION_KEY, ...MARKS].join("', '")}')`;

export const WRITE_VERSION = `insert into kept (key, value) values ('${VERSION_KEY}', '${VERSION}')
  on conflict (key) do update set value = excluded.value`;

type KeptRow = Readonly<Record<string, unknown>>;

function versionIn(rows: readonly KeptRow[]): number {
  const named = rows.find(({ key }) => key === VERSION_KEY);
  return named === undefined ? rows.length : Number(named['value']);
}

/** An older build would answer every question about newer storage with an error, so it does not begin. */
export function refuseNewer(rows: readonly KeptRow[]): void {
  const version = versionIn(rows);
  if (version > VERSION)
    throw new StorageRefused(
      'other-version',
      `This storage was changed by a newer build (version ${version}, this one knows ${VERSION}). Start the newer build, or restore a backup made before it.`,
    );
}

/** Commands beside a server read and write what is there; bringing it up to date is the server's business. */
export function refuseOther(rows: readonly KeptRow[]): void {
  refuseNewer(rows);
  if (versionIn(rows) < VERSION)
    throw new StorageRefused(
      'other-version',
      'This storage is of an older version. Make a backup, then start the server once: it brings it up to date.',
    );
}
