import {
  contributors,
  parseRecord,
  verifyRecord,
  type Game,
  type KnownDeal,
  type MatchRecord,
} from '@bandstand/engine';
import type { HeldSeat } from './seats.ts';

const KNOWN: Readonly<Record<KnownDeal, string>> = {
  same: 'But the deal is that of an earlier match: whoever played or watched that one may have known it.',
  brought: 'But the match began on a player’s own device, which knew the whole deal.',
};

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** What this device kept of a table: the seals it saw first, and its own part. */
export type Kept = Pick<HeldSeat, 'seal' | 'seals' | 'part'>;

/** What a finished match proves to whoever sat at this device, in words. */
export function fairnessOf(game: Game, json: unknown, kept: Kept, names: readonly string[]): string {
  const read = parseRecord(json);
  const verified = read.ok ? verifyRecord(game, read.value) : read;
  if (!read.ok || !verified.ok) return `This does not add up: ${verified.ok ? '' : verified.problem.message}`;
  const record = read.value;
  const lie = lieIn(record, kept);
  if (lie !== undefined) return `This does not add up: ${lie}`;
  return `The whole game follows from what was sealed before the first move. ${whoDealt(record, kept, names)}`;
}

function lieIn({ commitment, parts = [], deal }: MatchRecord, { seal, seals, part }: Kept): string | undefined {
  if (seal !== undefined && seal !== commitment) return 'the seal of the server is another one than at the start.';
  if (deal !== undefined || seals === undefined) return undefined;
  if (seals.some((each, seat) => each !== (parts[seat]?.commitment ?? null)))
    return 'the seals of the players are other ones than at the start.';
  const isIn = part === undefined || parts.some((each) => each?.part === part);
  return isIn ? undefined : 'this device showed its part, and it is not in the deal.';
}

function whoDealt({ parts, deal }: MatchRecord, { part }: Kept, names: readonly string[]): string {
  if (deal !== undefined) return KNOWN[deal];
  const seats = contributors(parts);
  if (seats.length === 0)
    return 'The server made the deal alone: this shows that it was not changed later, not that the server did not know it.';
  const silent = (parts ?? []).flatMap((each, seat) => (each !== null && each.part === undefined ? [names[seat]] : []));
  const isMine = part !== undefined && (parts ?? []).some((each) => each?.part === part);
  return [
    `The deal was made by the server and the devices of ${list(seats.map((seat) => names[seat]))} together.`,
    isMine
      ? 'Your part is in it, so nobody could choose the cards, or know them before they were dealt.'
      : 'As long as one of these devices was honest, nobody could choose the cards, or know them before they were dealt.',
    ...(silent.length === 0 ? [] : [`The device of ${list(silent)} was away and added nothing.`]),
  ].join(' ');
}
