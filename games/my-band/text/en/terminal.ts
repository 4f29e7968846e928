import { english } from '@bandstand/engine';

/** What the board of letters says. */
export const terminalWords = {
  fretOf: (at: number, frets: number) => `fret ${at} of ${frets}`,
  metBy: (inked: string) => ` (met by ${inked})`,
  hasBought: 'has bought',
  fee: (bandName: string, occupationName: string, letters: string, bandFee: number) =>
    `${bandName} [${occupationName} ${letters}, fee ${bandFee}]`,
  fee2: (roleName: string, businessFee: number) => `${roleName} (fee ${businessFee})`,
  seat: (inked: string, seat: number, chipsText: string) => `${inked}, seat ${seat}: ${chipsText}`,
  events: (events: number) => english.counted(events, { one: 'event', other: 'events' }),
  nobody: 'nobody',
  none: 'none',
  starts: 'starts',
  contract: 'CONTRACT',
  barred: 'barred',
  band: (band: string) => `  Band: ${band}`,
  allShareNextPay: (lettersOf: string, payOf: number) => `  All share: ${lettersOf}; next pay ${payOf}`,
  business: (business: string) => `  Business: ${business}`,
  row: (items: string, isSold: boolean) => `Row: ${items}${isSold ? ' (sold)' : ''}`,
  noBidYet: 'no bid yet',
  bids: (name: string, bid: number) => `${name} bids ${bid}`,
  auctionOfStillIn: (slotLabel: string, high: string, still: string) =>
    `Auction of ${slotLabel}: ${high}; still in: ${still}`,
  decksBandBusinessEvents: (bandDeckSize: number, businessDeckSize: number, eventDeckSize: number) =>
    `Decks: band ${bandDeckSize}, business ${businessDeckSize}, events ${eventDeckSize}`,
  contractChart: 'Contract chart',
  scouted: (shown: string) => `Scouted: ${shown}`,
  yourEvents: (hand: string) => `Your events: ${hand}`,
  pawnOfAPlayer: 'the pawn of a player on the neck',
  whereTheContractStands: 'where the contract stands; >+2 means insured with 2 chips',
  lettersOfMusiciansThose: 'letters of musicians: those who share one get on with each other',
  whatItCostsToRecruit: 'what it costs to recruit this card from its band',
};
