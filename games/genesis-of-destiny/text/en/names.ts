import { english, type Captions } from '@bandstand/engine';
import type { Content } from '../../content/content.ts';
import type { Gig } from '../../content/shape.ts';
import type { OnTheWall } from '../../event.ts';
import { gigOf } from '../../rules/course.ts';
import type { OpenTable } from '../../state.ts';
import { CIRCLES, GIGS, KIND_OF, SLOTS, VALUE_OF, type Card, type Cause, type Die } from '../../vocabulary.ts';

export const ROLE_TITLES = ['Beats', 'Melody', 'Front', 'Game master'] as const;
export const TRACK_NAMES = ['Intensity', 'Craft'] as const;
const KIND_NAMES = ['', 'Beats die ', 'Melody die ', 'Front die '] as const;

export const dieName = (die: Die): string => `${KIND_NAMES[KIND_OF[die]]}${VALUE_OF[die]}`;

export const cardName = (content: Content, card: Card): string => content.cardNames[card];

/** What the pack calls a gig; offers of a game master have numbers. */
export const gigTitle = (content: Content, gig: number): string =>
  content.pack.gigs[gig]?.name ?? `Offer ${gig - GIGS + 1}`;

/** A gig of any round by what the game master called it, where one did. */
export const gigCalled = (content: Content, { gig, round, place }: OnTheWall, captions: Captions): string =>
  captions[`offer-${round}-${place + 1}`] || gigTitle(content, gig);

/** The game master may call an offer of the round otherwise. */
export function gigName(
  content: Content,
  table: Pick<OpenTable, 'offers' | 'round' | 'faceUp'>,
  gig: number,
  captions: Captions = {},
): string {
  const place = table.faceUp.indexOf(gig) + 1;
  return captions[`offer-${table.round}-${place}`] || gigOf(content, table, gig).name;
}

const SONG_TITLES = [
  'First Song',
  'Streetlight Waltz',
  'Paper Thunder',
  'Kitchen Radio',
  'Long Way Down Elm',
  'Seven Spare Keys',
  'Borrowed Umbrella',
  'Night Bus Home',
  'Salt and Static',
  'Half a Sunday',
] as const;

/** Songs have default titles; a band may write others on its sheet. */
export const songTitle = (song: number, captions: Captions = {}): string =>
  captions[`song-${song}`] || SONG_TITLES[song] || `Song ${song + 1}`;

/** What the band calls itself. */
export const bandTitle = (captions: Captions = {}): string => captions['band'] || 'The band';

const CIRCLE_TITLES: Readonly<Record<string, string>> = {
  crown: 'Crown',
  equals: 'Equals',
  up: 'Up',
  down: 'Down',
  'pedal-board': 'Pedal Board',
  crescendo: 'Crescendo',
  harmony: 'Harmony',
  syncopation: 'Syncopation',
  'drum-fill': 'Drum Fill',
  'shout-out': 'Shout-out',
  'key-change': 'Key Change',
};
export const circleTitle = (circle: number): string => CIRCLE_TITLES[CIRCLES[circle]] ?? '';

const CIRCLE_HINTS: Readonly<Record<string, string>> = {
  crown: 'Front’s die minus the lowest of its part',
  equals: 'two equal dice of Beats, added up',
  up: 'Melody rises: the difference',
  down: 'Melody falls: the difference',
  'pedal-board': 'the higher of two dice',
  crescendo: 'the right die of Melody minus its lowest',
  harmony: 'Front equals Melody: both added up',
  syncopation: 'left die of Beats a multiple of the right: both added up',
  'drum-fill': 'CROWD for a die of Beats that scored',
  'shout-out': 'COMMITMENT for a die of Front that scored',
  'key-change': 'right is twice the left: both added up',
};
/** What a circle is for, in a few words. */
export const circleHint = (circle: number): string => CIRCLE_HINTS[CIRCLES[circle]] ?? '';

const SLOT_TITLES: Readonly<Record<string, string>> = {
  top: 'above Front',
  fm: 'between Front and Melody',
  mb: 'between Melody and Beats',
  fU: 'right of Front, upper',
  fL: 'right of Front, lower',
  mU: 'right of Melody, upper',
  mL: 'right of Melody, lower',
  bU: 'right of Beats, upper',
  bL: 'right of Beats, lower',
};
export const slotTitle = (slot: number): string => SLOT_TITLES[SLOTS[slot]] ?? '';

export const pointsText = (points: number): string => english.counted(points, { one: 'point', other: 'points' });

export const starsText = (stars: number): string => (stars === 0 ? 'a bomb' : '★'.repeat(stars));

/** "Ann, Ben and Cy". */
export const listNames = (names: readonly string[]): string => (names.length === 0 ? 'nobody' : english.list(names));

export const BOX_NAMES = [
  ['COIN', 'COMMITMENT'],
  ['COMMITMENT', 'CROWD'],
  ['CROWD', 'COIN'],
] as const;

export const CAUSES: Readonly<Record<Cause, string>> = {
  none: 'it was time',
  walkOut: 'somebody walked out',
  noConsensus: 'three ballots found no gig for all',
  noGig: 'no gig was in reach',
  seasonOver: 'the season is over',
};

/** What a gig asks for, in a few words. */
export function needsText(gig: Gig): string {
  const parts = [
    gig.needCrowd > 0 ? `${gig.needCrowd} CROWD` : '',
    gig.needClout > 0 ? `${gig.needClout} CLOUT` : '',
    gig.feeCoin > 0 ? `a fee of ${gig.feeCoin} COIN` : '',
    gig.feeCommitment > 0 ? `${gig.feeCommitment} COMMITMENT each` : '',
  ].filter((part) => part !== '');
  return parts.join(', ') || 'nothing';
}

/** The same as a line of a flyer, with the price of the van. */
export const flyerNeeds = (gig: Gig): string =>
  `Needs ${needsText(gig)}${gig.van > 0 ? `; a trip of the van costs ${gig.van} COIN` : ''}`;

/** "under 10", "10 to 25", "26 up"; -1 is below the first row. */
export function rangeText({ rows }: Gig, row: number): string {
  if (row < 0) return `under ${rows[0].from}`;
  return row + 1 < rows.length ? `${rows[row].from} to ${rows[row + 1].from - 1}` : `${rows[row].from} up`;
}

/** What a row does besides paying. */
export const alsoText = (row: Gig['rows'][number]): string[] =>
  row.also === 'unlockA' ? ['opens the radio gig'] : row.also === 'burn' ? ['never played again'] : [];

/** What a row brings in all: "5 COIN, 5 CROWD, 1 CLOUT", "you are legends". */
export const rowText = (row: Gig['rows'][number]): string =>
  [row.stars === 4 ? 'you are legends' : rewardText(row), ...alsoText(row)].join(', ');

export function setText(gig: Gig): string {
  const songs = `${gig.exact ? '' : 'Up to '}${english.counted(gig.songs, { one: 'song', other: 'songs' })}`;
  if (gig.cover === null) return `${songs}, only your own`;
  return `${songs}, covers too: each brings ${coverText(gig.cover)}`;
}

/** What a cover scores: "a die", "a die minus 2". */
export const coverText = (change: number): string =>
  `a die${change === 0 ? '' : change > 0 ? ` plus ${change}` : ` minus ${-change}`}`;

const BOMBS: Readonly<Record<Gig['bomb']['effect'], (amount: number) => string>> = {
  nothing: () => 'nothing',
  crowd: (amount) => `−${amount} CROWD`,
  clout: (amount) => `−${amount} CLOUT`,
  commitment: (amount) => `each −${amount} COMMITMENT`,
  recorded: (amount) => `−${amount} on every recorded score`,
  coinOnly: () => 'own points to COIN only',
  tourAgain: () => 'burn another gig and tour on; without one, nothing',
};
export const bombText = (bomb: { readonly effect: string; readonly amount: number }): string =>
  BOMBS[bomb.effect as Gig['bomb']['effect']]?.(bomb.amount) ?? 'nothing';

export function rewardText(row: { readonly coin: number; readonly crowd: number; readonly clout: number }): string {
  const parts = [
    row.coin > 0 ? `${row.coin} COIN` : '',
    row.crowd > 0 ? `${row.crowd} CROWD` : '',
    row.clout > 0 ? `${row.clout} CLOUT` : '',
  ].filter((part) => part !== '');
  return parts.join(', ') || 'no reward';
}
