import type { NameOf, Seat } from '@bandstand/engine';
import { words } from '../text/index.ts';

const PEOPLE = ['Ada', 'Bo', 'Cy', 'Dee', 'Eli', 'Fay'];

/** What everybody at a table in the terminal is called: by first names, one of them "(you)". */
export const tableNames =
  (me: Seat, mine: string | undefined): NameOf =>
  (seat) =>
    seat === me
      ? `${mine ?? PEOPLE[seat] ?? words.names.seat(seat + 1)} (you)`
      : (PEOPLE[seat] ?? words.names.seat(seat + 1));

/** The seat that a person means by a name, the beginning of one, or a number from 1. */
export function seatCalled(word: string, seats: number, nameOf: NameOf): Seat | undefined {
  const wanted = word.toLowerCase();
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return (
    all.find((seat) => String(seat + 1) === wanted) ??
    (wanted === '' ? undefined : all.find((seat) => nameOf(seat).toLowerCase().startsWith(wanted)))
  );
}
