import { bad, good, type Result } from '@bandstand/engine';
import type { KeptProgress } from '@bandstand/protocol';
import { gameIds } from '@bandstand/games';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { KeptTry } from '../progress/keptTries.ts';
import type { Played } from '../progress/archive.ts';
import { readPlayed } from '../progress/file.ts';
import { newRecoveryCode, readRecoveryCode } from '../recovery/code.ts';
import { keysOf, type Kept } from '../recovery/seal.ts';
import { sync, type Local, type Merged, type Remote } from '../recovery/sync.ts';

/** Finished matches of the archives, as devices keep them. */
async function someMatches(): Promise<Played[]> {
  const found: Played[] = [];
  for (const game of await gameIds()) {
    const folder = join(import.meta.dirname, '../../games', game, 'tests/records');
    for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json')).slice(0, 1)) {
      const record = JSON.parse(await readFile(join(folder, file), 'utf8')) as Played['record'];
      const numbers = Array.from({ length: record.seats }, () => 0);
      const match = readPlayed({
        id: record.checksum,
        at: 1,
        players: numbers.map((_, seat) => ({ name: `Seat ${seat + 1}` })),
        mine: [0],
        outcome: { shares: numbers, ranks: numbers, scores: numbers },
        record,
      });
      if (match !== undefined) found.push(match);
    }
  }
  return found;
}
const matches = await someMatches();

interface Device extends Local {
  readonly ids: Set<string>;
}

function device(first: readonly Kept[]): Device {
  const kept = new Map(first.map((thing) => [thing.id, thing]));
  const ids = new Set(kept.keys());
  return {
    ids,
    all: async () => [...kept.values()],
    async keep(more) {
      for (const match of more) {
        kept.set(match.id, match);
        ids.add(match.id);
      }
    },
    async forget(gone) {
      for (const id of gone) {
        kept.delete(id);
        ids.delete(id);
      }
    },
  };
}

/** A server as far as a device can tell. */
function place(isReached: () => boolean = () => true): Remote & { bodies: Map<string, string> } {
  const bodies = new Map<string, string>();
  const answer = <Value>(value: () => Value): Result<Value> => (isReached() ? good(value()) : bad('offline', 'no'));
  const named = (isKept: boolean): string[] =>
    [...bodies].flatMap(([id, body]) => ((body !== '') === isKept ? [id] : []));
  return {
    bodies,
    list: async () => answer<KeptProgress>(() => ({ kept: named(true), deleted: named(false) })),
    change: async ({ add = [], delete: removed = [] }) =>
      answer(() => {
        for (const { id, body } of add) if (!bodies.has(id)) bodies.set(id, body);
        for (const id of removed) bodies.set(id, '');
      }),
    read: async (ids) => answer(() => ids.map((id) => ({ id, body: bodies.get(id) ?? '' }))),
  };
}

const keys = keysOf(newRecoveryCode());
const merged = async (local: Local, remote: Remote, deleted: readonly string[] = []): Promise<Merged> => {
  const result = await sync(keys, local, remote, deleted);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
};
const all = new Set(matches.map(({ id }) => id));

test('a code is read however it is typed, and a slip is noticed', () => {
  const code = newRecoveryCode();
  expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){5}[A-HJ-NP-Z2-9]{4}$/);
  expect(readRecoveryCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toEqual(good(code));
  expect(readRecoveryCode(code.slice(0, -1)).ok).toBe(false);
  const slip = code.startsWith('A') ? `B${code.slice(1)}` : `A${code.slice(1)}`;
  expect(readRecoveryCode(slip).ok).toBe(false);
});

test('what is sealed tells nothing and opens only under its code and its name', async () => {
  for (const match of matches) {
    const sealed = await keys.seal(match);
    expect(sealed.body).not.toContain(match.id);
    expect(await keys.open(sealed)).toEqual(match);
    expect(await keysOf(newRecoveryCode()).open(sealed)).toBeUndefined();
    expect(await keys.open({ ...sealed, id: keys.nameOf('another') })).toBeUndefined();
    expect(await keys.open({ ...sealed, body: `${sealed.body.slice(0, -4)}AAAA` })).toBeUndefined();
  }
});

test.each([
  ['the first', 0, 1],
  ['the second', 1, 0],
])('two devices have all matches of both when %s comes first, and a shared one counts once', async (_, a, b) => {
  const halves = [matches.slice(0, 3), matches.slice(2)];
  const devices = halves.map(device);
  const remote = place();
  await merged(devices[a], remote);
  expect(await merged(devices[b], remote)).toMatchObject({ brought: halves[a].length - 1, sent: halves[b].length - 1 });
  await merged(devices[a], remote);
  for (const { ids } of devices) expect(ids).toEqual(all);
  expect(remote.bodies.size).toBe(all.size);
  expect(await merged(devices[a], remote)).toEqual({ brought: 0, sent: 0, deleted: 0, left: 0 });
});

test('a device without a connection loses nothing, and a try that broke off is made good by the next', async () => {
  let answers = 0;
  const local = device(matches);
  const flaky = place(() => answers++ < 1);
  expect((await sync(keys, local, flaky, [])).ok).toBe(false);
  expect(local.ids).toEqual(all);
  answers = -100;
  await merged(local, flaky);
  expect(flaky.bodies.size).toBe(all.size);
});

test('a match deleted on one device goes on the other, also when that was away', async () => {
  const [here, there] = [device(matches), device(matches)];
  const remote = place();
  await merged(here, remote);
  const [gone] = matches;
  await here.forget([gone.id]);
  await merged(here, remote, [gone.id]);
  expect(await merged(there, remote)).toMatchObject({ deleted: 1, brought: 0 });
  expect(there.ids.has(gone.id)).toBe(false);
  await merged(here, remote);
  expect(here.ids.has(gone.id)).toBe(false);
});

test('what somebody else put under the name of a match is left where it is', async () => {
  const remote = place();
  const stranger = keysOf(newRecoveryCode());
  remote.bodies.set(keys.nameOf(matches[0].id), (await stranger.seal(matches[0])).body);
  const local = device([]);
  expect(await merged(local, remote)).toMatchObject({ brought: 0, left: 1 });
  expect(local.ids.size).toBe(0);
});

/** A day that counted, as a device keeps it. */
const dayOf = (day: string, game = matches[0].game): KeptTry => ({
  id: `daily ${day} ${game}`,
  day,
  game,
  match: 'm',
  standing: { score: 12, place: 1, of: 3, percentile: 66, isCounted: true },
});

test('days that counted on either device count on both, so that a streak goes on', async () => {
  const [phone, desk] = [device([matches[0], dayOf('2026-11-15')]), device([dayOf('2026-11-16'), dayOf('2026-11-17')])];
  const remote = place();
  expect(await merged(phone, remote)).toMatchObject({ brought: 0, sent: 1 });
  expect(await merged(desk, remote)).toMatchObject({ brought: 1, sent: 0, left: 0 });
  await merged(phone, remote);
  const days = ['2026-11-15', '2026-11-16', '2026-11-17'].map((day) => dayOf(day).id);
  for (const { ids } of [phone, desk]) expect([...ids].filter((id) => id.startsWith('daily')).toSorted()).toEqual(days);
});

test('a day that is damaged or named after another one is not believed', async () => {
  const forged = [
    { ...dayOf('2026-11-15'), id: 'daily 2026-11-16 x' },
    { ...dayOf('2026-11-15'), standing: { score: 'many' } },
    { ...dayOf('yesterday') },
  ];
  for (const one of forged) expect(await keys.open(await keys.seal(one as KeptTry))).toBeUndefined();
});
