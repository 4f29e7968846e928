import type { Random } from './random.ts';

/** Positions from self-play in flat lists, with what came of them. */
export interface Examples {
  /** Of each position: turns to come, where its features begin, and what still came to it. */
  readonly turns: Uint8Array;
  readonly starts: Uint32Array;
  readonly toCome: Float32Array;
  /** Of all positions one after the other: features, and how much of each. */
  readonly features: Uint16Array;
  readonly amounts: Float32Array;
}

/** Values as they are learned: each with how much it was moved so far. */
export interface Learning {
  readonly values: Float32Array;
  readonly moved: Float64Array;
}

/** How a game's values are learned from self-play. The same rounds give the same values on every machine. */
export interface Training {
  /** What is learned apart from each other, such as playing alone and with rivals. */
  readonly subjects: readonly string[];
  start(): Learning;
  /** Plays a match for each of the random streams, with the values of the rounds before. */
  play(subject: string, round: number, values: Float32Array, streams: readonly Random[]): Examples;
  /** Moves the values towards what the examples say; gives how far off they were, in points. */
  learn(learning: Learning, examples: readonly Examples[], random: Random): number;
}
