import type { Random } from './random.ts';

export type Emit<Event> = (event: Event) => void;

/** Whom to tell what happened; search tells nobody. */
export type Tell<Event> = Emit<Event> | undefined;

/** What a question of the rules looks at: the content that is played with, and where the match stands. */
export interface Position<Content, State> {
  readonly content: Content;
  readonly state: State;
}

/** All that a step of the rules works with. */
export interface Turn<Content, State, Event> extends Position<Content, State> {
  readonly random: Random;
  readonly tell: Tell<Event>;
}
