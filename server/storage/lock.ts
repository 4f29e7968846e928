import { DatabaseSync } from 'node:sqlite';
import { makeFolderFor } from './folder.ts';

/** The data is in use by another server: it would not hear of what this one does. */
export class DataInUse extends Error {
  override readonly name = 'DataInUse';
}

/**
 * Keeps other servers away from a data file for as long as this process lives; even a killed one lets go.
 * Administrators' commands may still read and write beside a running server.
 */
export function lockData(file: string): () => void {
  if (file === ':memory:') return () => undefined;
  makeFolderFor(file);
  const lock = new DatabaseSync(`${file}.lock`);
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Error && error.message.includes('locked')) {
      throw new DataInUse(
        `Another Bandstand is running with ${file}. Use that one, stop it, or start this one with another file: DATA_FILE=other.sqlite npm start`,
      );
    }
    throw error;
  }
  return () => lock.close();
}
