import { fastRandom, must, Match, secretFor, type MatchSetup } from '@bandstand/engine';
import { game } from '../index.ts';
import type { Event, State } from '../state.ts';

export const { cards } = game.pack.content;

/** The card with these symbols and back. */
export const cardOf = (back: 'silver' | 'gold', voices: string): number =>
  cards.findIndex((card) => card.back === back && card.voices === voices);

export const startMatch = (setup: Partial<MatchSetup> = {}) =>
  must(Match.start(game, { seats: 2, secret: secretFor('brass'), ...setup }));

/** Plays the whole match with random picks and returns the events. */
export function playedOut(setup: Partial<MatchSetup> = {}, seed = 1) {
  const match = startMatch(setup);
  const random = fastRandom(seed);
  const events: Event[] = [];
  while (!match.isOver) {
    const seat = match.view('spectator').turn ?? 0;
    const moves = match.legalMoves(seat);
    events.push(...must(match.play(seat, moves[random.below(moves.length)].id)).events);
  }
  return { match, events };
}

/** A finished match with these eight final penalties, A's voices first. */
export const finished = (scores: readonly number[]): State => ({
  ...startMatch().state,
  round: 4,
  scores: [...scores],
});

/** A match about to end its first round: A needs one more card and takes slot 0. */
export function columnOf(voices: readonly [string, string, string, string]) {
  const match = startMatch();
  const [first, ...rest] = voices.map((symbols) => cardOf('silver', symbols));
  const others = cards.flatMap((card, id) => (card.back === 'silver' && ![first, ...rest].includes(id) ? [id] : []));
  const row = [first, ...rest, ...others.slice(0, 5)];
  const state: State = {
    ...game.clone(match.state),
    deck: [...row, ...others.slice(5), ...match.state.deck.slice(18)],
  };
  return { state, slots: [0, 4, 5, 1, 2, 6, 7, 3] };
}
