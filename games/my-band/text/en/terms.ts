import { hasSeat, type About, type NameOf, type Terms, type Viewer } from '@bandstand/engine';
import type { Content } from '../../content.ts';
import { negotiationCost } from '../../moves/negotiate.ts';
import { commonLetters, meets } from '../../rules/cards.ts';
import { EVENTS, type View } from '../../state.ts';
import { eventRule } from './eventRule.ts';
import { bandName, chipsText, eventName, listNames, needsText, occupationName, roleName, spaceName } from './names.ts';

export const terms: Terms = {
  member: {
    name: 'Band member',
    what: 'Has an occupation, one to four letters and a fee. You can have only one of each occupation.',
    gives: 'A chip on Pay Day, and its letters for contracts.',
    costs: 'The highest bid at an auction; the fee when recruited.',
    chapter: 'the-cards',
  },
  letters: {
    name: 'Letters A to E',
    what: 'Members who share a letter get along. Five places, always in the same order; a dashed one is empty.',
    gives: 'Contracts ask for groups that share letters. If all of your band share two letters, Pay Day pays double.',
    chapter: 'the-cards',
    sign: 'A–E',
  },
  business: {
    name: 'Business person',
    what: 'Contracts ask for them. Two of one occupation are no use: the newcomer goes back.',
    gives: 'What the contracts of the chart ask for; a Lawyer and an Accountant also protect you.',
    chapter: 'the-cards',
  },
  fee: {
    name: 'Fee',
    what: 'What a rival pays the bank to recruit this card by an event. Auctions have prices of their own.',
    chapter: 'the-cards',
  },
  hidden: {
    name: 'Face-down card',
    what: 'A band member whom nobody knows yet. Whoever buys it turns it up.',
    chapter: 'influence-the-auctions',
  },
  popularity: {
    name: 'Popularity Bid',
    what: 'For sale once a turn, from ten chips, to players with a contract only. It counts as your one item.',
    gives: 'Your pawn goes up a fret.',
    chapter: 'influence-the-auctions',
  },
  row: {
    name: 'Auction row',
    what: 'What is for sale: the Popularity Bid, one business card and band cards. You can buy one item a turn.',
    chapter: 'influence-the-auctions',
  },
  chips: {
    name: 'Influence chips',
    what: 'Your money: a black chip is ten, a red one five, a maple one is one. Everybody can see them.',
    gives: 'Bids, moves of the contract, insurance, fees.',
    chapter: 'a-turn',
  },
  seat: {
    name: 'A player’s token',
    what: 'Colour and form stand for a player: circle, triangle, square, diamond. On the chart it is filled where the player meets the space now.',
    chapter: 'contract',
  },
  neck: {
    name: 'Popularity',
    what: 'The guitar neck that the pawns climb. The first on the red fret wins at once; after the last turn the highest.',
    gives: 'Frets come from Radio Play and the Popularity Bid, both only with a contract.',
    chapter: 'the-end',
  },
  space: {
    name: 'Space of the contract chart',
    what: 'Where the contract lies after everybody has spoken, all who meet the space hold a contract and all others lose theirs.',
    costs: 'A chip for each space that it is moved, after as many as it is insured with.',
    chapter: 'contract',
  },
  marker: {
    name: 'The contract',
    what: 'The record marks the space that will be checked. Chips on it are insurance: whoever moves it must first pay as many.',
    chapter: 'contract',
  },
  stamp: {
    name: 'Contract',
    what: 'Who is under contract can play Radio Play and bid for popularity. It is checked anew every turn.',
    chapter: 'contract',
  },
  event: {
    name: 'Event',
    what: 'A secret card. On your event turn you play one, draw one or pass.',
    chapter: 'events',
  },
  pay: {
    name: 'Pay',
    what: 'What your band brings on Pay Day: a chip for each member, double if at least two letters are common to all.',
    chapter: 'pay-day',
  },
};

/** What is to be said of one card, event or space now. */
export const aboutFor =
  (content: Content) =>
  (kind: string, which: string, view: View, nameOf: NameOf, viewer: Viewer): About => {
    const number = Number(which);
    if (which === '' || Number.isNaN(number)) return {};
    if (kind === 'member') return aboutMember(content, number, view, viewer);
    if (kind === 'business') return { name: `${content.businessPerson[number]}, ${roleName(content, number)}` };
    if (kind === 'event')
      return {
        name: eventName(content, number),
        what: eventRule(content, number),
        now: `${content.pack.events[EVENTS[number]].copies} of them are in the deck of events.`,
      };
    return kind === 'space' ? aboutSpace(content, number, view, nameOf, viewer) : {};
  };

function aboutMember(content: Content, card: number, view: View, viewer: Viewer): About {
  if (content.pack.band[card] === undefined) return {};
  const own = viewer === 'spectator' ? [] : view.bands[viewer];
  const shared = [...content.pack.letters].filter(
    (_, bit) => (commonLetters(content, [...own, card]) & (1 << bit)) !== 0,
  );
  return {
    name: `${bandName(content, card)}, ${occupationName(content, card)}`,
    ...(content.choosers.includes(card) ? { what: 'At set-up its first letter says who chooses a singer first.' } : {}),
    ...(own.length === 0 || own.includes(card)
      ? {}
      : {
          now:
            shared.length === 0
              ? 'Shares no letter with all of yours.'
              : `Shares ${listNames(shared)} with all of yours.`,
        }),
  };
}

function aboutSpace(content: Content, space: number, view: View, nameOf: NameOf, viewer: Viewer): About {
  const seats = Array.from({ length: view.seatCount }, (_, seat) => seat).filter((seat) =>
    meets(content, view, seat, space),
  );
  const met = seats.map((seat) => (seat === viewer ? 'you' : nameOf(seat)));
  const isMine = viewer === view.actor && view.phase === 'negotiate' && space !== view.marker;
  return {
    name: `${space}, ${spaceName(content, space)}`,
    what: `Asks for ${needsText(content, content.pack.contracts.spaces[space - 1].needs)}.`,
    ...(isMine ? { costs: `${chipsText(negotiationCost(view, space))} to move it here.` } : {}),
    now: `${met.length === 0 ? 'Nobody meets' : `Met by ${listNames(met)};`} ${met.length === 0 ? 'it now' : 'those would hold a contract'}.${
      viewer !== 'spectator' && hasSeat(view.barred, viewer) ? ' You may not negotiate this turn.' : ''
    }`,
  };
}
