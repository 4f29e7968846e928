import { english } from '../../grammar.ts';

export const words = {
  gameText: {
    list: (names: readonly string[]) => english.list(names),
    choosing: {
      ready: ['has chosen', 'have chosen'] as const,
      thinking: ['is thinking', 'are thinking'] as const,
    },
  },
  games: {
    unknown: (id: string, known: readonly string[]) => `There is no game "${id}". Games here: ${known.join(', ')}.`,
  },
  legal: {
    thereIsNoMove: (moveId: number, count: number) =>
      `There is no move number ${moveId}; this game's moves are numbered 0 to ${count}.`,
    matchIsOverNoMoreMoves: 'The match is over; no more moves can be made.',
    itIsNotYourTurn: 'It is not your turn; wait for the others.',
  },
  match: {
    youHaveNotMoved: 'You have not moved yet.',
    somethingWasRevealedSince: 'Something was revealed since your last move, so it stands.',
    othersHaveMovedSince: 'Others have moved since; taking it back needs their consent.',
    botHasShownByItsAnswer: 'A bot has shown by its answer what it holds, so your move stands.',
    stepsRunFrom0: (count: number) => `Steps run from 0 to ${count}.`,
    somethingWasRevealedAfter: 'Something was revealed after that moment, so play goes on from here.',
  },
  matchSetup: {
    isForSeats: (game: string, min: number, max: number, seats: number) =>
      `${game} is for ${min === max ? min : `${min} to ${max}`} seats, not ${seats}.`,
  },
  options: {
    optionsAreAnObject: 'Options are an object such as {"key": "value"}.',
    thereIsNoOption: (key: string, known: readonly string[]) =>
      `There is no option "${key}". Known options: ${known.join(', ') || 'none'}.`,
    optionTakes: (key: string, wanted: string) => `Option "${key}" takes ${wanted}.`,
    oneOf: (values: string) => `one of ${values}`,
    wholeNumberFromTo: (min: number, max: number) => `a whole number from ${min} to ${max}`,
    autoOrAWholeNumber: (min: number, max: number) => `"auto" or a whole number from ${min} to ${max}`,
    trueOrFalse: 'true or false',
  },
  parts: {
    partOfSeatIsNotTheOneThatIt: (seat: number) => `The part of seat ${seat} is not the one that it had sealed.`,
  },
  phases: {
    thatIsNotPossible: 'That is not possible now.',
  },
  record: {
    thisIsNotABandstand: 'This is not a Bandstand record: it has no "format" field.',
    thisRecordHasTheFormat: (format: string, readable: string) =>
      `This record has the format "${format}"; this version reads "${readable}" and older ones.`,
    fieldOfThisRecord: 'A field of this record is missing or has the wrong form; get a fresh copy of it.',
    checksumDoesNotFit: 'The checksum does not fit: the record was changed or cut. Get a fresh copy of it.',
    captionsOfThisRecord: 'The captions of this record are not texts by key; get a fresh copy of it.',
    thisRecordIsOfNotOf: (game: string, id: string) => `This record is of "${game}", not of "${id}".`,
    thisRecordWasPlayed: (played: number, here: number) =>
      `This record was played with rules version ${played}; this build has version ${here}.`,
    thisRecordNeedsTheContent: (needed: string, loaded: string) =>
      `This record needs the content pack ${needed}…; loaded is ${loaded}…. Pass the right one with --pack.`,
    stepIsNotLegal: (index: number, message: string) => `Step ${index} is not legal: ${message}`,
    seedIsNotTheOneThatWasSealed: 'The seed is not the one that was sealed before the first move.',
    movesDoNotLead: 'The moves do not lead to the recorded end of the match.',
  },
};
