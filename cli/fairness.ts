import { contributors, type MatchRecord } from '@bandstand/engine';
import { words } from './text/index.ts';

/** What somebody saw or kept before the first move. */
export interface Kept {
  readonly commitment: string | undefined;
  readonly part: string | undefined;
}

/** Why the record is not of the match that was sealed so. */
export function otherSeal(record: MatchRecord, { commitment, part }: Kept): string | undefined {
  if (commitment !== undefined && commitment !== record.commitment) return words.fairness.seedIsNotTheOneWhose;
  const isIn = part === undefined || (record.parts ?? []).some((each) => each?.part === part);
  return isIn ? undefined : words.fairness.partOfYourDevice;
}

const seatList = (seats: readonly number[]): string =>
  `seat${seats.length === 1 ? '' : 's'} ${seats.map((seat) => seat + 1).join(', ')}`;

/** Who made the deal, and who could have known it. */
function whoDealt({ parts, deal }: MatchRecord, isMine: boolean): string {
  if (deal === 'same') return words.fairness.dealIsThatOfAnEarlier;
  if (deal === 'brought') return words.fairness.matchBeganOnAPlayers;
  const seats = contributors(parts);
  if (seats.length === 0) return words.fairness.whoeverMadeTheSeed;
  const silent = (parts ?? []).flatMap((each, seat) => (each !== null && each.part === undefined ? [seat] : []));
  return [
    words.fairness.dealWasMadeByTheServer(seatList(seats)),
    isMine ? words.fairness.withYourPartInItNobody : words.fairness.ifOneOfThese,
    ...(silent.length === 0 ? [] : [words.fairness.deviceOfSealedAPart(seatList(silent))]),
  ].join(' ');
}

/** What was shown, and what was not. */
export function statement(record: MatchRecord, { commitment, part }: Kept): string {
  const moves = words.fairness.allMovesFollowFromTheSeed(record.moves.length);
  const known = [
    whoDealt(record, part !== undefined),
    ...(record.standIns ?? []).map(({ seat, bot, why, from, to }) =>
      words.fairness.botPlayed(seatList([seat]), bot, why, from + 1, to),
    ),
  ].join(' ');
  return commitment === undefined
    ? words.fairness.consistentGiveCommitmentToCheck(moves, known)
    : words.fairness.fairAndTheSeed(moves, known);
}
