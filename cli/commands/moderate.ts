import { block, clearDailyName, clearSeat, closeMatch, listBlocked, openStore, type Store } from '@bandstand/server';
import { orUsage, readArgs, UsageError, wholeNumber, type Command } from '../command.ts';
import { say } from '../output.ts';

const HELP = `Usage: bandstand moderate close <match> | clear-name <match> <seat> | clear-daily <day> <name> | block <address> | unblock <address> | blocked [--json]

For the owner of the server whose storage the environment names (DATA_FILE or DATABASE_URL). A running server follows within
about ten seconds.
  close       ends a match, begun or not; nobody can join or play there any more
  clear-name  takes away the name of seat 1, 2, … and all that was said and written there
  clear-daily takes a name out of the lists of a day such as 2026-11-17; the results stay
  block       keeps an address out; of an IPv6 address its whole network
  unblock     lets it in again
  blocked     the addresses that are kept out`;

const VERBS = ['close', 'clear-name', 'clear-daily', 'block', 'unblock', 'blocked'];

async function obey(store: Store, verb: string, rest: readonly string[]): Promise<string> {
  const read = (...names: string[]): readonly string[] => readArgs(`moderate ${verb}`, rest, {}, names).positionals;
  switch (verb) {
    case 'close':
      return orUsage(await closeMatch(store, read('match')[0]));
    case 'clear-name': {
      const [match, seat] = read('match', 'seat');
      orUsage(await clearSeat(store, match, wholeNumber('seat', seat, 1, 1, 16) - 1));
      return 'The name and the words are gone.';
    }
    case 'clear-daily': {
      const [day, name] = read('day', 'name');
      orUsage(await clearDailyName(store, day, name));
      return 'The name is gone from that day.';
    }
    case 'block':
      return `${orUsage(await block(store, read('address')[0], true))} is kept out.`;
    case 'unblock':
      return `${orUsage(await block(store, read('address')[0], false))} may come in.`;
    default:
      return blocked(
        store,
        readArgs('moderate blocked', rest, { json: { type: 'boolean' } }, []).values['json'] === 'true',
      );
  }
}

async function blocked(store: Store, isJson: boolean): Promise<string> {
  const addresses = await listBlocked(store);
  return isJson ? JSON.stringify(addresses) : addresses.join('\n') || 'Nobody is kept out.';
}

export const moderate: Command = {
  help: HELP,
  async run([verb, ...rest]) {
    if (verb === undefined || !VERBS.includes(verb))
      throw new UsageError(
        'bad-usage',
        `"bandstand moderate" takes ${VERBS.join(', ')}. Try "bandstand moderate --help".`,
      );
    const store = await openStore(process.env);
    try {
      await say(await obey(store, verb, rest));
    } finally {
      await store.close();
    }
    return 0;
  },
};
