import { listed } from '@bandstand/engine';
import { linksAt } from '../../links.ts';
import type { Pack } from '../../pack.ts';
import { postName } from './names.ts';

const WAYS = { N: 'north', E: 'east', S: 'south', W: 'west' } as const;

/** "Musician 2, north" of `M2.N`; circles outside are told together. */
function endName(end: string, pack: Pack): string {
  const [post, way] = end.split('.');
  const index = pack.sheet.posts.findIndex(({ id }) => id === post);
  return `the ${WAYS[way as keyof typeof WAYS]} of ${postName(index, pack)}`;
}

function endNames(ends: readonly string[], pack: Pack): string {
  const outer = ends.filter((end) => !end.includes('.')).length;
  const circles = outer === 0 ? [] : [outer === 1 ? 'the circle outside' : `the ${outer} circles outside`];
  return listed([...circles, ...ends.flatMap((end) => (end.includes('.') ? [endName(end, pack)] : []))]);
}

/** What lines join a post's circles to: "Lines join its east to the west of Musician 2, …". */
export const linksText = (post: number, pack: Pack): string =>
  `Lines join its ${linksAt(pack, pack.sheet.posts[post].id)
    .map(({ way, ends }) => `${WAYS[way]} to ${endNames(ends, pack)}`)
    .join(', its ')}.`;

/** The same in the letters of the board: "N: circle outside; E: M2.W". */
export const linksInLetters = (post: number, pack: Pack): string =>
  linksAt(pack, pack.sheet.posts[post].id)
    .map(
      ({ way, ends }) => `${way}–${[...new Set(ends.map((end) => (end.includes('.') ? end : 'outside')))].join('+')}`,
    )
    .join(' ');
