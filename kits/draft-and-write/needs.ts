import type { Pack } from './pack.ts';

/**
 * A requirement is `metric >= k`, joined by `&`. A metric reads one whole number from one sheet;
 * what may stand in its brackets is said here, so that a pack with a wrong goal is refused by name.
 */
const METRICS = {
  posts: ['', 'type'],
  postTypes: [''],
  lockedPosts: [''],
  sp: [''],
  spEq: ['number', 'number,type'],
  spMin: ['number', 'number,type'],
  skill: ['skill'],
  skillEach: [''],
  match: ['', 'skill'],
  matchEach: [''],
  matchRows: [''],
  matchCols: [''],
  grid: ['', 'gridIcon'],
  gridLines: [''],
  gridDiagonals: [''],
  gridCorners: [''],
  net: ['', 'netIcon'],
  netEach: [''],
  netRow: ['number'],
  netLinks: [''],
  trackA: [''],
  trackB: [''],
  trackMin: [''],
  venues: [''],
  venue: ['venue'],
  tourEnds: [''],
  cashSpent: [''],
  multUsed: [''],
  penalty: [''],
  penaltyLeft: [''],
  cheer: [''],
  origin: ['origin'],
  origins: [''],
} as const satisfies Record<string, readonly string[]>;

export type Metric = keyof typeof METRICS;
export const METRIC_NAMES = Object.keys(METRICS) as readonly Metric[];

/** One `metric >= k`; brackets are resolved to indices, -1 where there is none. */
export interface Need {
  readonly metric: Metric;
  /** Of the metric, in the order of the language. */
  readonly number: number;
  readonly value: number;
  readonly of: number;
  readonly atLeast: number;
}

/** How much one filled post can add to the metrics that read nothing but posts. */
const PER_POST: Partial<Record<Metric, number>> = {
  posts: 1,
  postTypes: 1,
  lockedPosts: 1,
  spEq: 1,
  spMin: 1,
  skill: 4,
  skillEach: 1,
  origin: 1,
  origins: 1,
};

/** No sheet with fewer posts filled meets these needs: quicker to ask than to read the sheet. */
export const fewestPosts = (needs: readonly Need[]): number =>
  Math.max(0, ...needs.map(({ metric, atLeast }) => Math.ceil(atLeast / (PER_POST[metric] ?? Infinity))));

const isMetric = (word: string): word is Metric => Object.hasOwn(METRICS, word);

const indexOf = (list: readonly { readonly id: string }[] | undefined, id: string): number =>
  (list ?? []).findIndex((each) => each.id === id);

function lists(pack: Pack): Record<string, readonly { readonly id: string }[] | undefined> {
  return {
    type: pack.types,
    skill: pack.skills,
    gridIcon: pack.gridIcons,
    netIcon: pack.netIcons,
    venue: pack.sheet.tour,
    origin: pack.origins,
  };
}

/** The needs of a goal, or a sentence that says what is wrong with its text. */
export function parseNeeds(text: string, pack: Pack): readonly Need[] | string {
  const needs: Need[] = [];
  for (const part of text.split('&')) {
    const found = /^\s*([A-Za-z]+)(?:\(([^()]*)\))?\s*>=\s*(\d+)\s*$/.exec(part);
    if (found === null) return `"${part.trim()}" is not of the form metric >= number`;
    const need = readNeed(found[1], found[2] ?? '', Number(found[3]), pack);
    if (typeof need === 'string') return need;
    needs.push(need);
  }
  return needs;
}

function readNeed(metric: string, brackets: string, atLeast: number, pack: Pack): Need | string {
  if (!isMetric(metric)) return `there is no metric "${metric}"`;
  const given = brackets === '' ? [] : brackets.split(',').map((word) => word.trim());
  const form = METRICS[metric]
    .map((each) => (each === '' ? [] : each.split(',')))
    .find((each) => each.length === given.length);
  if (form === undefined) return `"${metric}" does not take (${brackets})`;
  let value = -1;
  let of = -1;
  for (const [place, kind] of form.entries()) {
    const word = given[place];
    if (kind === 'number') {
      if (!/^\d+$/.test(word)) return `"${word}" in ${metric}(${brackets}) is not a number`;
      value = Number(word);
    } else {
      of = indexOf(lists(pack)[kind], word);
      if (of < 0) return `"${word}" in ${metric}(${brackets}) is unknown`;
    }
  }
  return { metric, number: METRIC_NAMES.indexOf(metric), value, of, atLeast };
}
