import { english } from '@bandstand/engine';
import type { Prize } from '../../state.ts';

const PRIZE_TITLES: Readonly<Record<Prize, string | undefined>> = {
  champion: 'Champion of the contest',
  firstPrize: 'First prize',
  secondPrize: 'Second prize',
  thirdPrize: 'Third prize',
  noPrize: undefined,
};

export const gameWords = {
  options: {
    soloContestHasFour: 'The solo contest has four rounds; choose the full length.',
    handicapNeedsARival: 'A handicap needs a rival; set it to 0 for the solo contest.',
  },
  play: {
    thatPlayerHasBeenTaken: 'That player has been taken; choose one who is still in the row.',
  },
  aids: {
    stillToCome: 'Still to come',
    theseNineKnownToEverybody: 'these nine, known to everybody.',
    nextRound: 'Next round:',
    nothingThisIsTheLast: 'Nothing: this is the last round.',
    inAnOrderNobodyKnows: (cards: string) => `${cards} cards in an order nobody knows.`,
    both: (parts: readonly string[]) => english.list(parts),
    discards: 'Discards',
    silver: (silver: number) => `${silver} silver`,
    gold: (count: number) => `${count} gold`,
    afterThat: 'After that:',
    later: 'Later:',
    noneYet: 'None yet.',
  },
  draftRow: {
    slotEmpty: (slot: number) => `Slot ${slot}, empty`,
    written: (instrument: string, written: string) => `${instrument}, written ${written}`,
    draftRow: 'Draft row',
  },
  grid: {
    columnPlace: (column: number, place: number, instrument: string) => `column ${column} place ${place} ${instrument}`,
    column: (i: number, spokenCounts: string) => `Column ${i}: ${spokenCounts}.`,
    row: (i: number, spokenCounts: string) => `Row ${i}: ${spokenCounts}.`,
    noCardsYet: 'No cards yet',
    gridOf: (owner: string, cards: string, value: string) => `Grid of ${owner}. ${cards}. ${value}`,
  },
  lanes: {
    penaltiesOfWorst: (owner: string, spokenCounts: string, worst: number) =>
      `Penalties of ${owner}: ${spokenCounts}. Worst ${worst}.`,
  },
  performances: {
    performance: 'Performance',
    handicap: 'Handicap',
    penalty: 'Penalty',
  },
  pickEffect: {
    willTake: (place: number, column: number) => `will take place ${place} of column ${column}.`,
    becomes: 'becomes',
    column: (column: number) => `Column ${column}`,
    row: (place: number) => `Row ${place}`,
  },
  pickOrder: {
    roundOf: (round: number, total: number) => `Round ${round} of ${total}`,
    orderOfPicks: 'Order of picks',
  },
  endPoster: {
    to: (theirs: number) => `to ${theirs}`,
    worstVoice: 'worst voice,',
    lowWins: 'low wins',
    alone: 'a concert alone',
    winner: 'Champion of the stand',
    shared: 'Equal to the last voice',
    /** Undefined where the jury gave none. */
    prize: (how: Prize) => PRIZE_TITLES[how],
    best: (voice: string, penalties: number) =>
      `best voice: ${voice.toLowerCase()}, ${english.counted(penalties, { one: 'penalty', other: 'penalties' })}`,
  },
  table: {
    penalties: 'Penalties',
    lowestWorstVoiceWins: 'lowest worst voice wins',
    toPick: 'to pick',
    allPerformances: 'All performances',
    howOftenEachVoice:
      'How often each voice was heard, and the penalty for missing three. The worst voice is the result.',
    visitingConductor: 'Visiting conductor',
    everyVoiceShouldShow:
      'Every voice should show three times in each column and row; each one more or less is a penalty.',
    everyVoiceShouldShowThree:
      'Every voice should show three times in each column; each one more or less is a penalty.',
    lookAtACard: (target: string, isTouched: boolean) =>
      `${isTouched ? 'Tap' : 'Point at'} a card to see what it does. ${target}`,
  },
};
