import type { Random } from '@bandstand/engine';
import type { Content } from '../content/content.ts';
import { advisePlacement, ColumnSearch, frontDice } from '../dice/column.ts';
import { modelOf } from '../dice/models.ts';
import { BOOK } from '../moveBook.ts';
import { gigOf } from '../rules/course.ts';
import { columnsOf, isOwnRow } from '../rules/song.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import type { Asked, Persona } from './persona.ts';
import { bestPower, spareDice } from './powers.ts';

/** Places the best die by the song's model, with a power where it gains more than it is worth to keep. */
export function chooseDie(asked: Asked, persona: Persona, random: Random): Move {
  const { content, state, seat, moves } = asked;
  if (moves.includes(BOOK.rollSpecial)) return BOOK.rollSpecial;
  const places = moves.filter((move) => move.type === 'place');
  if (places.length === 0) return moves.includes(BOOK.unpocket) ? BOOK.unpocket : moves[0];
  if (persona.careless > 0 && random.below(100) < persona.careless) return places[random.below(places.length)];
  const now: [number, number, number] = [1, 1, 1];
  if (state.occasion === 'gig' && !isLegendary(content, state)) now[seat] += persona.selfish;
  const search = new ColumnSearch(modelOf(columnsOf(state)), state, frontDice(state.pool), now);
  const advice = advisePlacement(search, state.pool, state.placementsLeft);
  if (isOwnRow(state) && moves.length > places.length) {
    const power = bestPower(asked, advice[0].points, search);
    if (power !== undefined) return power;
  }
  return BOOK.place[advice[0].die];
}

/** Where a legend can be made, all win together or nobody does. */
const isLegendary = (content: Content, state: State): boolean =>
  gigOf(content, state, state.chosen).rows.some(({ stars }) => stars === 4);

/** Borrowing a square pays when a die would be left over anyway. */
export const chooseSustain = (state: State): Move => (spareDice(state) > 0 ? BOOK.sustain : BOOK.letPass);
