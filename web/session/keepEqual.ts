type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * What says the same as before stays the same object, so that whoever draws it has nothing to draw again. A list that
 * became longer or shorter comes whole; what moved in it to another place is found there.
 */
export function keepEqual(before: unknown, after: unknown): unknown {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  if (Array.isArray(after)) return Array.isArray(before) ? keepItems(before, after) : after;
  return Array.isArray(before) ? after : keepFields(before as Fields, after as Fields);
}

function keepFields(before: Fields, after: Fields): Fields {
  const keys = Object.keys(after);
  let isSame = keys.length === Object.keys(before).length;
  const kept: Fields = {};
  for (const key of keys) {
    kept[key] = keepEqual(before[key], after[key]);
    isSame &&= key in before && kept[key] === before[key];
  }
  return isSame ? before : kept;
}

function keepItems(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  if (before.length === after.length) {
    const kept = after.map((item, i) => keepEqual(before[i], item));
    return kept.every((item, i) => item === before[i]) ? before : kept;
  }
  if (!after.some(isObject)) return after;
  const known = new Map<string, unknown>(before.filter(isObject).map((item) => [JSON.stringify(item), item]));
  return after.map((item) => (isObject(item) ? (known.get(JSON.stringify(item)) ?? item) : item));
}
