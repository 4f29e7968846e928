import { contributors, type MatchRecord } from '@bandstand/engine';

/** What somebody saw or kept before the first move. */
export interface Kept {
  readonly commitment: string | undefined;
  readonly part: string | undefined;
}

/** Why the record is not of the match that was sealed so. */
export function otherSeal(record: MatchRecord, { commitment, part }: Kept): string | undefined {
  if (commitment !== undefined && commitment !== record.commitment)
    return 'The seed is not the one whose seal you saw before the first move.';
  const isIn = part === undefined || (record.parts ?? []).some((each) => each?.part === part);
  return isIn ? undefined : 'The part of your device is not in the deal.';
}

const seatList = (seats: readonly number[]): string =>
  `seat${seats.length === 1 ? '' : 's'} ${seats.map((seat) => seat + 1).join(', ')}`;

/** Who made the deal, and who could have known it. */
function whoDealt({ parts, deal }: MatchRecord, isMine: boolean): string {
  if (deal === 'same') return 'The deal is that of an earlier match, so somebody may have known it.';
  if (deal === 'brought') return 'The match began on a player’s own device, which knew the deal.';
  const seats = contributors(parts);
  if (seats.length === 0) return 'Whoever made the seed made the deal alone, and knew it.';
  const silent = (parts ?? []).flatMap((each, seat) => (each !== null && each.part === undefined ? [seat] : []));
  return [
    `The deal was made by the server and the devices of ${seatList(seats)} together:`,
    isMine
      ? 'with your part in it, nobody could choose it, or know it before it was dealt.'
      : 'if one of these was honest, nobody could choose it, or know it before it was dealt.',
    ...(silent.length === 0 ? [] : [`The device of ${seatList(silent)} sealed a part and did not show it in time.`]),
  ].join(' ');
}

/** What was shown, and what was not. */
export function statement(record: MatchRecord, { commitment, part }: Kept): string {
  const moves = `all ${record.moves.length} moves follow from the seed and lead to the recorded end`;
  const known = whoDealt(record, part !== undefined);
  return commitment === undefined
    ? `Consistent: ${moves}. Give --commitment to check that it is the seed that was sealed before the first move. ${known}`
    : `Fair: ${moves}, and the seed is the one that was sealed before the first move. ${known}`;
}
