import type { Pack } from './pack.ts';

/** A circle of a post, and the circles that lines join it to: `M2.N` of posts, `O1` of those outside. */
export interface LinkedCircle {
  readonly way: 'N' | 'E' | 'S' | 'W';
  readonly ends: readonly string[];
}

/** Which circles of a post are linked, from north round to west. */
export function linksAt({ sheet }: Pack, post: string): readonly LinkedCircle[] {
  return (['N', 'E', 'S', 'W'] as const).flatMap((way) => {
    const own = `${post}.${way}`;
    const ends = sheet.links.flatMap(([a, b]) => (a === own ? [b] : b === own ? [a] : []));
    return ends.length === 0 ? [] : [{ way, ends }];
  });
}
