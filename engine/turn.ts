import type { Random } from './random.ts';

export type Emit<Event> = (event: Event) => void;

/** Whom to tell what happened; search tells nobody. */
export type Tell<Event> = Emit<Event> | undefined;

/** All that a step of the rules works with. Questions of the rules take content and state alone. */
export interface Turn<Content, State, Event> {
  readonly content: Content;
  readonly state: State;
  readonly random: Random;
  readonly tell: Tell<Event>;
}
