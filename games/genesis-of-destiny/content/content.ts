import { hashWhenAsked } from '@bandstand/engine';
import {
  CARD_TYPES,
  CIRCLE_CARDS,
  FIRST_CIRCLE_CARD,
  FIRST_DICE_CARD,
  NONE,
  SLOTS,
  circleOf,
  type Card,
  type Column,
} from '../vocabulary.ts';
import type { Pack, PackColumn, RoleName } from './shape.ts';

/** A pack made ready for play: flat tables by number. */
export interface Content {
  readonly pack: Pack;
  readonly hash: string;
  readonly firstSong: readonly Column[];
  /** By card type: what a part adds; undefined for other cards. */
  readonly parts: readonly (Column | undefined)[];
  /** By card type: the circle it brings, or `NONE`. */
  readonly circleOfCard: readonly number[];
  /** By card type: roles that may have it, as bits. */
  readonly buyers: readonly number[];
  readonly copies: readonly number[];
  readonly cardNames: readonly string[];
  /** Special dice in the game, by role. */
  readonly diceSupply: readonly number[];
}

export const ROLE_NAMES: readonly RoleName[] = ['beats', 'melody', 'front'];

const made = new WeakMap<Pack, Content>();

/** The tables of a pack, made once. */
export function contentOf(pack: Pack): Content {
  const known = made.get(pack);
  if (known !== undefined) return known;
  const content = tablesOf(pack);
  made.set(pack, content);
  return content;
}

export function columnOf(column: PackColumn): Column {
  const circles = SLOTS.map((slot) => {
    const name = column.circles[slot];
    return name === undefined ? NONE : circleOf(name);
  });
  const rows = [...'BMF'].reduce((mask, letter, role) => mask | (column.rows.includes(letter) ? 1 << role : 0), 0);
  return { rows, circles };
}

function tablesOf(pack: Pack): Content {
  const parts: (Column | undefined)[] = Array.from({ length: CARD_TYPES }, () => undefined);
  const circleOfCard: number[] = parts.map(() => NONE);
  const buyers: number[] = parts.map(() => 0);
  const copies: number[] = parts.map(() => 0);
  const cardNames: string[] = parts.map(() => '');
  for (const [card, part] of pack.parts.entries()) {
    parts[card] = columnOf(part.column);
    buyers[card] = 7;
    copies[card] = part.copies;
    cardNames[card] = part.name;
  }
  for (const [index, name] of CIRCLE_CARDS.entries()) {
    const card: Card = FIRST_CIRCLE_CARD + index;
    const row = pack.circles[name as keyof Pack['circles']];
    circleOfCard[card] = circleOf(name);
    buyers[card] = row.buyers.reduce((mask, role) => mask | (1 << ROLE_NAMES.indexOf(role)), 0);
    copies[card] = row.copies;
    cardNames[card] = row.name;
  }
  for (const [role, name] of ROLE_NAMES.entries()) {
    const card: Card = FIRST_DICE_CARD + role;
    buyers[card] = 1 << role;
    copies[card] = pack.dice[name].copies;
    cardNames[card] = pack.dice[name].name;
  }
  const hash = hashWhenAsked(pack);
  return {
    pack,
    get hash() {
      return hash();
    },
    firstSong: pack.firstSong.map(columnOf),
    parts,
    circleOfCard,
    buyers,
    copies,
    cardNames,
    diceSupply: ROLE_NAMES.map((name) => pack.dice[name].supply),
  };
}
