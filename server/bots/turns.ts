/** Whose work something is. */
export interface Payer {
  readonly table: string;
  /** Who is charged for the time: where the table was made. */
  readonly account: string;
}

interface Account<Item> {
  /** Milliseconds that were spent, on a scale on which all accounts begin at the level of those who wait. */
  spentMs: number;
  /** Tables in the order in which they are served. */
  readonly tables: Map<string, Item[]>;
}

/** Even what takes no time is a turn. */
const LEAST_MS = 1;

/**
 * A queue in which accounts take turns by the time that they have used, and the tables of an account one after the other:
 * sixty tables of one address wait no less than the one of another.
 */
export class TurnQueue<Item> {
  private readonly accounts = new Map<string, Account<Item>>();
  /** As much as everybody has had: who comes now begins here, whatever was saved up before. */
  private levelMs = 0;
  length = 0;

  add({ table, account }: Payer, item: Item): void {
    const known = this.accounts.get(account) ?? { spentMs: 0, tables: new Map<string, Item[]>() };
    if (known.tables.size === 0) known.spentMs = Math.max(known.spentMs, this.levelMs);
    this.accounts.set(account, known);
    const waiting = known.tables.get(table);
    if (waiting === undefined) known.tables.set(table, [item]);
    else waiting.push(item);
    this.length++;
  }

  /** The next in turn, from a table that is not being served already if there is one. */
  take(isServed: (table: string) => boolean): Item | undefined {
    let first: Account<Item> | undefined;
    for (const [name, account] of this.accounts) {
      // Who has no more than anybody who comes now need not be remembered.
      if (account.tables.size === 0 && account.spentMs <= this.levelMs) this.accounts.delete(name);
      else if (account.tables.size > 0 && account.spentMs < (first?.spentMs ?? Infinity)) first = account;
    }
    if (first === undefined) return undefined;
    this.levelMs = first.spentMs;
    return this.next(first.tables, isServed);
  }

  private next(tables: Map<string, Item[]>, isServed: (table: string) => boolean): Item | undefined {
    const names = [...tables.keys()];
    const table = names.find((each) => !isServed(each)) ?? names[0];
    const [item, ...rest] = tables.get(table) ?? [];
    tables.delete(table);
    if (rest.length > 0) tables.set(table, rest);
    this.length--;
    return item;
  }

  /** Time that was used, or will be. */
  charge({ account }: Payer, ms: number): void {
    const known = this.accounts.get(account);
    if (known === undefined) this.accounts.set(account, { spentMs: this.levelMs + ms, tables: new Map() });
    else known.spentMs += Math.max(ms, LEAST_MS);
  }

  /** Takes everything out. */
  drain(): Item[] {
    const items = [...this.accounts.values()].flatMap(({ tables }) => [...tables.values()].flat());
    this.accounts.clear();
    this.length = 0;
    return items;
  }
}
