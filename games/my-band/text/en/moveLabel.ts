import { english, type NameOf } from '@bandstand/engine';
import type { Content } from '../../content.ts';
import { negotiationCost } from '../../moves/negotiate.ts';
import { EVENTS, NONE, type Move, type View } from '../../state.ts';
import { bandLabel, businessLabel, chipsText, eventName, slotLabel, spaceName } from './names.ts';

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
    case 'scout': {
      const card = view.shown[move.place];
      return card === undefined ? `Take scouted card ${move.place + 1}` : `Take ${bandLabel(content, card)}`;
    }
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

/** What an event does, in a sentence. */
export function eventRule(content: Content, event: number): string {
  const { events, handLimit } = content.pack;
  const role = (id: string) => content.pack.business.find((row) => row.id === id)?.name ?? id;
  switch (EVENTS[event]) {
    case 'radioPlay':
      return `With a contract: your pawn goes up ${english.plural(events.radioPlay.frets, { one: 'a fret', other: `${events.radioPlay.frets} frets` })}.`;
    case 'recruitBand':
      return 'Pay the fee of a rival band member and take the card, unless stopped.';
    case 'recruitBusiness':
      return 'Pay the fee of a rival business card and take it, unless stopped.';
    case 'stop':
      return `Out of turn: pay ${chipsText(events.stop.cost)} and a recruit of your card fails.`;
    case 'tax':
      return `A rival pays ${events.tax.divisor === 3 ? 'a third' : `one in ${events.tax.divisor}`} of their chips, rounded up, or ${events.tax.shielded} with an ${role(events.tax.shield)}.`;
    case 'legal':
      return `A rival pays ${events.legal.fine} and may not negotiate this turn; with a ${role(events.legal.shield)} only ${events.legal.shielded}.`;
    case 'tour':
      return `Take ${chipsText(events.tour.perMember)} for each member of your largest group sharing a letter.`;
    case 'streetTeam':
      return `Draw ${events.streetTeam.cards} events, then keep at most ${handLimit}.`;
    default:
      return `Turn up the top ${events.talentScout.cards} band cards and take one of them, or none.`;
  }
}
