import type { MatchRecord } from '@bandstand/engine';
import type { SeatInfo } from '@bandstand/protocol';
import type { LocalPlayer } from '@bandstand/table';
import type { SavedMatch } from './saved.ts';
import { keepPlayed, type Played } from '../progress/archive.ts';

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

/** A finished match at a table of a server. */
export function keepOnline(
  record: MatchRecord,
  { seats, mine, outcome, now }: { seats: readonly SeatInfo[]; mine: number; outcome: Played['outcome']; now: number },
): Promise<boolean> {
  const players = seats.map(({ name, seat, kind, bot }) => ({
    name: name || `Seat ${seat + 1}`,
    ...(kind === 'bot' ? { level: bot ?? 'bot' } : {}),
  }));
  return keepPlayed([{ id: record.checksum, at: now, game: record.game, players, mine: [mine], outcome, record }]);
}
