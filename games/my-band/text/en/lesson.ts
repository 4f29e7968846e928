/** What the coach says. */
export const lessonWords = {
  singer: (letters: string, singer: string, shared: string) =>
    shared === ''
      ? `Letters tell **who gets along**. Your first member has ${letters}. Choose a singer who shares one.`
      : `Letters tell **who gets along**. Your first member has ${letters}; **${singer}** shares ${shared}. Two shared letters pay double.`,
  name: (card: string, shared: string) =>
    shared === ''
      ? 'Name a card for auction; you may buy **one a turn**. Business people count for contracts, members for pay too.'
      : `Name a card for auction; you may buy **one a turn**. **${card}** would leave your whole band sharing ${shared}.`,
  open: () =>
    'Open with **1**: others may raise, and the last bid pays. The **fee** on a card counts only for recruiting.',
  openSure: (rival: string, bid: number) =>
    `The last bid pays. ${rival} has ${bid}: with **${bid}** you win it at once. The **fee** on a card counts only for recruiting.`,
  openAlone: () => '**Nobody else can bid: 1 is enough.** Others are out once they have bought a card.',
  raise: (rival: string, bid: number, least: number) =>
    `${rival} bids ${bid}. ${least} would lead; a **pass** costs nothing, and other cards may be left.`,
  event: (event: string) =>
    `One event a turn: **${event}**, another one, or draw a new card. Only you see your events.`,
  eventDraw: () => 'One event a turn. Nothing here can be played yet: **draw** one for later, it costs nothing.',
  discard: () =>
    'Here you may throw cards away, one by one: a member who shares nothing can spoil double pay. **Done** keeps all.',
  negotiateMet: (marker: number, space: number, cost: string) =>
    `The contract stands on ${marker}. You meet **space ${space}**: moving it there will cost ${cost}. Whoever speaks last decides.`,
  negotiateHere: (marker: number) =>
    `The contract stands on **${marker}** and you meet it. Leave it here: if nobody moves it, you hold a contract.`,
  negotiateNone: (marker: number, needs: string) =>
    `Space ${marker} asks for ${needs}. Whoever meets it holds a **contract**.`,
  insure: () => 'Insurance is a toll: whoever moves the contract must first **pay as many chips** as you lay down.',
  draw: () =>
    'No contract this turn, but a consolation: **draw a band card** for nothing. Two of one occupation: one must go.',
  drawNothing: (letters: string) =>
    `No contract, so a band card could join for nothing. But one without ${letters} would **end your double pay**.`,
  payDay: (chips: number) =>
    `Pay day brought you **${chips}**: one chip a member, twice that when all share two letters. Up here stands what wins.`,
  climb: () =>
    'With a contract you may climb: a **Radio Play**, or the **Popularity Bid** from 10 chips, lifts your pawn a fret.',
  rivalClose: (rival: string) =>
    `${rival} needs **one more fret** to win. Without a contract nobody climbs: can you move it away?`,
  spend: (bid: number, left: number) =>
    `A bid of ${bid} would leave you ${left}. Moving the contract costs a chip a space.`,
  ahead: [
    '**Contracts**: nine spaces, and everybody wants the marker elsewhere',
    '**Recruiting** a rival’s member, and the Stop that prevents it',
    '**The Popularity Bid**: a fret for the highest bid from 10 chips',
  ],
} as const;
