// Many tables over several nodes at a human pace: node bench/crowd.ts <game> <tables> <urls> <ms>…
// Prints "opened", then the figures of each time, in some of which somebody kills nodes.
import { makeTable } from './load.ts';
import { Roamer, type Hello } from './roamer.ts';

const WATCHERS = 3;
const GAP_MS = 5_000;
const AT_ONCE = 25;
/** A move that nobody has heard of by then is lost. */
const LOST_MS = Number(process.env.BANDSTAND_LOST_MS ?? 20_000);

export interface CrowdFigures {
  readonly moves: number;
  readonly p99: number;
  /** The longest that a rival waited whose own line held. */
  readonly latest: number;
  readonly lost: number;
  readonly drops: number;
  /** The longest that somebody whose line dropped was away. */
  readonly longestAway: number;
}

const [game = '', tables = '', addresses = '', ...times] = process.argv.slice(2);
const urls = addresses.split(',');
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

class CrowdTable {
  readonly people: readonly Roamer[];
  private count = 0;

  private constructor(people: readonly Roamer[]) {
    this.people = people;
  }

  static async open(index: number): Promise<CrowdTable> {
    const { match, tokens, invite } = await makeTable(urls[index % urls.length], game);
    const watching = Array.from({ length: WATCHERS }, (): Hello => ({ match, invite }));
    const hellos = [...tokens.map((token): Hello => ({ match, token })), ...watching];
    const people = hellos.map((hello, i) => new Roamer(urls, index + i, hello));
    await Promise.all(people.map((one) => one.come()));
    return new CrowdTable(people);
  }

  /**
   * How long the rival waited since the move was sent last, and whether its own line was there all the time; nothing at the end of the match.
   * Whoever loses the line sends again after coming back: that way is not a wake-up's.
   */
  async move(): Promise<{ readonly ms: number; readonly held: boolean } | undefined> {
    const [a, b] = this.people;
    const [mover, rival] = a.move === undefined ? [b, a] : [a, b];
    if (mover.move === undefined) return undefined;
    const start = performance.now();
    const heard = { at: Infinity };
    rival.onUpdate = () => (heard.at = Math.min(heard.at, performance.now()));
    const text = `{"type":"move","move":${mover.move},"nonce":"c${this.count++}"}`;
    let sentTo = -1;
    let sentAt = start;
    let heldSince = -1;
    while (heard.at === Infinity && performance.now() - start < LOST_MS) {
      if (mover.isHere && sentTo !== mover.drops) {
        sentTo = mover.drops;
        sentAt = performance.now();
        heldSince = rival.isHere ? rival.drops : -1;
        mover.send(text);
      }
      await wait(1);
    }
    rival.onUpdate = () => undefined;
    return { ms: heard.at - sentAt, held: rival.drops === heldSince };
  }

  close(): void {
    for (const one of this.people) one.leave();
  }
}

/** One of the nodes may be dead at the moment. */
async function openSomewhere(index: number): Promise<CrowdTable> {
  for (let tries = 0; ; tries++) {
    try {
      return await CrowdTable.open(index + tries);
    } catch (error) {
      if (tries >= 100) throw error;
      await wait(100);
    }
  }
}

async function play(open: CrowdTable[], ms: number): Promise<CrowdFigures> {
  const end = performance.now() + ms;
  const waits: number[] = [];
  let latest = 0;
  let lost = 0;
  let drops = 0;
  let longestAway = 0;
  const count = ({ people }: CrowdTable): void => {
    for (const one of people) {
      drops += one.drops;
      longestAway = Math.max(longestAway, one.longestAway);
    }
  };
  await Promise.all(
    open.map(async (_, i) => {
      await wait((GAP_MS * i) / open.length);
      while (performance.now() < end) {
        const start = performance.now();
        const moved = await open[i].move();
        if (moved === undefined) {
          open[i].close();
          count(open[i]);
          open[i] = await openSomewhere(i);
        } else {
          if (moved.ms === Infinity) lost++;
          else if (moved.held) {
            waits.push(moved.ms);
            latest = Math.max(latest, moved.ms);
          }
        }
        await wait(Math.max(0, GAP_MS - (performance.now() - start)));
      }
    }),
  );
  open.forEach(count);
  const p99 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0;
  return { moves: waits.length, p99, latest, lost, drops, longestAway };
}

const open: CrowdTable[] = [];
while (open.length < Number(tables)) {
  const some = Array.from({ length: Math.min(AT_ONCE, Number(tables) - open.length) }, (_, i) => open.length + i);
  open.push(...(await Promise.all(some.map((index) => CrowdTable.open(index)))));
}
process.stdout.write('opened\n');
// Nobody opens a thousand tables in seconds at a human pace: the first round of moves is made but not counted.
await play(open, GAP_MS);
for (const ms of times) process.stdout.write(`${JSON.stringify(await play(open, Number(ms)))}\n`);
process.exit(0);
