/** A take, and what it leads to when everybody plays exactly. */
export interface Solved {
  readonly slot: number;
  /** Between two: 1 won, 0 level, −1 lost. Alone: the better, the higher. */
  readonly value: number;
}
