import { withDeal, type MatchRecord, type Result } from '@bandstand/engine';
import type { TableInfo } from '@bandstand/protocol';
import type { LocalPlayer } from '@bandstand/table';
import { newMatchId, saveMatch } from '../session/saved.ts';
import { api, type Keys } from './api.ts';

/** Whether all others at the table are bots, so that the match may go on elsewhere. */
export const isAloneWithBots = (table: TableInfo, viewer: number | 'spectator'): boolean =>
  table.status === 'playing' &&
  table.seats.every(({ seat, kind }) => (seat === viewer ? kind === 'person' : kind === 'bot'));

/** Keeps a match that ended on the server because it goes on here; gives its id on this device. */
export async function keepAtHome(table: TableInfo, keys: Keys): Promise<Result<string>> {
  const record: Result<MatchRecord> = await api.record(table.match, keys);
  if (!record.ok) return record;
  const players = table.seats.map(({ kind, name, bot }): LocalPlayer =>
    kind === 'bot' ? { kind: 'bot', name, level: bot ?? 'greedy' } : { kind: 'person', name },
  );
  const id = newMatchId();
  // From here on this device knows the deal.
  const known = withDeal(record.value, record.value.deal ?? 'brought');
  saveMatch({ id, savedAt: Date.now(), isOver: false, players, record: known, revision: 1 });
  return { ok: true, value: id };
}
