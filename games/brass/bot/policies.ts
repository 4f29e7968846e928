import type { Game, Policy, Random } from '@bandstand/engine';
import { voiceCount } from '../counts.ts';
import { isOver, turnOf } from '../play.ts';
import { VOICES, type Brass, type Director, type Move } from '../state.ts';
import { cardAt, cardsIn, judgeOf } from './judge.ts';

/** The move with the least cost; ties go to one of them at random. */
function cheapest(moves: readonly Move[], cost: (move: Move) => number, random: Random): Move {
  let best = moves[0];
  let least = Infinity;
  let ties = 0;
  for (const move of moves) {
    const price = cost(move);
    if (price < least - 1e-9) {
      best = move;
      least = price;
      ties = 1;
    } else if (price < least + 1e-9 && random.below(++ties) === 0) best = move;
  }
  return best;
}

/** Quick ways to choose, from weak to strong. */
export function policiesOf(game: Game<Brass>) {
  const { counts, estimate, estimateWith } = judgeOf(game);

  /** Looks at the current column only. */
  const casual: Policy<Brass> = (state, seat, moves, random) => {
    const filled = cardsIn(state, seat) + 1;
    const column = state.lines[seat * 8 + state.round];
    return cheapest(
      moves,
      (move) => {
        const packed = column + counts[cardAt(state, move)];
        return VOICES.reduce((sum, _, voice) => sum + Math.abs(voiceCount(packed, voice) - 0.75 * filled), 0);
      },
      random,
    );
  };

  const greedy: Policy<Brass> = (state, seat, moves, random) =>
    cheapest(moves, (move) => estimateWith(state, seat as Director, cardAt(state, move)), random);

  /** Finishes the round in thought with both sides greedy, then compares the two grids. */
  const sharp: Policy<Brass> = (state, seat, moves, random) =>
    cheapest(
      moves,
      (move) => {
        const world = game.clone(state);
        game.play(world, seat, move, random);
        while (!isOver(world) && world.round === state.round) {
          const turn = turnOf(world);
          game.play(world, turn, greedy(world, turn, game.legalMoves(world, turn), random), random);
        }
        return estimate(world, seat) - (state.seats === 1 ? 0 : estimate(world, 1 - seat));
      },
      random,
    );

  return { casual, greedy, sharp };
}
