import { block, clearDailyName, clearSeat, closeMatch, listBlocked, openStore, type Store } from '@bandstand/server';
import { orUsage, readArgs, UsageError, wholeNumber, type Command } from '../command.ts';
import { say } from '../output.ts';
import { help, words, refusals } from '../text/index.ts';

const VERBS = ['close', 'clear-name', 'clear-daily', 'block', 'unblock', 'blocked'];

async function obey(store: Store, verb: string, rest: readonly string[]): Promise<string> {
  const read = (...names: string[]): readonly string[] => readArgs(`moderate ${verb}`, rest, {}, names).positionals;
  switch (verb) {
    case 'close':
      return orUsage(await closeMatch(store, read('match')[0]));
    case 'clear-name': {
      const [match, seat] = read('match', 'seat');
      orUsage(await clearSeat(store, match, wholeNumber('seat', seat, 1, 1, 16) - 1));
      return words.moderate.nameAndTheWords;
    }
    case 'clear-daily': {
      const [day, name] = read('day', 'name');
      orUsage(await clearDailyName(store, day, name));
      return words.moderate.nameIsGoneFromThatDay;
    }
    case 'block':
      return words.moderate.isKeptOut(orUsage(await block(store, read('address')[0], true)));
    case 'unblock':
      return words.moderate.mayComeIn(orUsage(await block(store, read('address')[0], false)));
    default:
      return blocked(
        store,
        readArgs('moderate blocked', rest, { json: { type: 'boolean' } }, []).values['json'] === 'true',
      );
  }
}

async function blocked(store: Store, isJson: boolean): Promise<string> {
  const addresses = await listBlocked(store);
  return isJson ? JSON.stringify(addresses) : addresses.join('\n') || words.moderate.nobodyIsKeptOut;
}

export const moderate: Command = {
  help: help.moderate,
  async run([verb, ...rest]) {
    if (verb === undefined || !VERBS.includes(verb))
      throw new UsageError('bad-usage', refusals.moderate.bandstandModerateTakesTry(VERBS.join(', ')));
    const store = await openStore(process.env);
    try {
      await say(await obey(store, verb, rest));
    } finally {
      await store.close();
    }
    return 0;
  },
};
