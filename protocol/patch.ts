/**
 * What turns one piece of plain data into another. Compact on the wire:
 * `[value]` replaces, `{ key: patch }` goes into an object or array, `null` as a patch removes the key.
 */
export type Patch = readonly [unknown] | { readonly [key: string]: Patch | null };

/** The patch from `before` to `after` as it goes on the wire; empty when they are equal. */
export function patchText(before: unknown, after: unknown): string {
  if (before === after) return '';
  if (typeof after !== 'object' || after === null || typeof before !== 'object' || before === null) return whole(after);
  if (Array.isArray(after))
    return Array.isArray(before) && before.length === after.length ? itemsText(before, after) : whole(after);
  return Array.isArray(before) ? whole(after) : fieldsText(before as Fields, after as Fields);
}

type Fields = Record<string, unknown>;

const whole = (value: unknown): string =>
  Number.isInteger(value) ? `[${value as number}]` : `[${JSON.stringify(value ?? null)}]`;

function itemsText(before: readonly unknown[], after: readonly unknown[]): string {
  let text = '';
  let changed = 0;
  for (let i = 0; i < after.length; i++) {
    const old = before[i];
    const now = after[i];
    // Most of what lies in views are numbers, and these compare fastest.
    if (typeof old === 'number' && typeof now === 'number' && old === now) continue;
    const part = patchText(old, now);
    if (part === '') continue;
    text += changed++ === 0 ? `"${i}":${part}` : `,"${i}":${part}`;
  }
  return shorter(text, changed, after.length, after);
}

const PLAIN = /^\w+$/;
const quoted = (key: string): string => (PLAIN.test(key) ? `"${key}"` : JSON.stringify(key));

function fieldsText(before: Fields, after: Fields): string {
  let text = '';
  let changed = 0;
  let size = 0;
  let isSameShape = true;
  for (const key in after) {
    size++;
    const now = after[key];
    const old = before[key];
    if (old === undefined) isSameShape = false;
    if (old === now) continue;
    const part = now === undefined ? 'null' : patchText(old, now);
    if (part === '') continue;
    text += `${changed++ === 0 ? '' : ','}${quoted(key)}:${part}`;
  }
  if (!isSameShape || Object.keys(before).length !== size) {
    for (const key in before) {
      if (before[key] !== undefined && !(key in after)) text += `${changed++ === 0 ? '' : ','}${quoted(key)}:null`;
    }
  }
  return shorter(text, changed, size, after);
}

/** When most of it has changed, replacing everything is shorter than telling the differences. */
function shorter(text: string, changed: number, size: number, after: object): string {
  if (changed === 0) return '';
  return changed < 6 || 2 * changed < size ? `{${text}}` : whole(after);
}

/** A new value with the patch applied; `before` and what did not change are left as they are. */
export function applyPatch(before: unknown, patch: Patch): unknown {
  if (Array.isArray(patch)) return patch[0];
  const entries = Object.entries(patch as Record<string, Patch | null>);
  if (Array.isArray(before)) {
    const copy: unknown[] = [...(before as unknown[])];
    for (const [key, part] of entries) if (part !== null) copy[Number(key)] = applyPatch(copy[Number(key)], part);
    return copy;
  }
  const copy: Record<string, unknown> = { ...(before as Record<string, unknown>) };
  for (const [key, part] of entries) {
    if (part === null) delete copy[key];
    else copy[key] = applyPatch(copy[key], part);
  }
  return copy;
}
