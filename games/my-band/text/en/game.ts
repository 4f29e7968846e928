import type { GameText, NameOf, Outcome } from '@bandstand/engine';
import { card } from '../../card.ts';
import type { Content } from '../../content.ts';
import type { Ending, MyBand, View } from '../../state.ts';
import { eventLine } from './log.ts';
import { moveLabel } from './moveLabel.ts';
import { promptFor } from './prompt.ts';
import { listNames } from './names.ts';
import { statusFor } from './status.ts';

/** Where the rules tell about each phase. */
const CHAPTERS: Partial<Readonly<Record<View['phase'], string>>> = {
  pickSinger: 'set-up',
  nominate: 'influence-the-auctions',
  open: 'influence-the-auctions',
  bid: 'influence-the-auctions',
  free: 'influence-the-auctions',
  event: 'events',
  react: 'events',
  scout: 'events',
  trim: 'events',
  discard: 'events',
  negotiate: 'contract',
  insure: 'contract',
  draw: 'contract',
  resolve: 'the-cards',
  shuffle: 'pay-day',
  over: 'the-end',
};

export const textsFor = (content: Content): GameText<MyBand> => ({
  name: content.pack.name,
  tagline: card.tagline,
  parts: { popularity: 'Popularity' },
  options: {
    frets: {
      label: 'Length of the neck',
      help: 'How many frets the pawns climb to win.',
      values: { 6: '6 frets, a short game', 8: '8 frets', 10: '10 frets, a long game' },
    },
    shuffle: {
      label: 'Shuffling on Pay Day',
      help: 'On Pay Day any player may shuffle any deck.',
      values: { auto: 'All decks, every turn', ask: 'Ask each player', off: 'Never' },
    },
    turnLimit: {
      label: 'Last turn',
      help: 'After this turn the highest pawn wins.',
      values: { auto: 'Three times the frets' },
    },
  },
  chapter: (view) => CHAPTERS[view.phase] ?? 'a-turn',
  prompt: (view, nameOf) => promptFor(content, view, nameOf),
  status: (view, nameOf) => statusFor(view, nameOf),
  move: (move, view, nameOf) => moveLabel(content, move, view, nameOf),
  event: (event, nameOf) => eventLine(content, event, nameOf),
  outcome: (outcome, nameOf) => outcomeText(outcome, nameOf),
});

function outcomeText(outcome: Outcome<Ending>, nameOf: NameOf): string {
  const winners = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [nameOf(seat)] : []));
  if (outcome.how === 'top') return `${listNames(winners)} reached the top of the neck and wins.`;
  const reason = 'The last turn is over';
  if (winners.length > 1) return `${reason}: ${listNames(winners)} share the win.`;
  const highest = Math.max(...outcome.scores);
  return outcome.how === 'limit'
    ? `${reason}: ${winners[0]} stands highest, on fret ${highest}, and wins.`
    : `${reason}, level on fret ${highest}: ${winners[0]} wins ${TIE_BREAKS[outcome.how]}.`;
}

/** What decided between those on the same fret. */
const TIE_BREAKS: Readonly<Record<Exclude<Ending, 'top' | 'limit'>, string>> = {
  'limit-contract': 'by holding a contract',
  'limit-chips': 'with more chips',
  'limit-cards': 'with more cards',
};
