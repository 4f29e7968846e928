/** A queue in which tables take turns: whoever asks for a thousand things waits no less than whoever asks for one. */
export class TurnQueue<Item> {
  /** Tables in the order in which they are served. */
  private readonly tables = new Map<string, Item[]>();
  length = 0;

  add(table: string, item: Item): void {
    const waiting = this.tables.get(table);
    if (waiting === undefined) this.tables.set(table, [item]);
    else waiting.push(item);
    this.length++;
  }

  /** The next in turn, from a table that is not being served already if there is one. */
  take(isServed: (table: string) => boolean): Item | undefined {
    const tables = [...this.tables.keys()];
    const table = tables.find((each) => !isServed(each)) ?? tables.at(0);
    if (table === undefined) return undefined;
    const [item, ...rest] = this.tables.get(table) ?? [];
    this.tables.delete(table);
    if (rest.length > 0) this.tables.set(table, rest);
    this.length--;
    return item;
  }

  /** Takes everything out. */
  drain(): Item[] {
    const items = [...this.tables.values()].flat();
    this.tables.clear();
    this.length = 0;
    return items;
  }
}
