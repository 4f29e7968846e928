import { canonical, defaultOptions, fastRandom, type Random, type Seat } from '@bandstand/engine';
import { standard } from '../standard.ts';
import { game } from '../index.ts';
import { startTurn } from '../rules/turn.ts';
import { EVENTS, NONE, SLOTS, type Event, type EventName, type Move, type Options, type State } from '../state.ts';

type Part = 'influence' | 'events' | 'discards' | 'negotiation';

export interface Spread {
  readonly seats?: number;
  readonly starter?: Seat;
  readonly chips?: readonly number[];
  /** Band cards by number, per seat. */
  readonly bands?: readonly (readonly number[])[];
  readonly business?: readonly (readonly number[])[];
  readonly hands?: readonly (readonly EventName[])[];
  readonly contracts?: readonly Seat[];
  readonly fret?: readonly number[];
  /** Cards of slots 1 and on. */
  readonly row?: readonly number[];
  /** Band cards on top of the deck. */
  readonly bandTop?: readonly number[];
  readonly eventTop?: readonly EventName[];
  readonly businessTop?: readonly number[];
  readonly bandDeck?: readonly number[];
  readonly businessDeck?: readonly number[];
  readonly marker?: number;
  readonly turn?: number;
  readonly options?: Partial<Options>;
  readonly at?: Part;
}

const typeOf = (name: EventName): number => EVENTS.indexOf(name);

/** A match in the middle, spread out as the test says; everything unsaid is empty. */
export class Sitting {
  readonly state: State;
  readonly random: Random = fastRandom(7);
  events: Event[] = [];

  constructor(spread: Spread) {
    const seats = spread.seats ?? spread.bands?.length ?? spread.chips?.length ?? 2;
    const options = { ...defaultOptions(game.options), ...spread.options };
    const state = game.setup(options, seats, fastRandom(1));
    this.state = state;
    const perSeat = <Item>(given: readonly (readonly Item[])[] | undefined): Item[][] =>
      Array.from({ length: seats }, (_, seat) => [...(given?.[seat] ?? [])]);
    state.bands = perSeat(spread.bands);
    state.business = perSeat(spread.business);
    state.hands = perSeat(spread.hands).map((hand) =>
      EVENTS.map((name) => hand.filter((card) => card === name).length),
    );
    state.chips = Array.from({ length: seats }, (_, seat) => spread.chips?.[seat] ?? 0);
    state.fret = Array.from({ length: seats }, (_, seat) => spread.fret?.[seat] ?? 0);
    state.contracts = (spread.contracts ?? []).reduce((set, seat) => set | (1 << seat), 0);
    state.starter = spread.starter ?? 0;
    state.marker = spread.marker ?? 5;
    state.turn = spread.turn ?? 1;
    state.singers = [];
    state.aside = [];
    this.lay(spread, seats);
    this.start(spread.at ?? 'influence');
  }

  private lay(spread: Spread, seats: number): void {
    const { state } = this;
    const used = [...state.bands.flat(), ...(spread.bandTop ?? []), ...(spread.row ?? []).slice(1)];
    const freeBand = standard.letters.map((_, card) => card).filter((card) => !used.includes(card));
    const usedBusiness = [...state.business.flat(), ...(spread.businessTop ?? []), ...(spread.row ?? []).slice(0, 1)];
    const freeBusiness = standard.businessOccupation
      .map((_, card) => card)
      .filter((card) => !usedBusiness.includes(card));
    const events = standard.eventCards.slice();
    for (const [type, count] of state.hands
      .reduce(
        (sum, hand) => sum.map((n, i) => n + hand[i]),
        EVENTS.map(() => 0),
      )
      .entries()) {
      for (let i = 0; i < count; i++) events.splice(events.indexOf(type), 1);
    }
    for (const name of spread.eventTop ?? []) events.splice(events.indexOf(typeOf(name)), 1);
    state.eventDeck = [...(spread.eventTop ?? []).map(typeOf), ...events];
    state.row = Array.from({ length: SLOTS }, (_, slot) => {
      if (slot === 0 || slot > seats) return NONE;
      if (spread.row !== undefined) return spread.row[slot - 1] ?? NONE;
      return (slot === 1 ? freeBusiness : freeBand).pop() ?? NONE;
    });
    state.bandDeck = [...(spread.bandDeck ?? [...(spread.bandTop ?? []), ...freeBand])];
    state.businessDeck = [...(spread.businessDeck ?? [...(spread.businessTop ?? []), ...freeBusiness])];
  }

  private start(part: Part): void {
    const { state } = this;
    startTurn({ content: standard, state, random: this.random, tell: undefined });
    if (part === 'influence') return;
    state.step = 0;
    state.actor = state.starter;
    state.phase = part === 'events' ? 'event' : part === 'discards' ? 'discard' : 'negotiate';
  }

  get moves(): readonly Move[] {
    return this.state.phase === 'over' ? [] : game.legalMoves(this.state, this.state.actor);
  }

  /** The legal moves without their numbers. */
  get choices(): readonly Omit<Move, 'id'>[] {
    return this.moves.map(({ id: _id, ...rest }) => rest);
  }

  can(choice: object): boolean {
    return this.choices.some((move) => canonical(move) === canonical(choice));
  }

  /** Plays the acting seat's move; fails the test if it is not legal. */
  play(...choices: object[]): this {
    for (const choice of choices) {
      const move = this.moves.find(({ id: _id, ...rest }) => canonical(rest) === canonical(choice));
      if (move === undefined) {
        throw new Error(
          `seat ${this.state.actor} may not ${canonical(choice)} in ${this.state.phase}: ${canonical(this.choices)}`,
        );
      }
      this.events = [];
      game.play(this.state, this.state.actor, move, this.random, (event) => this.events.push(event));
    }
    return this;
  }

  /** Plays the first of the given kinds that is legal until `phase` is reached. */
  until(phase: State['phase'], ...kinds: Move['type'][]): this {
    for (let moves = 0; this.state.phase !== phase; moves++) {
      const move = kinds
        .map((kind) => this.moves.find(({ type }) => type === kind))
        .find((found) => found !== undefined);
      if (move === undefined || moves > 200) throw new Error(`stuck in ${this.state.phase} on the way to ${phase}`);
      game.play(this.state, this.state.actor, move, this.random, (event) => this.events.push(event));
    }
    return this;
  }

  hand(seat: Seat): EventName[] {
    return EVENTS.flatMap((name, type) => Array.from({ length: this.state.hands[seat][type] }, () => name));
  }

  bottomEvents(count: number): EventName[] {
    return this.state.eventDeck.slice(-count).map((type) => EVENTS[type]);
  }
}

export const sit = (spread: Spread): Sitting => new Sitting(spread);

export const PASS = { type: 'pass' };
export const DRAW = { type: 'draw' };
export const DONE = { type: 'done' };
export const ALLOW = { type: 'allow' };
export const STOP_IT = { type: 'stop' };
export const bid = (amount: number) => ({ type: 'bid', amount });
export const nominate = (slot: number) => ({ type: 'nominate', slot });
export const moveTo = (space: number) => ({ type: 'moveTo', space });
export const insure = (chips: number) => ({ type: 'insure', chips });
export const dropBand = (card: number) => ({ type: 'discardBand', card });
export const dropBusiness = (card: number) => ({ type: 'discardBusiness', card });
export const recruitBand = (card: number) => ({ type: 'recruitBand', card });
export const recruitBusiness = (card: number) => ({ type: 'recruitBusiness', card });
export const playEvent = (name: EventName) => ({ type: 'play', event: typeOf(name) });
export const playOn = (name: EventName, target: Seat) => ({ type: 'playOn', event: typeOf(name), target });
export const throwEvent = (name: EventName) => ({ type: 'throwEvent', event: typeOf(name) });
