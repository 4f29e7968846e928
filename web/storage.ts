/** What this page keeps only for itself, because the browser refused to keep it. */
const memory = new Map<string, string>();

function browserStorage(): Storage | undefined {
  try {
    // A page inside another app may have none at all.
    const kept: Storage | null = localStorage;
    return kept ?? undefined;
  } catch {
    return undefined;
  }
}

const PROBE = 'bandstand:probe';

/** The browser keeps nothing for us: what is played lasts as long as the page. A full one is something else: it keeps what it has. */
export function isStorageBlocked(): boolean {
  const kept = browserStorage();
  try {
    kept?.setItem(PROBE, '');
    kept?.removeItem(PROBE);
    return kept === undefined;
  } catch {
    return kept?.length === 0;
  }
}

/** The browser's storage behind one door: no access to it can throw, and without it the page remembers by itself. */
export const storage = {
  read(key: string): string | null {
    return memory.get(key) ?? browserStorage()?.getItem(key) ?? null;
  },

  /** False when it is only remembered until the page is closed. */
  write(key: string, text: string): boolean {
    try {
      const kept = browserStorage();
      kept?.setItem(key, text);
      if (kept === undefined) memory.set(key, text);
      else memory.delete(key);
      return kept !== undefined;
    } catch {
      memory.set(key, text);
      return false;
    }
  },

  /** Like `write`, but leaves everything as it was when the browser has no room. */
  tryWrite(key: string, text: string): boolean {
    try {
      browserStorage()?.setItem(key, text);
      return browserStorage() !== undefined;
    } catch {
      return false;
    }
  },

  remove(key: string): void {
    memory.delete(key);
    browserStorage()?.removeItem(key);
  },

  keys(prefix: string): string[] {
    const kept = browserStorage();
    const keys = new Set([...memory.keys(), ...(kept === undefined ? [] : Object.keys(kept))]);
    return [...keys].filter((key) => key.startsWith(prefix));
  },
};
