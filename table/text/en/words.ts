export const words = {
  absence: {
    botPlaysForThisSeat: 'A bot plays for this seat already.',
    youArePlayingThisSeat: 'You are playing this seat yourself.',
    onlyAMatchAgainst: 'Only a match against bots can be taken home: others play here too.',
  },
  gather: {
    matchHasBegunAlready: 'The match has begun already.',
    cardsWereDealtAlready: 'The cards were dealt already, without this part.',
    showYourPartWhenAllSeats: 'Show your part when all seats have sealed theirs.',
    thisIsNotThePart: 'This is not the part that was sealed at this seat.',
  },
  local: {
    stepIsNotLegal: (index: number, message: string) => `Step ${index} is not legal: ${message}`,
  },
  log: {
    matchIsOverNoMoreMoves: 'The match is over; no more moves can be made.',
    matchBeginsWhenAllSeats: 'The match begins when all seats are taken.',
    thereWasTooMuch: 'There was too much going back and forth at this table; please play on.',
  },
  move: {
    botIsPlayingForYouTake: 'A bot is playing for you; take your seat back first.',
    seatHasMovedOrIsPlayed: 'The seat has moved or is played by somebody else now.',
  },
  propose: {
    proposalIsWaitingForAnAnswer: 'A proposal is waiting for an answer already.',
    somethingWasRevealedAfter: 'Something was revealed after that moment, so play goes on from here.',
    thereIsNoProposal: 'There is no proposal that waits for your answer.',
    nothingIsProposed: 'Nothing is proposed.',
    youHaveNotMoved: 'You have not moved yet.',
    botHasShownByItsAnswer: 'A bot has shown by its answer what it holds, so your move stands.',
  },
  rematch: {
    giveEveryPlayerOneSeat: 'Give every player one seat of the new table, and each seat once.',
  },
  start: {
    matchHasBegunAlready: 'The match has begun already.',
  },
  table: {
    manyAreMovingAtOnce: 'Many people are moving at once; try again.',
  },
  talk: {
    reactionsHere: (reactions: string) => `Reactions here: ${reactions}.`,
    noSignsCanBeGiven: 'No signs can be given now.',
    signsHere: (known: string) => `Signs here: ${known}.`,
  },
  undo: {
    nothingWasTakenBack: 'Nothing was taken back.',
    matchHasAtMostMoves: (takeBacks: number) => `A match has at most ${takeBacks} moves taken back; play on from here.`,
    youHaveNotMoved: 'You have not moved yet.',
    youHaveMovedAgain: 'You have moved again since.',
    tableHasChangedSince: 'The table has changed since; choose anew.',
  },
};
