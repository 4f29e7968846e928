import { constants, copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolderFor } from './folder.ts';
import { lockData } from './lock.ts';
import { mustExist } from './open.ts';
import { StorageRefused } from './refusal.ts';
import { checkFile, checkWhole, foldLog, keepPrivate, syncToDisk } from './sqliteFile.ts';
import { openSqliteToCopy } from './sqlite.ts';

/** Copies storage of any version while a server may run; the copy has its name only once it is whole. */
export async function backUp(dataFile: string, target: string): Promise<void> {
  mustExist(dataFile);
  const part = `${target}.part`;
  const store = await openSqliteToCopy(dataFile);
  try {
    keepPrivate(part);
    await store.backup(part);
    foldLog(part);
    checkWhole(part, dataFile);
    syncToDisk(part);
    linkSync(part, target);
    syncToDisk(dirname(target));
  } finally {
    rmSync(part, { force: true });
    await store.close();
  }
}

/**
 * Puts a backup in place while no server runs. At every moment the data file is either the old storage or the new one, whole;
 * the old one stays beside it under the name that is returned.
 */
export function restore(
  backup: string,
  dataFile: string,
  { now, isForced }: { readonly now: Date; readonly isForced: boolean },
): string | undefined {
  if (!existsSync(backup)) throw new StorageRefused('no-backup', `There is no backup "${backup}".`);
  checkFile(backup);
  makeFolderFor(dataFile);
  const unlock = lockData(dataFile);
  const stamp = now.toISOString().replaceAll(/[-:.]/g, '');
  const fresh = `${dataFile}.restoring-${stamp}`;
  try {
    copyFileSync(backup, fresh, constants.COPYFILE_EXCL);
    if (existsSync(`${backup}-wal`)) copyFileSync(`${backup}-wal`, `${fresh}-wal`, constants.COPYFILE_EXCL);
    keepPrivate(fresh);
    checkWhole(fresh, backup);
    foldLog(fresh);
    syncToDisk(fresh);
    const kept = existsSync(dataFile)
      ? keepAside(dataFile, `${dataFile}.before-restore-${stamp}`, isForced)
      : undefined;
    renameSync(fresh, dataFile);
    syncToDisk(dirname(dataFile));
    return kept;
  } finally {
    for (const tail of ['', '-wal', '-shm', '-journal']) rmSync(`${fresh}${tail}`, { force: true });
    unlock();
  }
}

/** Keeps what is there under another name, with what was only in its write-ahead log. */
function keepAside(dataFile: string, kept: string, isForced: boolean): string {
  try {
    foldLog(dataFile);
    keepPrivate(dataFile);
    linkSync(dataFile, kept);
    return kept;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (/locked|using/.test(why))
      throw new StorageRefused(
        'in-use',
        `Somebody is using ${dataFile}. Stop every program that does, then try again.`,
      );
    if (!isForced)
      throw new StorageRefused(
        'unusable',
        `The storage ${dataFile} cannot be read (${why}). Say --force to replace it; its files are kept as they are.`,
      );
  }
  for (const tail of ['', '-wal', '-journal'])
    if (existsSync(`${dataFile}${tail}`)) copyFileSync(`${dataFile}${tail}`, `${kept}${tail}`, constants.COPYFILE_EXCL);
  for (const tail of ['-wal', '-shm', '-journal']) rmSync(`${dataFile}${tail}`, { force: true });
  keepPrivate(kept);
  return kept;
}
