import { firstSeat, type Judged, type Random, type Seat } from '@bandstand/engine';
import { flowOf } from '../flow/index.ts';
import { totalLevel } from '../goals/metrics.ts';
import { traitsOf, type Kit } from '../kit.ts';
import { bitCount, CLAIMED, SHEET_SIZE, WAITING } from '../layout.ts';
import type { Move } from '../moves.ts';
import { rulesOf } from '../phases.ts';
import { totalPoints } from '../score.ts';
import { cloneState } from '../setup.ts';
import type { State } from '../state.ts';
import type { DraftAndWrite } from '../types.ts';
import { boostedTotal, levelGoals } from './boosts.ts';

/** Positions between two looks at the clock. */
const POSITIONS_A_LOOK = 1000;
/** A turn with more positions is left to imagined worlds, while there is time for them. */
const MOST_POSITIONS = 20_000;

/**
 * The last turn of a match alone, worked out to its end: nothing comes any more that is not known, so every way to go on can
 * be tried. Ways that lead to the same sheet are followed once, and multipliers that may wait do: they count at the end, or when
 * they meet a goal.
 */
export class LastTurn {
  private readonly kit: Kit;
  private readonly rules: ReturnType<typeof rulesOf>;
  private readonly known = new Map<string, number>();
  private readonly goOn: () => boolean;
  private isCut = false;

  constructor(kit: Kit, goOn: () => boolean) {
    this.kit = kit;
    this.rules = rulesOf(kit);
    this.goOn = goOn;
  }

  /** Whether no card will be turned up after those that are seen now. */
  static isNow(kit: Kit, state: State): boolean {
    return state.seats === 1 && (state.ending !== '' || flowOf(kit, state).turnsLeft(kit, state) <= 0);
  }

  /** All moves with the points that they lead to, the best first; undefined when time ran out or chance has a say after all. */
  judged(state: State, seat: Seat, moves: readonly Move[]): readonly Judged<DraftAndWrite>[] | undefined {
    const found: Judged<DraftAndWrite>[] = [];
    for (const move of this.pressing(state, seat, moves)) {
      const worth = this.after(state, seat, move, state.phase === 'pick');
      if (this.isCut) return undefined;
      found.push({ move, worth });
    }
    found.sort((a, b) => b.worth - a.worth);
    const best = found[0].worth;
    return found.map((each) => (each.worth === best ? { ...each, isProven: true } : each));
  }

  private after(state: State, seat: Seat, move: Move, isPick: boolean): number {
    const next = cloneState(state);
    this.rules.play(next, seat, move, this.chance);
    return this.best(next, isPick);
  }

  /** The most points that can still be had. A pick may be followed by drawing, but never by another turn. */
  private best(state: State, isPick: boolean): number {
    const { kit } = this;
    const [sheet] = state.sheets;
    if (state.toAct === 0) return totalPoints(kit, sheet);
    if (state.phase === 'final') return totalPoints(kit, sheet) - totalLevel(kit, sheet) + boostedTotal(kit, sheet);
    if (state.phase === 'pick' && !isPick) this.isCut = true;
    if (this.isCut) return 0;
    const key = keyOf(state);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const { size } = this.known;
    if (size >= MOST_POSITIONS || (size % POSITIONS_A_LOOK === POSITIONS_A_LOOK - 1 && !this.goOn())) this.isCut = true;
    const seat = firstSeat(state.toAct);
    let best = -Infinity;
    for (const move of this.pressing(state, seat, this.rules.legalMoves(state, seat))) {
      best = Math.max(best, this.after(state, seat, move, isPick && state.phase === 'pick'));
      if (this.isCut) return 0;
    }
    this.known.set(key, best);
    return best;
  }

  /** Moves without multipliers that may as well be used later. */
  private pressing(state: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
    const { kit } = this;
    const { inOrder, claimLimit } = traitsOf(kit, state);
    if (kit.rules.multipliers !== 'anytime' || state.phase === 'final' || inOrder) return moves;
    const sheet = state.sheets[seat];
    const mayClaim = state.phase === 'weekend' && sheet[WAITING] === 0 && bitCount(sheet[CLAIMED]) < claimLimit;
    if (mayClaim && levelGoals(kit, state, seat).length > 0) return moves;
    return moves.filter((move) => move.type !== 'boost');
  }

  /** Whoever asks it for something makes the turn less than known. */
  private readonly chance: Random = {
    below: () => {
      this.isCut = true;
      return 0;
    },
  };
}

/** Numbers on a sheet have up to twenty bits: two characters each. */
const characters = new Uint16Array(2 * SHEET_SIZE);

function keyOf({ phase, ending, sheets: [sheet], hands, picks, slots, personal }: State): string {
  for (let i = 0; i < SHEET_SIZE; i++) {
    characters[2 * i] = sheet[i];
    characters[2 * i + 1] = sheet[i] >>> 16;
  }
  const marks = String.fromCharCode.apply(null, characters as unknown as number[]);
  return `${phase} ${ending} ${hands[0].join()} ${picks[0]} ${slots.join()} ${personal[0]} ${marks}`;
}
