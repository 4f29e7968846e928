import { parse } from 'postcss';
import type { Finding } from './support.ts';

/** Styles of whatever lies on a table: beside open rules it has less room than the window. */
export const ON_TABLE = /^(?:games\/[^/]+\/ui|kits\/[^/]+\/ui|kits\/board)\//;

const WIDTH = /\bwidth\b/;

/** Where a board asks how wide the window is, and not how much room there is for it. */
export function windowInStyles(text: string): Finding[] {
  const found: Finding[] = [];
  parse(text).walkAtRules('media', ({ params, source }) => {
    if (WIDTH.test(params))
      found.push({
        line: source?.start?.line ?? 0,
        what: `@media ${params}`,
        why: "the window's width; a board asks for the room it has, .room-… (kits/board/room.ts)",
      });
  });
  return found;
}
