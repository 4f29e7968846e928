import type { MatchRecord } from '@bandstand/engine';
import type { SeatInfo } from '@bandstand/protocol';
import type { LocalPlayer } from '@bandstand/table';
import { deletePlayed, keepPlayed, type Played } from '../progress/archive.ts';
import { words } from '../text/index.ts';
import { removeMatch, savedMatches, type SavedMatch } from './saved.ts';

const playerOf = (player: LocalPlayer): Played['players'][number] =>
  player.kind === 'bot' ? { name: player.name, level: player.level } : { name: player.name };

/** A finished match of this device as it is kept for good; nothing for one that is not over, or that only bots played. */
export function playedHere({ isOver, outcome, players, record, savedAt }: SavedMatch): Played[] {
  const mine = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  if (!isOver || outcome === undefined || mine.length === 0) return [];
  return [
    { id: record.checksum, at: savedAt, game: record.game, players: players.map(playerOf), mine, outcome, record },
  ];
}

/** Keeps a match of this device when it is over. */
export async function keepForGood(saved: SavedMatch): Promise<void> {
  await keepPlayed(playedHere(saved));
}

/** Deletes finished matches of this device wherever they are kept on it: all of them, or these. */
export async function forgetHere(ids?: readonly string[]): Promise<void> {
  const isMeant = (id: string): boolean => ids === undefined || ids.includes(id);
  for (const { id, isOver, record } of savedMatches()) if (isOver && isMeant(record.checksum)) removeMatch(id);
  if (ids === undefined) await deletePlayed();
  else for (const id of ids) await deletePlayed(id);
}

/** A finished match at a table of a server. */
export async function keepOnline(
  record: MatchRecord,
  { seats, mine, outcome, now }: { seats: readonly SeatInfo[]; mine: number; outcome: Played['outcome']; now: number },
): Promise<void> {
  const players = seats.map(({ name, seat, kind, bot }) => ({
    name: name || words.forGood.seat(seat + 1),
    ...(kind === 'bot' ? { level: bot ?? 'bot' } : {}),
  }));
  await keepPlayed([{ id: record.checksum, at: now, game: record.game, players, mine: [mine], outcome, record }]);
}
