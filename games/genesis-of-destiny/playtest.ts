import type { Captions } from '@bandstand/engine';
import { BAND, characterKey, instrumentKey } from './captionKeys.ts';
import type { Content } from './content/content.ts';
import type { View } from './state.ts';
import { ROLES } from './vocabulary.ts';

/** What players write about the match in their own words. */
export interface Remarks {
  readonly fun: string;
  readonly notFun: string;
  readonly unclear: string;
}

export interface Played {
  readonly content: Content;
  /** As its viewer sees it: nothing else goes on the sheet. */
  readonly view: View;
  readonly names: readonly string[];
  readonly captions: Captions;
  readonly titleOf: (song: number) => string;
  readonly remarks: Remarks;
}

/** Cards by name, each as often as it is there. */
const cardsIn = (content: Content, counts: readonly number[]): string[] =>
  counts.flatMap((count, card) => Array.from({ length: count }, () => content.cardNames[card]));

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

function memberIn({ content, view, names, captions, titleOf }: Played, seat: number) {
  const isMine = view.viewer === seat;
  const cards = isMine ? view.hand : view.knownHands[seat];
  return {
    seat,
    name: names[seat] ?? '',
    character: captions[characterKey(seat)] ?? '',
    instrument: captions[instrumentKey(seat)] ?? '',
    coin: view.coin[seat],
    crowd: view.crowd[seat],
    commitment: view.commitment[seat],
    intensity: view.intensity[seat],
    craft: view.craft[seat],
    specialDice: view.ownDice[seat],
    cards: cardsIn(content, cards),
    /** Cards of others that the viewer has never seen. */
    hiddenCards: view.handSizes[seat] - sumOf(cards),
    claimed: view.claims[seat] < 0 ? null : titleOf(view.claims[seat]),
    fans: view.fans[seat],
  };
}

const gigsIn = (content: Content, set: number): string[] =>
  content.pack.gigs.flatMap((gig, index) => ((set & (1 << index)) === 0 ? [] : [gig.name]));

/** The whole table as one viewer sees it, finished or not, as the designer asks playtesters to send it. */
export function playtestOf(played: Played) {
  const { content, view, captions, titleOf, remarks } = played;
  return {
    game: content.pack.id,
    pack: content.hash,
    isFinished: view.ending !== 'none',
    ending: view.ending,
    cause: view.cause,
    rounds: view.round,
    gigs: view.gigs,
    options: {
      graceGigs: view.graceGigs,
      labelBar: view.labelBar,
      expert: view.expert,
      specialDice: view.specialDice,
      rolePlaying: view.rolePlaying,
      party: view.party,
    },
    band: { name: captions[BAND] ?? '', coin: view.bandCoin, crowd: view.bandCrowd, clout: view.clout },
    members: Array.from({ length: ROLES }, (_, seat) => memberIn(played, seat)),
    songs: view.songs.map((song, index) => ({
      title: titleOf(index),
      recorded: song.recorded < 0 ? null : song.recorded,
      columns: song.columns,
    })),
    draft: view.draft,
    gigsBurned: gigsIn(content, view.burned),
    gigsUnlocked: gigsIn(content, view.unlocked),
    market: view.market.map((card) => content.cardNames[card]),
    remarks,
  };
}

export type Playtest = ReturnType<typeof playtestOf>;
