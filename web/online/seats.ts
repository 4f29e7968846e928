import type { SeatInfo } from '@bandstand/protocol';
import { MATCH_ID, TOKEN } from '@bandstand/protocol/shapes';
import { createSignal } from 'solid-js';
import { storage } from '../storage.ts';
import { outsideOrigin } from '../outside.ts';

/** A seat that this device holds the key of, or a table it was invited to. */
export interface HeldSeat {
  readonly match: string;
  readonly game: string;
  readonly token?: string | undefined;
  readonly invite?: string | undefined;
  readonly keptAt: number;
  /** The seal of the deal as this device saw it first. */
  readonly seal?: string | undefined;
  /** What this device adds to the deal. */
  readonly part?: string | undefined;
  /** The seals of all devices, as they were when this one showed its part. */
  readonly seals?: readonly (string | null)[] | undefined;
}

/** No match begins while somebody is waited for. */
export const isWaitedFor = ({ kind }: Pick<SeatInfo, 'kind'>): boolean => kind === 'open' || kind === 'invited';

const KEY = 'bandstand:seats';
/** Tables that were only looked at make way after so many; a key to a seat never does. */
const KEPT_LOOKS = 100;

/** What the server would refuse is not kept: one bad entry would hide all others. */
const isSound = ({ match, token, invite }: HeldSeat): boolean =>
  typeof match === 'string' &&
  MATCH_ID.test(match) &&
  [token, invite].every((key) => key === undefined || (typeof key === 'string' && TOKEN.test(key)));

function stored(): HeldSeat[] {
  try {
    const read = JSON.parse(storage.read(KEY) ?? '[]') as HeldSeat[];
    return Array.isArray(read) ? read.filter(isSound) : [];
  } catch {
    return [];
  }
}

const [seats, setSeats] = createSignal<readonly HeldSeat[]>(stored());
window.addEventListener('storage', (event) => {
  if (event.key === KEY) setSeats(stored());
});

export const heldSeats = seats;

export const heldSeat = (match: string): HeldSeat | undefined => seats().find((seat) => seat.match === match);

/** Keeps the keys of a table on this device; what is not given stays as it was. */
export function holdSeat(seat: Omit<HeldSeat, 'keptAt'>): void {
  const known = stored().find(({ match }) => match === seat.match);
  const next: HeldSeat = {
    ...known,
    match: seat.match,
    game: seat.game,
    keptAt: Date.now(),
    token: seat.token ?? known?.token,
    invite: seat.invite ?? known?.invite,
    seal: known?.seal ?? seat.seal,
    part: known?.part ?? seat.part,
    seals: known?.seals ?? seat.seals,
  };
  const all = [next, ...stored().filter(({ match }) => match !== seat.match)];
  const looks = all.filter(({ token }) => token === undefined).slice(KEPT_LOOKS);
  save(all.filter((each) => !looks.includes(each)));
}

export const dropSeat = (match: string): void => save(stored().filter((seat) => seat.match !== match));

function save(next: HeldSeat[]): void {
  setSeats(next);
  storage.write(KEY, JSON.stringify(next));
}

/** A key as it was copied, perhaps with the full stop of a sentence behind it. */
function keyIn(word: string | null): string | undefined {
  const key = (word ?? '').replace(/[^A-Za-z0-9_-]+$/, '');
  return TOKEN.test(key) ? key : undefined;
}

/** Keys travel in the part of a link that browsers never send: #seat=… or #invite=… */
export function keysFromLink(): { token?: string; invite?: string } {
  const words = new URLSearchParams(location.hash.slice(1));
  const token = keyIn(words.get('seat'));
  const invite = keyIn(words.get('invite'));
  return { ...(token === undefined ? {} : { token }), ...(invite === undefined ? {} : { invite }) };
}

export const inviteLink = (match: string, invite: string | undefined): string =>
  `${outsideOrigin()}/t/${match}${invite === undefined ? '' : `#invite=${invite}`}`;

export const seatLink = (match: string, token: string): string => `${outsideOrigin()}/t/${match}#seat=${token}`;
