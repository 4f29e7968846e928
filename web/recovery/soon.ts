import { createEffect, on } from 'solid-js';
import { archiveChanges } from '../progress/changes.ts';
import { storage } from '../storage.ts';
import { RECOVERY_KEY } from './key.ts';

function syncSoon(): void {
  if (storage.read(RECOVERY_KEY) === null) return;
  void import('./recovery.ts').then(({ syncAfterChange }) => syncAfterChange()).catch(() => undefined);
}

/**
 * Brings this device and the server together when it has a recovery code: at first, after every finished match, and when the
 * connection is back. Those who have no code load nothing of it.
 */
export function keepTogether(): void {
  createEffect(on(archiveChanges, syncSoon));
  addEventListener('online', syncSoon);
}
