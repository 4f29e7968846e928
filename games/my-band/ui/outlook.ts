import { HIDDEN, type Seat } from '@bandstand/engine';
import { emptyProfile } from '../content/condition.ts';
import type { Content } from '../content.ts';
import { commonLetters, hasContract, holdsRole, measure, payOf } from '../rules/cards.ts';
import { boardWords, gameWords } from '../text/index.ts';
import { NONE, type BandCard, type BusinessCard, type View } from '../state.ts';

/** What a band and staff amount to. */
export interface Outlook {
  readonly pay: number;
  readonly common: number;
  /** Spaces of the chart that they meet. */
  readonly meets: readonly number[];
}

export function outlookOf(content: Content, band: readonly BandCard[], business: readonly BusinessCard[]): Outlook {
  const profile = measure(content, band, business, emptyProfile());
  return {
    pay: payOf(content, band),
    common: commonLetters(content, band),
    meets: content.distances.flatMap((distance, space) => (space > 0 && distance(profile) === 0 ? [space] : [])),
  };
}

/** The seat's band with a newcomer, who takes the place of a card of the same occupation. */
export const bandWith = (content: Content, view: View, seat: Seat, card: BandCard): BandCard[] => [
  ...view.bands[seat].filter((own) => content.occupation[own] !== content.occupation[card]),
  card,
];

/** What a slot of the row would do for the seat, in a few words; undefined where nobody can know. */
export function slotEffect(content: Content, view: View, seat: Seat, slot: number): string | undefined {
  const card = view.row[slot];
  if (slot === 0) return popularityEffect(content, view, seat);
  if (card === HIDDEN) return boardWords.hidden;
  if (card === NONE) return undefined;
  const now = outlookOf(content, view.bands[seat], view.business[seat]);
  if (slot === 1) {
    if (holdsRole(content, view.business[seat], content.businessOccupation[card]))
      return gameWords.outlook.youHaveOneAlready;
    return describe(now, outlookOf(content, view.bands[seat], [...view.business[seat], card]));
  }
  return memberEffect(content, view, seat, card);
}

/** What a band member would do for the seat. */
export function memberEffect(content: Content, view: View, seat: Seat, card: BandCard): string {
  const now = outlookOf(content, view.bands[seat], view.business[seat]);
  const change = describe(now, outlookOf(content, bandWith(content, view, seat, card), view.business[seat]));
  const twin = view.bands[seat].find((own) => content.occupation[own] === content.occupation[card]);
  return twin === undefined ? change : gameWords.outlook.replaces(content.pack.band[twin].name, change);
}

function popularityEffect(content: Content, view: View, seat: Seat): string | undefined {
  const { bid, frets } = content.pack.popularity;
  const words = boardWords.popularity;
  if (view.popularitySold) return undefined;
  const isPoor = view.chips[seat] < bid;
  if (!hasContract(view, seat)) return isPoor ? words.needsBoth(bid) : words.needsContract;
  if (isPoor) return words.needsChips(bid, view.chips[seat]);
  const next = view.fret[seat] + 1;
  return next >= view.frets ? words.wins : words.up(next, frets[next]);
}

function describe(now: Outlook, then: Outlook): string {
  const gained = then.meets.filter((space) => !now.meets.includes(space));
  const lost = now.meets.filter((space) => !then.meets.includes(space));
  const parts = [
    then.pay === now.pay ? '' : gameWords.outlook.payTo(now.pay, then.pay),
    gained.length > 0 ? gameWords.outlook.meetsContract(gained.join(', ')) : '',
    lost.length > 0 ? gameWords.outlook.noLongerContract(lost.join(', ')) : '',
  ].filter((part) => part !== '');
  return sentence(parts.length === 0 ? gameWords.outlook.noChangeInPay : parts.join(', '));
}

const sentence = (words: string): string => words[0].toUpperCase() + words.slice(1);
