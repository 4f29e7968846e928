import { english } from '@bandstand/engine';

export const gameWords = {
  figures: { names: ['Ann', 'Ben'] },
  auctionRow: {
    sold: 'sold',
    soldTo: (name: string, price: number) => `sold to ${name} for ${price}`,
    yoursFor: (price: number) => `yours for ${price}`,
    underTheHammer: 'under the hammer',
    upForAuction: 'Up for auction',
    nextTurnsAuction: 'Next turn’s auction',
    takeForNothing: 'Take for nothing: ',
    putUp: 'Put up: ',
  },
  bandSheet: {
    nobodyIsInThisBand: 'Nobody is in this band.',
    member: 'Member',
    ofIt: (count: number) => `of ${count}`,
  },
  chart: {
    contract: 'The contract',
  },
  hand: {
    yourEvents: 'Your events',
    ofSeenByYouAlone: (handSize: number, handLimit: number) => `${handSize} of ${handLimit}, seen by you alone`,
    noEventsInHand: 'No events in hand.',
    covered: 'Covered while everybody looks.',
    throwAway: 'Throw away',
    play: 'Play',
    fee: (occupationName: string, letters: string, ownerName: string, fee: number) =>
      `${occupationName} ${letters}, ${ownerName}, fee ${fee}`,
    fee2: (ownerName: string, businessFee: number) => `${ownerName}, fee ${businessFee}`,
    notNow: 'Not now',
    chooseARival: 'Choose a rival',
    chooseACard: 'Choose a card',
    noneToPay: 'No card that you can pay',
  },
  endPoster: {
    fret: 'fret',
    signed: 'SIGNED',
    nextTime: 'NEXT TIME',
    tied: 'A TIE',
    /** How far the pawn came, as a place on the road. */
    booked: (place: string) => `Booked: ${place}`,
    frets: (mine: number, theirs: number) => `fret ${mine}, the best rival ${theirs}`,
  },
  jumps: {
    now: 'Now',
    band: 'Band',
    events: 'Events',
    neck: 'Neck',
    contract: 'Contract',
    rivals: 'Rivals',
    somethingToDo: ', something to do',
    partsOfTheTable: 'Parts of the table',
  },
  neck: {
    onFret: (name: string, fret: number) => `${name} on fret ${fret}`,
    popularity: 'Popularity',
    popularityTheTopIs: (names: string, frets: number) => `Popularity: ${names}; the top is ${frets}`,
  },
  posterCard: {
    fee: (fee: number) => `fee ${fee}`,
    business: 'Business',
    faceDown: 'Face down',
    bandMember: 'A band member',
    popularityBid: 'Popularity Bid',
    sold: 'Sold',
  },
  seats: {
    pay: (chips: number) => `+${chips} pay`,
    fretAndEvents: (fret: number, events: number) =>
      `fret ${fret}, ${english.counted(events, { one: 'event', other: 'events' })}`,
    starts: 'starts',
    business: 'Business',
    hasBought: 'has bought',
    mayNotNegotiate: 'may not negotiate',
    yourBand: 'Your band',
  },
  spot: {
    giveUp: 'Give up',
  },
  stamp: {
    underContract: 'Under contract',
    noContract: 'No contract',
  },
  board: {
    thatIsNotPossible: 'That is not possible now.',
  },
  outlook: {
    youHaveOneAlready: 'You have one already',
    replaces: (name: string, change: string) => `Replaces ${name}. ${change}`,
    payTo: (pay: number, pay2: number) => `pay ${pay} → ${pay2}`,
    meetsContract: (gained: string) => `meets contract ${gained}`,
    noLongerContract: (lost: string) => `no longer contract ${lost}`,
    noChangeInPay: 'no change in pay or contracts',
  },
};
