import type { Game, GameTypes, Knowledge, Random, Seat } from '@bandstand/engine';

/** A player made of code. It sees what its seat sees and nothing else. */
export interface Bot<T extends GameTypes = GameTypes> {
  /** One of `moves`, which are the seat's legal moves and never empty. */
  choose(view: T['View'], seat: Seat, moves: readonly T['Move'][]): T['Move'];
}

/** How much a search may think: a number of iterations (repeatable) or a time (not repeatable). */
export type Budget = { readonly iterations: number } | { readonly ms: number };

export interface BotMaker<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly knowledge: Knowledge<T>;
  readonly random: Random;
  /** However large its budget, a search answers after this time. */
  readonly mostMs?: number;
}
