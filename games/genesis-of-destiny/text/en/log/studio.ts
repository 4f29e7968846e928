import { english, HIDDEN } from '@bandstand/engine';
import { NONE } from '../../../vocabulary.ts';
import { pointsText } from '../names.ts';
import { payersOf, type EventOf, type Lines, type Teller } from './telling.ts';

/** The market, and what is written and recorded. */
export const studioLines: Lines<
  | 'bought'
  | 'cardsDiscarded'
  | 'marketFilled'
  | 'bandAsked'
  | 'votesOpened'
  | 'notebookDrawn'
  | 'proposed'
  | 'proposalPassed'
  | 'studioPaid'
  | 'partAdded'
  | 'circleAdded'
  | 'waited'
  | 'leftStudio'
  | 'sessionEnded'
  | 'recorded'
> = {
  bought: (event, { name, card }) => `${name(event.seat)} buys ${card(event.card)} for ${price(event)}.`,
  cardsDiscarded: (event, { name, cards }) => `${name(event.seat)} clears ${cards(event.cards)} off the market.`,
  marketFilled: (event, { cards }) => `New on the market: ${cards(event.cards)}.`,
  bandAsked: (event, { name, card }) => `${name(event.seat)} asks the band to pay for ${card(event.card)}.`,
  votesOpened: ({ passed }) => (passed ? 'Both others agree.' : 'The others do not both agree.'),
  notebookDrawn: (event, told) => `${told.name(event.seat)} opens the notebook: ${notebook(event, told)}.`,
  proposed: (event, { name, song }) =>
    `${name(event.seat)} proposes to ${event.motion === 'write' ? 'write a song' : `record ${song(event.song)}`} for ${event.price} COIN.`,
  proposalPassed: ({ seat }, { name }) => `${name(seat)} proposes nothing.`,
  studioPaid: (event, told) => (event.covered ? paid(event, told) : 'The studio cannot be paid.'),
  partAdded: (event, { name, card }) => `${name(event.seat)} adds ${card(event.card)} at the ${event.side} end.`,
  circleAdded: (event, { name, card }) => `${name(event.seat)} adds ${card(event.card)} in part ${event.column + 1}.`,
  waited: ({ seat }, { name }) => `${name(seat)} waits.`,
  leftStudio: ({ seat }, { name }) => `${name(seat)} leaves the session.`,
  sessionEnded: (event, { song }) => {
    if (event.refunded) return 'Nobody can begin a song; the price is returned.';
    return event.song === NONE
      ? `The draft has ${english.counted(event.columns, { one: 'part', other: 'parts' })} so far.`
      : `A new original: ${song(event.song)}.`;
  },
  recorded: (event, { song }) => `${song(event.song)} ${recorded(event)}.`,
};

function recorded({ score, total, extra, isKept }: EventOf<'recorded'>): string {
  const sum = `${pointsText(total)}${extra === 0 ? '' : ` and ${extra} for other recordings`}`;
  return isKept
    ? `is recorded at ${score}: ${sum}${total + extra === score ? '' : ', rounded up to tens'}`
    : `stays recorded at ${score}: ${sum}, no better than before`;
}

function price({ own, band }: EventOf<'bought'>): string {
  if (band === 0) return `${own} COIN`;
  return own === 0 ? `${band} COIN of the band` : `${own} COIN and ${band} of the band`;
}

function paid({ band, coin }: EventOf<'studioPaid'>, told: Teller): string {
  const payers = payersOf(band, coin, told);
  return payers === undefined ? 'The studio is free.' : `The studio is paid: ${payers}.`;
}

function notebook({ kept, keptCount, discarded, dice }: EventOf<'notebookDrawn'>, { cards }: Teller): string {
  const held = kept === HIDDEN ? String(keptCount) : kept.length === 0 ? 'none' : cards(kept);
  const thrown = discarded.length > 0 ? [`throws ${cards(discarded)}`] : [];
  return [`keeps ${held}`, ...thrown, ...(dice > 0 ? ['gains a die'] : [])].join(', ');
}
