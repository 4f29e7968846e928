import { readdir, readFile } from 'node:fs/promises';
import { peeking } from '@bandstand/bots';
import { checkLaws } from '@bandstand/engine/laws';
import { defaultOptions, Match, must, parseRecord, secretFor, verifyRecord, type EventShape } from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';
import { pageFor } from '@bandstand/kits/text';
import { playGames } from '@bandstand/lab';
import { describe, expect, test } from 'vitest';
import { schemasOf } from '../../tools/schemas.ts';
import { astray } from './atSight.ts';
import { declaredEvents, KIT } from './eventKinds.ts';
import { untoldList, wordsIn } from './everyText.ts';
import { playthroughs, type Sitting } from './playthrough.ts';

const LAW_MATCHES = Number(process.env.BANDSTAND_LAW_MATCHES ?? 24);

const filesIn = async (folder: URL): Promise<string[]> => (await readdir(folder).catch(() => [])).toSorted();

/** By who declares them: the kinds of events that no playthrough has told yet. */
const neverHeard = new Map<string, Set<string>>();

/** By whose words they are: what the playthroughs told. */
const tellings = new Map<string, string[]>();

/** Who has the words of a game: the game itself, and the kit that it is made with. */
const tellersOf = async (id: string): Promise<string[]> => [...new Set([id, (await declaredEvents(id)).by])];

/** The matches that a game adds to the usual ones, so that all that can happen is told somewhere. */
async function sittingsIn(folder: URL): Promise<readonly Sitting[]> {
  const text = await readFile(new URL('playthroughs/more.json', folder), 'utf8').catch(() => '[]');
  return JSON.parse(text) as readonly Sitting[];
}

/** Bots that others are measured against, and what they scored when they were put down as a measure. */
interface Yardstick {
  readonly bots: readonly string[];
  readonly matches: number;
  readonly scores: readonly (readonly number[])[];
}

async function yardsticksIn(folder: URL): Promise<readonly Yardstick[]> {
  const text = await readFile(new URL('yardsticks.json', folder), 'utf8').catch(() => '[]');
  return JSON.parse(text) as readonly Yardstick[];
}

/** `BANDSTAND_GAMES=a,b` leaves the others out. */
const only = process.env.BANDSTAND_GAMES ?? '';
const ids = (await gameIds()).filter((id) => only === '' || only.split(',').includes(id));

describe.each(ids)('%s', async (id) => {
  const { game, withPack, knowledge, draw } = must(await loadGame(id));
  const tests = new URL(`../${id}/tests/`, import.meta.url);
  const seatCounts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);

  test('is called like its folder', () => {
    expect(game.id).toBe(id);
  });

  test('obeys the laws', () => {
    expect(checkLaws(game, { matches: LAW_MATCHES }).broken).toEqual([]);
  }, 3_600_000);

  test('has bots on all levels that know no more than their seats', () => {
    expect(peeking(game, knowledge, { matches: Math.ceil(LAW_MATCHES / 6) })).toEqual([]);
  }, 3_600_000);

  test('has policies that choose at sight as they would in imagined states', () => {
    expect(astray(game, knowledge, Math.ceil(LAW_MATCHES / 2))).toEqual([]);
    const bots = Object.keys(knowledge.atSight?.(game) ?? {});
    expect(peeking(game, knowledge, { matches: Math.ceil(LAW_MATCHES / 2), bots })).toEqual([]);
  }, 3_600_000);

  test('has yardsticks that play as they always did', async () => {
    for (const { bots, matches, scores } of await yardsticksIn(tests)) {
      const order = { options: defaultOptions(game.options), bots, seed: 5, from: 0, to: matches };
      expect(playGames(game, knowledge, order).map((result) => result.scores)).toEqual(scores);
    }
  }, 120_000);

  test('plays its golden playthroughs word by word', async () => {
    const { by, kinds } = await declaredEvents(id);
    const unheard = neverHeard.get(by) ?? new Set(kinds);
    neverHeard.set(by, unheard);
    const onEvent = ({ type }: EventShape): boolean => unheard.delete(type);
    expect(kinds, 'no event declared').not.toEqual([]);
    const told = [wordsIn(game.text).join('\n')];
    for (const { file, text } of playthroughs(game, knowledge, await sittingsIn(tests), onEvent)) {
      told.push(text);
      await expect(text).toMatchFileSnapshot(`../${id}/tests/playthroughs/${file}`);
    }
    for (const teller of await tellersOf(id)) tellings.set(teller, [...(tellings.get(teller) ?? []), ...told]);
  }, 600_000);

  test('replays its archived records to the same hash', async () => {
    const folder = new URL('records/', tests);
    for (const file of await filesIn(folder)) {
      const record = must(parseRecord(JSON.parse(await readFile(new URL(file, folder), 'utf8'))));
      expect(verifyRecord(game, record), file).toMatchObject({ ok: true });
    }
    expect(await filesIn(folder), 'no archived record').not.toEqual([]);
  });

  test('has a pack that fits its shape, and schemas of both pack and views that are up to date', async () => {
    const { $schema: _link, ...content } = game.pack.content as { $schema?: string };
    expect(withPack(content)).toMatchObject({ ok: true });
    for (const { file, text } of await schemasOf(id)) expect(await readFile(file, 'utf8')).toBe(text);
  });

  test('tells the bots and the terminal what they need', () => {
    expect(knowledge.policies(game)).toHaveProperty('greedy');
    const page = pageFor(80, (seat) => `Seat ${seat + 1}`);
    for (const seats of seatCounts) {
      const match = Match.start(game, { seats, secret: secretFor('board') });
      if (!match.ok) continue;
      expect(draw(match.value.view(0), 0, game, page).trim()).not.toBe('');
      expect(draw(match.value.view('spectator'), 'spectator', game, page).trim()).not.toBe('');
    }
  });
});

test('every kind of event is told in some of the golden playthroughs', () => {
  expect(Object.fromEntries([...neverHeard].map(([by, kinds]) => [by, [...kinds]]))).toEqual(
    Object.fromEntries([...neverHeard.keys()].map((by) => [by, []])),
  );
});

/** One list for each game, and one for a kit after the last game that is made with it. */
test.each([...new Set((await Promise.all(ids.map(tellersOf))).flat())])(
  'what the golden playthroughs of %s do not tell is listed',
  async (by) => {
    await expect(await untoldList(by, tellings.get(by) ?? [])).toMatchFileSnapshot(
      by === KIT ? `../../${by}/tests/untold.txt` : `../${by}/tests/playthroughs/untold.txt`,
    );
  },
);
