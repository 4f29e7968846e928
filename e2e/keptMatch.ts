import { must, parseRecord, replayRecord, type MatchRecord } from '@bandstand/engine';
import { loadGame } from '@bandstand/games';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The records of a game's archive. */
async function archived(game: string): Promise<MatchRecord[]> {
  const folder = join(import.meta.dirname, '../games', game, 'tests/records');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  return Promise.all(
    files.map(async (file) => {
      const record = parseRecord(JSON.parse(await readFile(join(folder, file), 'utf8')));
      if (!record.ok) throw new Error(record.problem.message);
      return record.value;
    }),
  );
}

/** Finished matches of the game's archive, as a device would have kept them under these ids. */
export async function keptMatches(game: string, idOf: (place: number) => string): Promise<string[]> {
  const { game: rules } = must(await loadGame(game));
  return (await archived(game)).map((record, place) => {
    const players = Array.from({ length: record.seats }, (_, seat) =>
      seat === 0 ? { kind: 'person', name: 'Ada' } : { kind: 'bot', level: 'gentle', name: `Bot ${seat + 1}` },
    );
    const match = replayRecord(rules, record);
    const outcome = match.ok ? rules.outcome(match.value.state) : undefined;
    return JSON.stringify({
      id: idOf(place),
      savedAt: Date.now(),
      isOver: true,
      players,
      record,
      outcome,
      revision: 1,
    });
  });
}

/** The first of them, under the id "kept". */
export const keptMatch = async (game: string): Promise<string> => (await keptMatches(game, () => 'kept'))[0];
