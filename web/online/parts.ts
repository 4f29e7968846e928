import type { TableInfo } from '@bandstand/protocol';
import { api, type Keys } from './api.ts';
import { heldSeat, holdSeat } from './seats.ts';

const AGAIN_MS = 2_000;
const MOST_TRIES = 5;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface SealedPart {
  readonly part: string;
  /** Its seal, which others may see. */
  readonly commitment: string;
}

/** Random bits of this device's own, to add to a deal. */
export async function newPart(): Promise<SealedPart> {
  const { partCommitment, secretFrom } = await import('@bandstand/engine');
  const part = secretFrom(crypto.getRandomValues(new Uint8Array(32)));
  return { part, commitment: partCommitment(part) };
}

/** The part that this device keeps for a table; made and kept at the first question. */
export async function keptPart(match: string, game: string): Promise<string> {
  const { part } = await newPart();
  if (heldSeat(match)?.part === undefined) holdSeat({ match, game, part });
  return heldSeat(match)?.part ?? part;
}

/** What the table waits for from this device: a seal, or the part under it once all seals lie on the table. */
async function answerTo(
  table: TableInfo,
  seat: number,
): Promise<{ commitment: string } | { part: string } | undefined> {
  const { match, game, shuffle, status } = table;
  if (shuffle === undefined || status !== 'open') return undefined;
  const mine = shuffle.seats[seat] ?? null;
  const { partCommitment } = await import('@bandstand/engine');
  if (shuffle.phase === 'gathering')
    return mine === null ? { commitment: partCommitment(await keptPart(match, game)) } : undefined;
  const held = heldSeat(match);
  if (mine === null || mine.isIn || held?.part === undefined) return undefined;
  const seals = shuffle.seats.map((each) => each?.commitment ?? null);
  // Nothing is shown to a server that has changed its own seal, or somebody's, since this device saw it first.
  const isSame =
    partCommitment(held.part) === mine.commitment &&
    (held.seal ?? table.commitment) === table.commitment &&
    (held.seals ?? seals).every((seal, i) => seal === seals[i]);
  if (!isSame) return undefined;
  holdSeat({ match, game, seal: table.commitment, seals });
  return { part: held.part };
}

/** Adds this device's part to the deal of a table, as far as the table is; asking again does no harm. */
export async function addToDeal(table: TableInfo, seat: number, keys: Keys): Promise<void> {
  const answer = await answerTo(table, seat);
  if (answer === undefined) return;
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const taken = await api.part(table.match, keys, answer);
    if (taken.ok || !['offline', 'too-fast', 'server-error', 'strange-answer'].includes(taken.problem.code)) return;
    await wait(AGAIN_MS);
  }
}
