import { parse, type AtRule } from 'postcss';
import type { Finding } from './support.ts';

const WAYS = new Set(['translate', 'transform']);

/** Whether a way must be worked out from the size of what moves. */
const isRelative = (value: string): boolean => /%|\b(?:calc|min|max|clamp)\(/.test(value);

/** A way of a motion that WebKitGTK works out in a thread beside the page's; both share a table of such values, and it crashes. */
export function relativeWay(property: string, value: string): Omit<Finding, 'line'> | undefined {
  if (!WAYS.has(property) || !isRelative(value)) return undefined;
  return {
    what: `${property} in a motion`,
    why: 'by calc() or percentages; WebKitGTK crashes over it, pixels are asked',
  };
}

/** Relative ways in the motions of a style sheet. */
export function waysInStyles(text: string): Finding[] {
  const found: Finding[] = [];
  parse(text).walkAtRules('keyframes', (motion: AtRule) =>
    motion.walkDecls(({ prop, value, source }) => {
      const finding = relativeWay(prop, value);
      if (finding !== undefined) found.push({ line: source?.start?.line ?? 0, ...finding });
    }),
  );
  return found;
}
