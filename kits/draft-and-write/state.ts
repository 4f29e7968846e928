import type { Flavour, Hidden, OptionValues, Seat, SeatSet, Viewer } from '@bandstand/engine';

/** Places in the pack's lists of cards and goals, of the sheet's posts and of a card's skills. */
export type Card = Flavour<number, 'card'>;
export type Goal = Flavour<number, 'goal'>;
export type Post = Flavour<number, 'post'>;
export type Skill = Flavour<number, 'skill'>;
/** A kind of bonus; see `ITEM`. */
export type Item = Flavour<number, 'item'>;

/** What all seats are busy with. Inside a phase they need not wait for each other; its end is the barrier. */
export type Phase = 'start' | 'keep' | 'pick' | 'record' | 'weekend' | 'final' | 'over';

/** Why the last weekend came. */
export type Ending = '' | 'posts' | 'penalty' | 'goals' | 'cards' | 'weeks';

/** Lists are by seat unless they say otherwise; cards, goals and skills are places in the pack. */
export interface State {
  seats: number;
  harder: boolean;
  own: OptionValues | undefined;
  phase: Phase;
  ending: Ending;
  week: number;
  /** Picks made this week, the present one included. */
  day: number;
  /** Seats that still owe a decision in this phase. */
  toAct: SeatSet;
  /** Top card last. */
  stack: Card[];
  discard: Card[];
  /** Cards each seat has picked and turned up. */
  piles: Card[][];
  /** Ascending. */
  hands: Card[][];
  /** The chosen place in the hand, -1 before the choice. */
  picks: number[];
  /** Top goal last. */
  goalStack: Goal[];
  /** Goals that have left the game face up. */
  goalsGone: Goal[];
  /** Face-up goals from left to right, -1 where none is left. */
  slots: Goal[];
  /** The two start goals; after the choice the kept one comes first, and later only one that is out of the game. */
  offers: Goal[][];
  /** The personal goal, -1 without one. */
  personal: Goal[];
  /** The flat sheets as they are; see layout.ts. */
  sheets: number[][];
  /** The marks as they were at the last barrier: what everybody may see. */
  shown: number[][];
  /** Moves since the last barrier that the others have not been told. */
  news: number[][];
}

/** A sheet in words instead of places and bits. */
export interface SheetView {
  /** By post; null while empty. */
  readonly posts: readonly ({ readonly card: Card; readonly level: number; readonly boosted: boolean } | null)[];
  /** Skill by outer circle; null while empty. */
  readonly outer: readonly (number | null)[];
  /** Crossed spaces, ascending. */
  readonly match: readonly number[];
  readonly grid: readonly number[];
  readonly net: readonly number[];
  readonly trackA: number;
  readonly trackB: number;
  readonly cheer: number;
  readonly penalty: number;
  readonly venues: readonly number[];
  readonly opened: readonly number[];
  /** By value 2, 3, 4. */
  readonly unlocked: readonly number[];
  readonly used: readonly number[];
  /** Goals in the order they were claimed. */
  readonly goals: readonly Goal[];
}

/** What only the owner of a sheet knows between barriers. */
export interface Desk {
  /** 'queue' while items wait. */
  readonly stage: 'done' | 'record' | 'claim' | 'spare' | 'queue';
  readonly cursor: number;
  /** Places of goals claimed this weekend; 4 is the personal one. */
  readonly claimed: readonly number[];
  /** Waiting items by kind. */
  readonly pending: readonly number[];
  /** What the stage goes back to when the queue is empty. */
  readonly after: number;
  /** Own moves since the last barrier, and the sheet as the others still see it. */
  readonly news: readonly number[];
  readonly before: SheetView;
}

export interface View {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly harder: boolean;
  readonly own: OptionValues | undefined;
  readonly phase: Phase;
  readonly ending: Ending;
  readonly week: number;
  readonly day: number;
  readonly toAct: SeatSet;
  readonly stackSize: number;
  readonly discardSize: number;
  readonly piles: readonly (readonly Card[])[];
  readonly handSizes: readonly number[];
  /** Hands the viewer knows: their own, and those that went through their hands this week. */
  readonly hands: readonly (readonly Card[] | Hidden)[];
  /** The discards, where the viewer has seen every one of them. */
  readonly discard: readonly Card[] | Hidden;
  /** The viewer's own choice, -1 before it. */
  readonly pick: number;
  readonly goalStackSize: number;
  readonly goalsGone: readonly Goal[];
  readonly slots: readonly Goal[];
  /** The viewer's two start goals while they choose; later the one they know to be out of the game. */
  readonly offer: readonly Goal[];
  /** The viewer's personal goal, -1 without one. */
  readonly personal: Goal;
  /** Whether each seat has a personal goal, as known at the last barrier. */
  readonly hasPersonal: readonly boolean[];
  /** The viewer's own sheet as it is, the others' as they were at the last barrier. */
  readonly sheets: readonly SheetView[];
  readonly desk: Desk | null;
}

interface OfSeat {
  readonly seat: Seat;
}

/** Things on a seat's own sheet: the owner hears at once, the others at the barrier (`late`). */
export type SheetEvent =
  | (OfSeat & {
      readonly type: 'placed';
      readonly card: Card;
      readonly post: Post;
      readonly multiplier: number;
      readonly level: number;
    })
  | (OfSeat & { readonly type: 'boosted'; readonly post: Post; readonly multiplier: number; readonly level: number })
  | (OfSeat & { readonly type: 'matched'; readonly skill: Skill })
  | (OfSeat & {
      readonly type: 'crossed';
      readonly section: 'match' | 'grid' | 'net' | 'trackA' | 'trackB' | 'cheer';
      readonly space: number;
      /** The bonus or match that was used for it; none where a card did it. */
      readonly by?: Item;
    })
  | (OfSeat & { readonly type: 'lineFinished'; readonly line: number; readonly points: number })
  | (OfSeat & { readonly type: 'coloured'; readonly circle: number; readonly skill: Skill })
  | (OfSeat & { readonly type: 'toured'; readonly venue: number; readonly points: number })
  | (OfSeat & { readonly type: 'opened'; readonly lock: number })
  | (OfSeat & { readonly type: 'unlocked'; readonly multiplier: number })
  | (OfSeat & {
      readonly type: 'penalised';
      readonly card: Card;
      readonly why: 'refused' | 'unable' | 'card';
      readonly number: number;
    })
  | (OfSeat & { readonly type: 'earned'; readonly item: Item })
  | (OfSeat & { readonly type: 'lost'; readonly item: Item })
  | (OfSeat & { readonly type: 'dropped'; readonly item: Item })
  | (OfSeat & { readonly type: 'claimed'; readonly goal: Goal; readonly points: number })
  | (OfSeat & { readonly type: 'skipped'; readonly goal: Goal });

/** Told once to the owner and once, at the barrier, to all others. */
type Twice<Event> = Event & { readonly late: boolean };

export type Event =
  | Twice<SheetEvent>
  | (OfSeat & { readonly type: 'picked'; readonly card: Card | Hidden })
  | (OfSeat & { readonly type: 'keptGoal'; readonly goal: Goal | Hidden })
  | (OfSeat & { readonly type: 'goalsOffered'; readonly goals: readonly Goal[] | Hidden })
  | (OfSeat & { readonly type: 'goalRenewed'; readonly goal: Goal | Hidden })
  | (OfSeat & { readonly type: 'dealt'; readonly cards: readonly Card[] | Hidden; readonly count: number })
  | (OfSeat & {
      readonly type: 'handPassed';
      readonly to: Seat;
      readonly cards: readonly Card[] | Hidden;
      readonly count: number;
    })
  | (OfSeat & { readonly type: 'drew'; readonly card: Card | Hidden })
  | (OfSeat & { readonly type: 'vacanciesCounted'; readonly posts: number; readonly number: number })
  | { readonly type: 'weekBegan'; readonly week: number }
  | { readonly type: 'weekendBegan'; readonly week: number }
  | { readonly type: 'cardsTurnedUp'; readonly cards: readonly Card[] }
  | { readonly type: 'sheetsShown'; readonly seats: number }
  | { readonly type: 'goalTurnedUp'; readonly slot: number; readonly goal: Goal }
  | {
      readonly type: 'goalLeft';
      readonly slot: number;
      readonly goal: Goal;
      readonly why: 'claimed' | 'dead' | 'moved-on' | 'die';
    }
  | { readonly type: 'goalMoved'; readonly from: number; readonly to: number; readonly goal: Goal }
  | { readonly type: 'dieRolled'; readonly roll: number }
  | { readonly type: 'stackRefilled'; readonly cards: number }
  | { readonly type: 'endCame'; readonly ending: Ending };
