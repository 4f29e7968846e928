import { canonical, defaultOptions, fastRandom, type Random, type Seat } from '@bandstand/engine';
import { standard } from '../content/standard.ts';
import { game } from '../index.ts';
import { BOOK } from '../moveBook.ts';
import { startSong } from '../rules/song.ts';
import type { Event } from '../event.ts';
import type { Move } from '../move.ts';
import type { Options, State } from '../state.ts';
import { CIRCLE_CARDS, DICE, FIRST_CIRCLE_CARD, dieOf } from '../vocabulary.ts';
import type { Turn } from '../phase.ts';

/** Dice that fall as the test says: 1-based faces; afterwards ones. */
export function loaded(...faces: number[]): Random {
  const rest = [...faces];
  return { below: (bound) => Math.min(bound - 1, (rest.shift() ?? 1) - 1) };
}

/** A match in the middle, with what the test says changed in the first state. */
export class Stage {
  readonly state: State;
  random: Random = fastRandom(5);
  events: Event[] = [];

  constructor(change: Partial<State> = {}, options: Partial<Options> = {}) {
    const chosen = { ...defaultOptions(game.options), ...options };
    this.state = game.setup(chosen, chosen.rolePlaying ? 4 : 3, fastRandom(3));
    Object.assign(this.state, structuredClone(change));
  }

  get at(): Turn {
    return { content: standard, state: this.state, random: this.random, tell: (event) => this.events.push(event) };
  }

  moves(seat: Seat = this.state.actor): readonly Move[] {
    return game.legalMoves(this.state, seat);
  }

  can(choice: object, seat: Seat = this.state.actor): boolean {
    return this.moves(seat).some(({ id: _id, ...rest }) => canonical(rest) === canonical(choice));
  }

  /** Plays a seat's move; fails the test if it is not legal. */
  play(choice: object, seat: Seat = this.state.actor): this {
    const move = this.moves(seat).find(({ id: _id, ...rest }) => canonical(rest) === canonical(choice));
    if (move === undefined)
      throw new Error(
        `seat ${seat} may not ${canonical(choice)} in ${this.state.phase}: ${canonical(this.moves(seat).slice(0, 30))}`,
      );
    game.play(this.state, seat, move, this.random, (event) => this.events.push(event));
    return this;
  }

  /** All three choose at once. */
  all(...choices: readonly object[]): this {
    for (let seat = 0; seat < 3; seat++) this.play(choices[seat] ?? choices[0], seat);
    return this;
  }

  /** Through the first bubbles to the first ballot, with these gigs on the wall. */
  ballot(...gigs: number[]): this {
    this.all({ type: 'startWith', track: 0 });
    this.state.faceUp = gigs;
    return this;
  }

  /** Starts a song of the band with these dice rolled. */
  song(index: number, ...dice: number[]): this {
    this.random = loaded(...dice);
    this.state.picks.fill(-1);
    startSong(this.at, this.state.occasion === 'none' ? 'gig' : this.state.occasion, index, this.state.soloist);
    return this;
  }

  place(...values: number[]): this {
    for (const value of values) this.play({ type: 'place', die: dieOf(0, value) });
    return this;
  }

  pool(): number[] {
    return Array.from({ length: DICE }, (_, die) => die).flatMap((die) =>
      Array.from({ length: this.state.pool[die] }, () => die),
    );
  }

  last<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }> | undefined {
    return this.events.findLast((event): event is Extract<Event, { type: Type }> => event.type === type);
  }
}

export const partCard = (id: string): number => standard.pack.parts.findIndex((part) => part.id === id);
export const circleCard = (name: string): number =>
  FIRST_CIRCLE_CARD + CIRCLE_CARDS.findIndex((circle) => circle === name);
export const handOf = (...cards: number[]): number[] =>
  Array.from({ length: 20 }, (_, card) => cards.filter((other) => other === card).length);
export const gigNumber = (id: string): number => standard.pack.gigs.findIndex((gig) => gig.id === id);
export { BOOK, standard, game };

/** A gig that ends with this score: its last song is a record worth just that. */
export function playedGig(
  id: string,
  score: number,
  change: Partial<State> = {},
  options: Partial<Options> = {},
): Stage {
  const chosen = gigNumber(id);
  const stage = new Stage(
    {
      phase: 'callSong',
      chosen,
      order: [0],
      actor: 0,
      setSongs: standard.pack.gigs[chosen].songs - 1,
      songs: [{ columns: standard.firstSong, recorded: score }],
      ...change,
    },
    options,
  );
  return stage.play({ type: 'playRecorded', song: 0 });
}

/** The studio is over and the next round begins. */
export function nextRound(change: Partial<State> = {}, options: Partial<Options> = {}): Stage {
  return new Stage({ phase: 'propose', order: [0, 1, 2], step: 2, actor: 2, ...change }, options).play({
    type: 'pass',
  });
}
