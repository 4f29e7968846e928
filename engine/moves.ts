import type { Flavour } from './flavour.ts';

/** The number of a move in its game's table. */
export type MoveId = Flavour<number, 'move'>;

/** A choice a player can make: one frozen row of its game's move table. */
export interface MoveShape {
  readonly id: MoveId;
  readonly type: string;
}

/** Any union member without its number, as a game's author writes it. */
type Unnumbered<Move> = Move extends MoveShape ? Omit<Move, 'id'> : never;

/** All moves of a game; the place in the table is the move's id. */
export type MoveTable<Move extends MoveShape> = readonly Move[];

/** Numbers and freezes the rows. The order is part of the rules version: records store ids. */
export function moveTable<Move extends MoveShape>(rows: readonly Unnumbered<Move>[]): MoveTable<Move> {
  return Object.freeze(rows.map((row, id) => Object.freeze({ id, ...row }) as unknown as Move));
}
