import type { NameOf } from '@bandstand/engine';
import type { Content } from '../../content.ts';
import { negotiationCost } from '../../moves/negotiate.ts';
import { NONE, type Move, type View } from '../../state.ts';
import { bandLabel, businessLabel, chipsText, eventName, listNames, slotLabel, spaceName } from './names.ts';

const DECKS = ['band', 'business', 'event'] as const;

/** Where a pass means something more exact. */
const PASS: Partial<Record<View['phase'], string>> = {
  bid: 'Pass: no higher bid',
  free: 'Take nothing',
  scout: 'Take none of them',
  negotiate: 'Leave the contract here',
  draw: 'Draw nothing',
};

/** Where nobody knows the people. */
const seatName: NameOf = (seat) => `seat ${seat + 1}`;

/** A move as the words on a button. */
export function moveLabel(content: Content, move: Move, view: View, nameOf: NameOf = seatName): string {
  switch (move.type) {
    case 'pass':
      return PASS[view.phase] ?? 'Pass';
    case 'draw':
      return view.phase === 'draw' ? 'Draw a band card' : 'Draw an event';
    case 'done':
      return 'Done';
    case 'allow':
      return 'Let it happen';
    case 'stop':
      return `Stop it for ${chipsText(content.pack.events.stop.cost)}`;
    case 'pickSinger':
      return `Choose ${bandLabel(content, move.card)}`;
    case 'nominate':
      return `Put up ${slotLabel(content, move.slot, view.row[move.slot] ?? NONE)}`;
    case 'takeFree':
      return `Take ${slotLabel(content, move.slot, view.row[move.slot] ?? NONE)} for nothing`;
    case 'scout':
      return `Take ${listNames(view.shown.slice(move.place, move.place + 1).map((card) => bandLabel(content, card)))}`;
    case 'moveTo':
      return `Move the contract to ${move.space}, ${spaceName(content, move.space)}, for ${chipsText(negotiationCost(view, move.space))}`;
    case 'shuffle':
      return shuffleLabel(move.decks);
    case 'play':
      return `Play ${eventName(content, move.event)}`;
    case 'playOn':
      return `Play ${eventName(content, move.event)} on ${nameOf(move.target)}`;
    case 'bid':
      return `Bid ${move.amount}`;
    case 'insure':
      return move.chips === 0 ? 'No insurance' : `Insure with ${chipsText(move.chips)}`;
    case 'throwEvent':
      return `Throw ${eventName(content, move.event)}`;
    case 'discardBand':
      return `Give up ${bandLabel(content, move.card)}`;
    case 'discardBusiness':
      return `Give up ${businessLabel(content, move.card)}`;
    case 'recruitBand':
      return `Recruit ${bandLabel(content, move.card)} for ${chipsText(content.bandFee[move.card])}`;
    case 'recruitBusiness':
      return `Recruit ${businessLabel(content, move.card)} for ${chipsText(content.businessFee[move.card])}`;
  }
}

function shuffleLabel(decks: number): string {
  const names = DECKS.filter((_, bit) => (decks & (1 << bit)) !== 0);
  if (names.length === 0) return 'No shuffling';
  return names.length === DECKS.length
    ? 'Shuffle all decks'
    : `Shuffle the ${names.join(' and ')} deck${names.length > 1 ? 's' : ''}`;
}
