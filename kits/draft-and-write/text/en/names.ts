import { BONUSES } from '../../bonus.ts';
import type { CardSpec, Pack } from '../../pack.ts';
import type { Words } from '../../words.ts';
import type { Item, Post, Skill } from '../../state.ts';

const WAYS = ['north', 'east', 'south', 'west'];

/** What a waiting item is called: a match of a skill, or a bonus. */
export const itemName = (item: Item, pack: Pack, words: Words): string =>
  item < 4 ? `${pack.skills[item].name} ${words.nouns.match[0]}` : words.bonus[BONUSES[item - 4]];

/** Signs of the forms, for texts. */
const SIGNS: Readonly<Record<string, string>> = {
  hexagon: '⬢',
  circle: '●',
  triangle: '▲',
  square: '■',
  diamond: '◆',
  star: '★',
};

/** A skill by its sign and name: "▲ Tempo". */
export const skillName = (skill: Skill, pack: Pack): string =>
  `${SIGNS[pack.skills[skill].form]} ${pack.skills[skill].name}`;

export const cellName = (cell: number, pack: Pack): string =>
  `${pack.skills[Math.floor(cell / 5)].name} ${(cell % 5) + 1}`;

const iconNames = (letters: string, icons: readonly { readonly id: string; readonly name: string }[]): string =>
  [...letters].map((letter) => icons.find((icon) => icon.id === letter)?.name ?? letter).join(' or ');

export function squareName(square: number, pack: Pack): string {
  const letter = pack.sheet.grid.rows.join('')[square];
  return `${iconNames(letter, pack.gridIcons)} ${Math.floor(square / 4) + 1}.${(square % 4) + 1}`;
}

export function nodeName(node: number, pack: Pack): string {
  const letter = pack.sheet.net.rows.join('')[node];
  return `${iconNames(letter, pack.netIcons)} ${node + 1}`;
}

/** A post by kind and number: "Musician 2", "Defender 4", or just the kind where there is only one. */
export function postName(post: Post, pack: Pack): string {
  const { type } = pack.sheet.posts[post];
  const same = pack.sheet.posts.flatMap((each, index) => (each.type === type ? [index] : []));
  const name = pack.types.find((each) => each.id === type)?.name ?? type;
  // The number is the one on the sheet: that of a jersey, or of a place in its row.
  const printed = /\d+$/.exec(pack.sheet.posts[post].id)?.[0] ?? String(same.indexOf(post) + 1);
  return same.length === 1 ? name : `${name} ${printed}`;
}

/** An outer circle by the post it stands next to, and by its place where several stand there. */
export function circleName(circle: number, pack: Pack): string {
  const { outer, links } = pack.sheet;
  const endOf = (id: string): string => links.find((ends) => ends.includes(id))?.find((end) => end !== id) ?? id;
  const end = endOf(outer[circle].id);
  const there = outer.filter(({ id }) => endOf(id) === end).toSorted((a, b) => a.x - b.x);
  const place = there.indexOf(outer[circle]);
  const among = place > 0 ? (there[place + 1] ? 'middle ' : 'right ') : there[1] ? 'left ' : '';
  const [post, way] = end.split('.');
  return `the ${among}circle ${WAYS['NESW'.indexOf(way)] ?? 'next to'} of ${postName(
    pack.sheet.posts.findIndex((each) => each.id === post),
    pack,
  )}`;
}

/** What a lock closes. */
export function lockName(lock: number, pack: Pack): string {
  const id = pack.sheet.locks[lock];
  const post = pack.sheet.posts.findIndex((each) => each.lock === id);
  if (post >= 0) return postName(post, pack);
  return pack.sheet.tour?.find((venue) => venue.gate === id)?.name ?? id;
}

/** What a card is good for: "Musician, 3", "Interview or Rehearsal". */
export function cardKindName(card: CardSpec, pack: Pack, words: Words): string {
  switch (card.kind) {
    case 'member':
      return `${pack.types.find((type) => type.id === card.type)?.name ?? card.type}, ${words.levels.counts(card.level)}`;
    case 'grid':
      return iconNames(card.icons, pack.gridIcons);
    case 'net':
      return iconNames(card.icons, pack.netIcons);
    case 'penalty':
      return words.nouns.penalty[0];
    case 'cheer':
      return words.nouns.cheer[0];
  }
}
