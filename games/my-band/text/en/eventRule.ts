import { english } from '@bandstand/engine';
import type { Content } from '../../content.ts';
import { EVENTS } from '../../state.ts';
import { chipsText } from './names.ts';

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
