import { shuffle, type Random } from '@bandstand/engine';
import type { Content } from './content/content.ts';
import { ALL_ROLES, askAll } from './rules/course.ts';
import { refill } from './rules/market.ts';
import type { Options, State } from './state.ts';
import { CARD_TYPES, DICE, FIRST_DICE_CARD, MAX_COLUMNS, NONE, ROLES, type Card } from './vocabulary.ts';

const zeros = (length: number): number[] => Array.from({ length }, () => 0);
const nones = (length: number): number[] => Array.from({ length }, () => NONE);

/** Copies of a card in this match. */
export const copiesOf = (content: Content, specialDice: boolean, card: Card): number =>
  card >= FIRST_DICE_CARD && !specialDice ? 0 : content.copies[card];

/** What was agreed before; the tuning fills in what nobody chose. */
function agreed({ pack }: Content, options: Options, seatCount: number) {
  const tuning = pack.knobs[options.tuning];
  return {
    seatCount,
    graceGigs: options.graceGigs === 'auto' ? tuning.graceGigs : options.graceGigs,
    labelBar: options.labelBar === 'auto' ? tuning.labelBar : options.labelBar,
    expert: options.lifeTrack === 'expert',
    specialDice: options.specialDice,
    rolePlaying: options.rolePlaying,
    seasonGigs: options.seasonGigs,
    party: options.party,
    localHonour: options.honour === 'local',
  };
}

/** A band with one song and nothing else. */
const newBand = (content: Content) => ({
  bandCoin: 0,
  bandCrowd: 0,
  clout: 0,
  coin: zeros(ROLES),
  crowd: zeros(ROLES),
  commitment: zeros(ROLES),
  intensity: zeros(ROLES),
  craft: zeros(ROLES),
  ownDice: zeros(ROLES),
  songs: [{ columns: content.firstSong, recorded: NONE }],
  draft: [],
  market: [],
  discards: zeros(CARD_TYPES),
  gone: zeros(CARD_TYPES),
  knownHands: [zeros(CARD_TYPES), zeros(CARD_TYPES), zeros(CARD_TYPES)],
});

/** Nothing on the wall yet, and no gig chosen. */
const newGigs = (content: Content) => ({
  unlocked: content.pack.gigs.reduce((mask, gig, index) => (gig.lock === 0 ? mask | (1 << index) : mask), 0),
  burned: 0,
  faceUp: [],
  lastOffers: 0,
  offers: [],
  form: [],
  isFormOpen: false,
  ballot: 1,
  struck: 0,
  common: 0,
  chosen: NONE,
  pledges: zeros(ROLES),
  pass: 0,
  setScore: 0,
  setSongs: 0,
  setList: 0,
  ownPoints: zeros(ROLES),
  stars: 0,
  coinOnly: false,
});

/** No song is being played. */
const noSong = () => ({
  used: zeros(ROLES),
  usedDice: zeros(ROLES),
  occasion: 'none' as const,
  song: NONE,
  column: NONE,
  row: NONE,
  placementsLeft: 0,
  placed: nones(MAX_COLUMNS * 6),
  borrowed: zeros(MAX_COLUMNS),
  lastRow: NONE,
  lastValue: 0,
  otherValue: 0,
  justPocketed: 0,
});

/** Nobody shops, writes or proposes. */
const noDowntime = () => ({
  boughtCards: zeros(ROLES),
  refused: 0,
  levelled: false,
  motion: 'none' as const,
  motionTarget: NONE,
  proposer: NONE,
  paid: zeros(ROLES),
  paidByBand: 0,
  left: 0,
  waited: 0,
});

/** The band is together. */
const noEnd = () => ({
  claims: nones(ROLES),
  claimOrder: [],
  soloist: NONE,
  fans: zeros(ROLES),
  cause: 'none' as const,
  ending: 'none' as const,
});

/** All Write and Riff cards of the match in chance order. */
function newDeck(content: Content, specialDice: boolean, random: Random): Card[] {
  const deck: Card[] = [];
  for (let card = 0; card < CARD_TYPES; card++)
    for (let copy = 0; copy < copiesOf(content, specialDice, card); copy++) deck.push(card);
  shuffle(deck, random);
  return deck;
}

/**
 * Chance is used for the Write and Riff deck here; later, in the order of play, for laying out gigs, tours,
 * dice and covers, and for shuffling the discards.
 */
export function setup(content: Content, options: Options, seatCount: number, random: Random): State {
  const state: State = {
    ...agreed(content, options, seatCount),
    phase: 'startBubble',
    round: 0,
    gigs: 0,
    order: [],
    step: 0,
    actor: 0,
    asked: 0,
    ...newBand(content),
    ...newGigs(content),
    ...noSong(),
    ...noDowntime(),
    ...noEnd(),
    deck: newDeck(content, options.specialDice, random),
    hands: [zeros(CARD_TYPES), zeros(CARD_TYPES), zeros(CARD_TYPES)],
    picks: nones(seatCount),
    opened: undefined,
    pool: zeros(DICE),
    pockets: zeros(ROLES),
  };
  refill({ content, state, random, tell: undefined });
  askAll(state, 'startBubble', ALL_ROLES);
  return state;
}
