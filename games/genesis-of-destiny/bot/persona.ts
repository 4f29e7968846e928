import type { Seat } from '@bandstand/engine';
import type { Content } from '../content/content.ts';
import type { State } from '../state.ts';
import type { Move } from '../move.ts';
/** What makes bots differ. */
export interface Persona {
  /** How much more likely a win alone must be than a win by staying, before walking out. */
  readonly margin: number;
  /** Weight of own points beside the band's total when placing dice. */
  readonly selfish: number;
  /** Walks out to make somebody else win when the own chances are gone. */
  readonly spite: boolean;
  /** Share of dice placed without thinking, in percent. */
  readonly careless: number;
}

export const PERSONAS = {
  gentle: { margin: 0.5, selfish: 0.2, spite: false, careless: 60 },
  fair: { margin: 0.45, selfish: 0.2, spite: false, careless: 35 },
  firm: { margin: 0.4, selfish: 0.2, spite: false, careless: 15 },
  easy: { margin: 0.2, selfish: 0.4, spite: false, careless: 60 },
  greedy: { margin: 0.35, selfish: 0.2, spite: false, careless: 0 },
  loyal: { margin: 2, selfish: 0, spite: false, careless: 0 },
  mercenary: { margin: -0.05, selfish: 1.5, spite: false, careless: 0 },
  kingmaker: { margin: 0.1, selfish: 0.4, spite: true, careless: 0 },
} as const satisfies Record<string, Persona>;

/** What a seat is asked, and what it may answer. */
export interface Asked {
  readonly content: Content;
  readonly state: State;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}
