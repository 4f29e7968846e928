import { bad, hashWhenAsked, type Game } from '@bandstand/engine';
import { card } from './card.ts';
import type { Pack } from './content/shape.ts';
import { outcome } from './outcome.ts';
import { MOVES, rulesOf } from './play.ts';
import { clone, setup } from './setup.ts';
import { VOICES, type Brass } from './state.ts';
import { textsFor, gameWords } from './text/index.ts';
import { imagine, view } from './view.ts';

/** The game with one set of cards. */
export function gameWith(content: Pack): Game<Brass> {
  const hash = hashWhenAsked(content);
  return {
    id: 'brass',
    seats: { min: card.minSeats, max: card.maxSeats },
    rulesVersion: 1,
    lowScoreWins: true,
    maxMoves: 32,
    pack: {
      id: content.id,
      get hash() {
        return hash();
      },
      content,
    },
    options: {
      length: { type: 'choice', values: ['full', 'rehearsal'], default: 'full' },
      goldFirst: { type: 'flag', default: false },
      handicap: { type: 'number', min: 0, max: 3, default: 0 },
      handicapFor: { type: 'choice', values: ['A', 'B'], default: 'A' },
    },
    optionsProblem(options, seatCount) {
      if (seatCount > 1) return undefined;
      if (options.length === 'rehearsal') return bad('bad-option', gameWords.options.soloContestHasFour).problem;
      if (options.handicap > 0) return bad('bad-option', gameWords.options.handicapNeedsARival).problem;
      return undefined;
    },
    moves: MOVES,
    setup,
    clone,
    ...rulesOf(content),
    outcome,
    view,
    viewEvent: (event) => event,
    allSeeAlike: true,
    reveals: (event) => event.type === 'dealt' && event.isNews,
    imagine,
    score: (seen, seat) => VOICES.map((voice, i) => ({ part: voice, points: seen.scores[seat * 4 + i] })),
    text: textsFor(content),
  };
}
