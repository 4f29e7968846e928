/**
 * What turns one piece of plain data into another. Compact on the wire:
 * `[value]` replaces, `{ key: patch }` goes into an object or array, `null` as a patch removes the key.
 */
export type Patch = readonly [unknown] | { readonly [key: string]: Patch | null };

/** The patch from `before` to `after`; undefined when they are equal. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (typeof after !== 'object' || after === null || typeof before !== 'object' || before === null)
    return [after ?? null];
  if (Array.isArray(after)) {
    return Array.isArray(before) && before.length === after.length ? smaller(diffItems(before, after), after) : [after];
  }
  if (Array.isArray(before)) return [after];
  return smaller(diffFields(before as Fields, after as Fields), after);
}

type Fields = Record<string, unknown>;
type Parts = Record<string, Patch | null>;

function diffItems(before: readonly unknown[], after: readonly unknown[]): Parts | undefined {
  let parts: Parts | undefined;
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    const part = diff(before[i], after[i]);
    if (part !== undefined) (parts ??= {})[i] = part;
  }
  return parts;
}

function diffFields(before: Fields, after: Fields): Parts | undefined {
  let parts: Parts | undefined;
  for (const key in after) {
    const now = after[key];
    const old = before[key];
    if (old === now) continue;
    const part = now === undefined ? null : diff(old, now);
    if (part !== undefined) (parts ??= {})[key] = part;
  }
  for (const key in before) {
    if (before[key] !== undefined && !(key in after)) (parts ??= {})[key] = null;
  }
  return parts;
}

/** When most of it has changed, replacing everything is shorter than telling the differences. */
function smaller(parts: Parts | undefined, after: object): Patch | undefined {
  if (parts === undefined) return undefined;
  const changed = Object.keys(parts).length;
  if (changed < 6) return parts;
  const size = Array.isArray(after) ? after.length : Object.keys(after).length;
  return 2 * changed < size ? parts : [after];
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
