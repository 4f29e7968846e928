import { english, type Hidden, HIDDEN, seatsIn, type NameOf, type SeatSet } from '@bandstand/engine';
import type { Content } from '../../content.ts';
import type { Needs } from '../../content/shape.ts';
import {
  EVENTS,
  NONE,
  type BandCard,
  type BusinessCard,
  type CardKind,
  type EventType,
  type Slot,
} from '../../state.ts';

export const bandName = (content: Content, card: BandCard): string => content.pack.band[card].name;

export const occupationName = (content: Content, card: BandCard): string =>
  content.pack.occupations[content.occupation[card]].name;

/** "Wren Halloway (Singer, CE)". */
export const bandLabel = (content: Content, card: BandCard): string =>
  `${bandName(content, card)} (${occupationName(content, card)}, ${content.pack.band[card].letters})`;

export const roleName = (content: Content, card: BusinessCard): string =>
  content.pack.business[content.businessOccupation[card]].name;

/** "Dolly Ledger (Band Manager)". */
export const businessLabel = (content: Content, card: BusinessCard): string =>
  `${content.businessPerson[card]} (${roleName(content, card)})`;

export const cardLabel = (content: Content, kind: CardKind, card: number): string =>
  kind === 'band' ? bandLabel(content, card) : businessLabel(content, card);

export const eventName = (content: Content, event: EventType): string => content.pack.events[EVENTS[event]].name;

export const spaceName = (content: Content, space: number): string => content.pack.contracts.spaces[space - 1].name;

/** What lies in a slot of the row. */
export function slotLabel(content: Content, slot: Slot, card: number | Hidden): string {
  if (slot === 0) return 'the Popularity Bid';
  if (card === HIDDEN) return 'the face-down card';
  if (card === NONE) return `slot ${slot}`;
  return slot === 1 ? businessLabel(content, card) : bandLabel(content, card);
}

export const chipsText = (chips: number): string => english.counted(chips, { one: 'chip', other: 'chips' });
/** The word that stands beside a drawn pile. */
export const chipsWord = (chips: number): string => english.plural(chips, { one: 'chip', other: 'chips' });

/** "Ann, Ben and Cy". */
export const listNames = (names: readonly string[]): string => (names.length === 0 ? 'nobody' : english.list(names));

export const seatNames = (seats: SeatSet, nameOf: NameOf): string => listNames(seatsIn(seats).map(nameOf));

/** A condition of the contract chart in words. */
export function needsText(content: Content, needs: Needs): string {
  const orRoles = (ids: readonly string[], rows: readonly { readonly id: string; readonly name: string }[]) =>
    ids.map((id) => rows.find((row) => row.id === id)?.name ?? id).join(' or ');
  if ('size' in needs) return `${needs.size} band members`;
  if ('staff' in needs) return english.counted(needs.staff, { one: 'business card', other: 'business cards' });
  if ('group' in needs) {
    const [members, letters] = needs.group;
    return `${members} members sharing ${english.plural(letters, { one: 'a letter', other: `${letters} letters` })}`;
  }
  if ('role' in needs) return orRoles(needs.role, content.pack.business);
  if ('member' in needs) return orRoles(needs.member, content.pack.occupations);
  return 'all' in needs
    ? needs.all.map((part) => needsText(content, part)).join(' + ')
    : needs.any.map((part) => needsText(content, part)).join(' or else ');
}
