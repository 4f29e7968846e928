import { combinePhases, NOBODY, only, type SeatSet, type Game, type OptionSpecs } from '@bandstand/engine';
import { card } from './card.ts';
import { clone } from './clone.ts';
import type { Content } from './content.ts';
import { imagine } from './imagine.ts';
import { rules } from './moves/index.ts';
import { outcome } from './rules/ending.ts';
import { setup } from './setup.ts';
import type { MyBand, Options, Phase, State } from './state.ts';
import { textsFor, whyNot } from './text/index.ts';
import { contradicts, isMomentary, reveals, view, viewEvent } from './view.ts';

const options: OptionSpecs<Options> = {
  frets: { type: 'choice', values: ['6', '8', '10'], default: '8' },
  shuffle: { type: 'choice', values: ['auto', 'ask', 'off'], default: 'auto' },
  turnLimit: { type: 'auto', min: 12, max: 60, default: 'auto' },
};

/**
 * 60 turns of at most 700 decisions with four seats: 20 nominations, 99 bids and 3 passes in each of 4 auctions
 * with a card to give up, 4 free cards, 4 event turns of at most 9 decisions, 4 seats throwing 13 cards, and 24 more.
 */
const MAX_MOVES = 60 * 700;

/** What can be done here depends on events that nobody else sees, or shows some of them. */
const FROM_THE_HAND: ReadonlySet<Phase> = new Set<Phase>(['event', 'react', 'trim', 'discard']);

const toAct = ({ phase, actor }: State): SeatSet => (phase === 'over' ? NOBODY : only(actor));

/** The game played with a pack. */
export const gameWith = (content: Content): Game<MyBand> => ({
  id: 'my-band',
  seats: { min: card.minSeats, max: card.maxSeats },
  rulesVersion: 2,
  maxMoves: MAX_MOVES,
  pack: {
    id: content.pack.id,
    get hash() {
      return content.hash;
    },
    content: content.pack,
  },
  options,
  moves: content.moves.table,
  setup: (chosen, seatCount, random) => setup(content, chosen, seatCount, random),
  clone,
  ...combinePhases(content, { rules, phaseOf: ({ phase }) => phase, toAct, whyNot }),
  outcome,
  view: (state, viewer) => view(content, state, viewer),
  viewEvent,
  isMomentary,
  reveals,
  imagine: (seen, random) => imagine(content, seen, random),
  contradicts,
  inTheOpen: (open) => !FROM_THE_HAND.has(open.phase),
  reflex: (seen, moves) => (seen.phase === 'react' && moves.length === 1 ? moves[0] : undefined),
  score: (seen, seat) => [{ part: 'popularity', points: seen.fret[seat] }],
  text: textsFor(content),
});
