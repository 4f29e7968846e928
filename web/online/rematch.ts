import type { TableInfo } from '@bandstand/protocol';
import { go } from '../router.tsx';
import { api, type Keys } from './api.ts';
import { keptPart, newPart } from './parts.ts';
import { dropSeat, holdSeat } from './seats.ts';

export interface NextSeats {
  /** The new seat of each old one. */
  readonly order: readonly number[];
  readonly sameDeal: boolean;
}

/** Invites the same people to a new table and goes there; tells why that could not be. */
export async function rematch(game: string, match: string, keys: Keys, how: NextSeats): Promise<string | undefined> {
  const { part, commitment } = await newPart();
  const next = await api.rematch(match, keys, { ...how, commitment });
  if (!next.ok) return next.problem.message;
  holdSeat({ match: next.value.match, game, ...keys, part });
  go(`/t/${next.value.match}`);
  return undefined;
}

/** Sits down where one is invited, and goes there. */
export async function acceptInvitation({ match, game }: TableInfo, keys: Keys): Promise<string | undefined> {
  const [{ partCommitment }, part] = await Promise.all([import('@bandstand/engine'), keptPart(match, game)]);
  holdSeat({ match, game, ...keys });
  const commitment = partCommitment(part);
  const accepted = await api.answerInvitation(match, keys, { yes: true, commitment });
  if (!accepted.ok) return accepted.problem.message;
  go(`/t/${match}`);
  return undefined;
}

/** Turns an invitation down, or gives a seat back. */
export async function giveBack(match: string, keys: Keys): Promise<string | undefined> {
  const left = await api.answerInvitation(match, keys, { yes: false });
  if (!left.ok) return left.problem.message;
  dropSeat(match);
  return undefined;
}
