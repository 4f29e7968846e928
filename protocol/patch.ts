/**
 * What turns one piece of plain data into another. Compact on the wire:
 * `[value]` replaces, `{ key: patch }` goes into an object or array, `null` as a patch removes the key.
 */
export type Patch = readonly [unknown] | { readonly [key: string]: Patch | null };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The patch from `before` to `after`; undefined when they are equal. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  if (Object.is(before, after)) return undefined;
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return smaller(diffKeys(before.keys(), before, after), after);
  }
  if (isObject(before) && isObject(after)) {
    return smaller(diffKeys(new Set([...Object.keys(before), ...Object.keys(after)]), before, after), after);
  }
  return [after ?? null];
}

function diffKeys(
  keys: Iterable<string | number>,
  before: object,
  after: object,
): Record<string, Patch | null> | undefined {
  const patch: Record<string, Patch | null> = {};
  let isEmpty = true;
  for (const key of keys) {
    const [old, now] = [before, after].map((side) => (side as Record<string | number, unknown>)[key]);
    const part = now === undefined && old !== undefined ? null : diff(old, now);
    if (part === undefined) continue;
    patch[key] = part;
    isEmpty = false;
  }
  return isEmpty ? undefined : patch;
}

/** Replacing everything can be shorter than telling the differences. */
function smaller(patch: Record<string, Patch | null> | undefined, after: unknown): Patch | undefined {
  if (patch === undefined) return undefined;
  if (Object.keys(patch).length < 6) return patch;
  return JSON.stringify(patch).length < JSON.stringify(after).length ? patch : [after];
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
