import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A finished match of the game's archive, as a device would have kept it under the id "kept". */
export async function keptMatch(game: string): Promise<string> {
  const records = join(import.meta.dirname, '../games', game, 'tests/records');
  const [file] = (await readdir(records)).filter((name) => name.endsWith('.json'));
  const record = JSON.parse(await readFile(join(records, file), 'utf8')) as { seats: number };
  const players = Array.from({ length: record.seats }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: 'Ada' } : { kind: 'bot', level: 'greedy', name: `Bot ${seat + 1}` },
  );
  return JSON.stringify({ id: 'kept', savedAt: Date.now(), isOver: true, players, record, revision: 1 });
}
