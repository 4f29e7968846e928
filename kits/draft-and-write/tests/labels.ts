import { fastRandom, type Game } from '@bandstand/engine';
import { aheadOfCard, ITEM, kitOf, type DraftAndWrite, type Event, type Move, type State } from '../index.ts';
import { totalPoints } from '../score.ts';
import { boardWords } from '../text/index.ts';
import { wordsOf } from '../game.ts';
import { playAtRandom } from './randomMatch.ts';

/** What a label promised of a card and what came of it. */
export interface Kept {
  readonly label: string;
  readonly promised: readonly [points: number, most: number];
  readonly came: readonly [points: number, most: number];
  /** Bonuses that were earned at the framed place. */
  readonly earned: number;
}

const RECORDED: ReadonlySet<Move['type']> = new Set(['place', 'cross']);

interface Came {
  readonly gain: number;
  readonly earned: number;
  readonly isOver: boolean;
}

/** Items that may go to several places, or wait. */
const OPEN: ReadonlySet<number> = new Set([
  ITEM.match,
  ITEM.grid,
  ITEM.net,
  ITEM.colour,
  ITEM.tour,
  ITEM.cash,
  0,
  1,
  2,
  3,
]);

/** Records the card in this way, and uses what has one place to go to, through the rules alone. */
function record(game: Game<DraftAndWrite>, before: State, move: Move): Came {
  const kit = kitOf(game);
  const state = game.clone(before);
  const told: Event[] = [];
  const play = (each: Move): void => game.play(state, 0, each, fastRandom(1), (event) => told.push(event));
  play(move);
  for (;;) {
    const uses = game.legalMoves(state, 0).filter((each) => each.type === 'use');
    const sure = uses.find(({ item }) => !OPEN.has(item) && uses.filter((use) => use.item === item).length === 1);
    if (sure === undefined) break;
    play(sure);
  }
  const earned = told.filter((event) => event.type === 'earned' && event.seat === 0 && !event.late).length;
  return {
    gain: totalPoints(kit, state.sheets[0]) - totalPoints(kit, before.sheets[0]),
    earned,
    isOver: state.phase === 'over',
  };
}

/** Labels of the first seat's cards when they are picked, beside what every way to record them brought. */
export function labelsKept(game: Game<DraftAndWrite>, matches: number): readonly Kept[] {
  const kit = kitOf(game);
  const kept: Kept[] = [];
  for (let index = 0; index < matches; index++)
    playAtRandom(game, { seed: 77, index, seats: 1 + (index % 3), options: {} }, (state, seat, moves, random) => {
      const ways = seat === 0 ? moves.filter(({ type }) => RECORDED.has(type)) : [];
      const card = state.piles[0].at(-1);
      if (ways.length > 0 && card !== undefined) {
        const ahead = aheadOfCard(kit, state, 0, card);
        const came = ways.map((way) => record(game, state, way));
        // What empty posts cost at the end is no card's doing.
        if (came.some(({ isOver }) => isOver)) return moves[random.below(moves.length)];
        const framed = came[ways.findIndex(({ id }) => id === ahead.move?.id)];
        kept.push({
          label: boardWords.gain(ahead, kit.pack, wordsOf(game)),
          promised: [ahead.points, ahead.most],
          came: [framed.gain, Math.max(...came.map(({ gain }) => gain))],
          earned: framed.earned,
        });
      }
      return moves[random.below(moves.length)];
    });
  return kept;
}
