import { createSignal } from 'solid-js';

/** A seat that this device holds the key of, or a table it was invited to. */
export interface HeldSeat {
  readonly match: string;
  readonly game: string;
  readonly token?: string | undefined;
  readonly invite?: string | undefined;
  readonly keptAt: number;
}

const KEY = 'bandstand:seats';
const KEPT = 100;

function stored(): HeldSeat[] {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? '[]') as HeldSeat[];
    return Array.isArray(read) ? read.filter((seat) => typeof seat.match === 'string') : [];
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
  };
  save([next, ...stored().filter(({ match }) => match !== seat.match)].slice(0, KEPT));
}

export const dropSeat = (match: string): void => save(stored().filter((seat) => seat.match !== match));

function save(next: HeldSeat[]): void {
  setSeats(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without room the keys last as long as the page; the seat can be reached again by its link.
  }
}

/** Keys travel in the part of a link that browsers never send: #seat=… or #invite=… */
export function keysFromLink(): { token?: string; invite?: string } {
  const words = new URLSearchParams(location.hash.slice(1));
  const token = words.get('seat');
  const invite = words.get('invite');
  return { ...(token === null ? {} : { token }), ...(invite === null ? {} : { invite }) };
}

export const inviteLink = (match: string, invite: string | undefined): string =>
  `${location.origin}/t/${match}${invite === undefined ? '' : `#invite=${invite}`}`;

export const seatLink = (match: string, token: string): string => `${location.origin}/t/${match}#seat=${token}`;
