import {
  contributors,
  parseRecord,
  verifyRecord,
  type Game,
  type KnownDeal,
  type MatchRecord,
} from '@bandstand/engine';
import { botName } from './botName.ts';
import type { HeldSeat } from './seats.ts';
import { onlineWords } from '../text/online.ts';

const KNOWN: Readonly<Record<KnownDeal, string>> = {
  same: onlineWords.fairness.butTheDealIsThatOfAnEarlier,
  brought: onlineWords.fairness.butTheMatchBegan,
};

/** What this device kept of a table: the seals it saw first, and its own part. */
export type Kept = Pick<HeldSeat, 'seal' | 'seals' | 'part'>;

/** What a finished match proves to whoever sat at this device, in words. */
export function fairnessOf(game: Game, json: unknown, kept: Kept, names: readonly string[]): string {
  const read = parseRecord(json);
  const verified = read.ok ? verifyRecord(game, read.value) : read;
  if (!read.ok || !verified.ok)
    return onlineWords.fairness.thisDoesNotAddUp(verified.ok ? '' : verified.problem.message);
  const record = read.value;
  const lie = lieIn(record, kept);
  if (lie !== undefined) return onlineWords.fairness.thisDoesNotAddUp(lie);
  return [
    onlineWords.fairness.wholeGameFollowsFromWhatWasSealed(whoDealt(record, kept, names)),
    ...(record.standIns ?? []).map(({ seat, bot, why, from, to }) =>
      why === 'sent-away'
        ? onlineWords.fairness.wasSentAway(names[seat], botName(bot, game), from + 1)
        : onlineWords.fairness.botPlayed(names[seat], botName(bot, game), from + 1, to),
    ),
  ].join(' ');
}

function lieIn({ commitment, parts = [], deal }: MatchRecord, { seal, seals, part }: Kept): string | undefined {
  if (seal !== undefined && seal !== commitment) return onlineWords.fairness.sealOfTheServer;
  if (deal !== undefined || seals === undefined) return undefined;
  if (seals.some((each, seat) => each !== (parts[seat]?.commitment ?? null)))
    return onlineWords.fairness.sealsOfThePlayers;
  const isIn = part === undefined || parts.some((each) => each?.part === part);
  return isIn ? undefined : onlineWords.fairness.thisDeviceShowedItsPart;
}

function whoDealt({ parts, deal }: MatchRecord, { part }: Kept, names: readonly string[]): string {
  if (deal !== undefined) return KNOWN[deal];
  const seats = contributors(parts);
  if (seats.length === 0) return onlineWords.fairness.serverMadeTheDeal;
  const silent = (parts ?? []).flatMap((each, seat) => (each !== null && each.part === undefined ? [names[seat]] : []));
  const isMine = part !== undefined && (parts ?? []).some((each) => each?.part === part);
  return [
    onlineWords.fairness.dealWasMadeByTheServer(onlineWords.fairness.list(seats.map((seat) => names[seat]))),
    isMine ? onlineWords.fairness.yourPartIsInItSoNobody : onlineWords.fairness.asLongAsOneOfThese,
    ...(silent.length === 0 ? [] : [onlineWords.fairness.deviceOfWasAway(onlineWords.fairness.list(silent))]),
  ].join(' ');
}
