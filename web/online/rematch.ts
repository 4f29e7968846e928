import { go } from '../router.tsx';
import { api, type Keys } from './api.ts';
import { newPart } from './parts.ts';
import { holdSeat } from './seats.ts';

export interface NextSeats {
  /** The new seat of each old one. */
  readonly order: readonly number[];
  readonly sameDeal: boolean;
}

/** Sets a table for the same people and goes there; tells why that could not be. */
export async function rematch(game: string, match: string, keys: Keys, how: NextSeats): Promise<string | undefined> {
  const { part, commitment } = await newPart();
  const next = await api.rematch(match, keys, { ...how, commitment });
  if (!next.ok) return next.problem.message;
  holdSeat({ match: next.value.match, game, ...keys, part });
  go(`/t/${next.value.match}`);
  return undefined;
}
