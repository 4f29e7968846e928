/** The same in an order that nobody chose. */
export function drawn<Item>(items: readonly Item[]): Item[] {
  const lots = crypto.getRandomValues(new Uint32Array(items.length));
  return [...items.keys()].sort((a, b) => lots[a] - lots[b]).map((place) => items[place]);
}
