import { readdir, readFile } from 'node:fs/promises';
import { checkLaws } from '@bandstand/engine/laws';
import { Match, must, parseRecord, secretFor, verifyRecord } from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';
import { describe, expect, test } from 'vitest';
import { schemaOf } from '../../tools/schemas.ts';
import { playthroughs } from './playthrough.ts';

const LAW_MATCHES = Number(process.env.BANDSTAND_LAW_MATCHES ?? 24);

const filesIn = async (folder: URL): Promise<string[]> => (await readdir(folder).catch(() => [])).toSorted();

describe.each(await gameIds())('%s', async (id) => {
  const { game, knowledge, draw } = must(await loadGame(id));
  const tests = new URL(`../${id}/tests/`, import.meta.url);
  const seatCounts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);

  test('is called like its folder', () => {
    expect(game.id).toBe(id);
  });

  test('obeys the laws', () => {
    expect(checkLaws(game, { matches: LAW_MATCHES }).broken).toEqual([]);
  }, 3_600_000);

  test('plays its golden playthroughs word by word', async () => {
    for (const { file, text } of playthroughs(game)) {
      await expect(text).toMatchFileSnapshot(`../${id}/tests/playthroughs/${file}`);
    }
  });

  test('replays its archived records to the same hash', async () => {
    const folder = new URL('records/', tests);
    for (const file of await filesIn(folder)) {
      const record = must(parseRecord(JSON.parse(await readFile(new URL(file, folder), 'utf8'))));
      expect(verifyRecord(game, record), file).toMatchObject({ ok: true });
    }
    expect(await filesIn(folder), 'no archived record').not.toEqual([]);
  });

  test('has a pack that fits its schema, and the schema fits the shape', async () => {
    const { $schema: _link, ...content } = game.pack.content as { $schema?: string };
    expect(game.withPack(content)).toMatchObject({ ok: true });
    const { file, text } = await schemaOf(id);
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  test('tells the bots and the terminal what they need', () => {
    expect(knowledge.policies(game)).toHaveProperty('greedy');
    for (const seats of seatCounts) {
      const match = Match.start(game, { seats, secret: secretFor('board') });
      if (!match.ok) continue;
      expect(draw(match.value.view(0), 0, game).trim()).not.toBe('');
      expect(draw(match.value.view('spectator'), 'spectator', game).trim()).not.toBe('');
    }
  });
});
