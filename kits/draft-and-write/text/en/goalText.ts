import { english, listed } from '@bandstand/engine';
import type { Pack } from '../../pack.ts';
import { skillName } from './names.ts';
import type { Words } from '../../words.ts';
import { counted, plural } from './shared.ts';
import { parseNeeds, type Metric, type Need } from '../../needs.ts';
import type { Goal } from '../../state.ts';

const BOXES = ['box', 'boxes'] as const;
const CIRCLES = ['circle', 'circles'] as const;

/** What the words of a need are made from. */
interface Telling {
  readonly need: Need;
  /** How many are needed. */
  readonly k: number;
  readonly pack: Pack;
  readonly words: Words;
}

type Tellers = Readonly<Record<Metric, (telling: Telling) => string>>;

/** Members, or those of the kind that a need names. */
function kind({ need, k, pack, words }: Telling): string {
  const type = need.of >= 0 ? pack.types[need.of] : undefined;
  return plural(k, type === undefined ? words.nouns.member : [type.name, type.plural]);
}

const OF_MEMBERS = {
  posts: (to) => `${to.k} ${kind(to)}`,
  postTypes: ({ k, pack, words }) =>
    k >= pack.types.length
      ? `one each of ${listed(pack.types.map(({ name }) => name))}`
      : `${words.nouns.member[1]} of ${k} kinds`,
  lockedPosts: ({ k, words }) => `${counted(k, words.nouns.member)} on ${words.nouns.post[1]} that had a lock`,
  sp: ({ k, words }) => words.levels.sum(k),
  spEq: (to) => `${to.k} ${kind(to)} ${to.words.levels.exactly(to.need.value)}`,
  spMin: (to) => `${to.k} ${kind(to)} ${to.words.levels.atLeast(to.need.value)}`,
  skill: ({ need, k, pack }) => `${k} ${skillName(need.of, pack)} ${plural(k, CIRCLES)}`,
  skillEach: ({ k }) => `${counted(k, CIRCLES)} of every skill`,
  origin: ({ need, k, pack, words }) => `${counted(k, words.nouns.member)} from ${pack.origins?.[need.of]?.name}`,
  origins: ({ k, words }) => `${words.nouns.member[1]} from ${k} ${words.sections.origins.toLowerCase()}`,
} satisfies Partial<Tellers>;

const OF_SECTIONS = {
  match: ({ need, k, pack, words }) =>
    need.of < 0
      ? `${counted(k, BOXES)} crossed in ${words.sections.match}`
      : `${k} ${skillName(need.of, pack)} ${plural(k, BOXES)} in ${words.sections.match}`,
  matchEach: ({ k, words }) => `${counted(k, BOXES)} in every row of ${words.sections.match}`,
  matchRows: ({ k, words }) => `${counted(k, ['full row', 'full rows'])} of ${words.sections.match}`,
  matchCols: ({ k, words }) => `${counted(k, ['full column', 'full columns'])} of ${words.sections.match}`,
  grid: ({ need, k, pack, words }) =>
    need.of < 0
      ? counted(k, words.nouns.square)
      : `${k} ${pack.gridIcons[need.of]?.name} ${plural(k, words.nouns.square)}`,
  gridLines: ({ k, words }) => `${counted(k, ['finished line', 'finished lines'])} in ${words.within.grid}`,
  gridDiagonals: ({ k, words }) => `${counted(k, ['finished diagonal', 'finished diagonals'])} in ${words.within.grid}`,
  gridCorners: ({ k, words }) =>
    k === 4
      ? `all four corners of ${words.within.grid}`
      : `${counted(k, ['corner', 'corners'])} of ${words.within.grid}`,
  net: ({ need, k, pack, words }) =>
    need.of < 0 ? counted(k, words.nouns.node) : `${k} ${pack.netIcons[need.of]?.name} ${plural(k, words.nouns.node)}`,
  netEach: ({ k, words }) => `${counted(k, words.nouns.node)} of every kind`,
  netRow: ({ need, k, words }) =>
    `${counted(k, words.nouns.node)} in the ${['top', 'middle', 'bottom'][need.value - 1] ?? ''} row of ${words.sections.net}`,
  netLinks: ({ k, words }) => `${counted(k, ['paid link', 'paid links'])} in ${words.sections.net}`,
} satisfies Partial<Tellers>;

const OF_THE_REST = {
  trackA: ({ k, words }) => counted(k, words.nouns.trackA),
  trackB: ({ k, words }) => counted(k, words.nouns.trackB),
  trackMin: ({ k, words }) => `${counted(k, words.nouns.trackA)} and ${counted(k, words.nouns.trackB)}`,
  venues: ({ k, words }) => counted(k, words.nouns.venue),
  venue: ({ need, pack }) => `${pack.sheet.tour?.[need.of]?.name} reached`,
  tourEnds: ({ k }) => english.plural(k, { one: 'the end of a road reached', other: `the ends of ${k} roads reached` }),
  cashSpent: ({ k, words }) => `${counted(k, words.nouns.lock)} removed`,
  multUsed: ({ k, words }) => `${counted(k, words.nouns.multiplier)} used`,
  penalty: ({ k, words }) => `${counted(k, words.nouns.penalty)} or more`,
  penaltyLeft: ({ k, pack, words }) => {
    const allowed = pack.sheet.penalty.points.length - 1 - k;
    return allowed === 0 ? `no ${words.nouns.penalty[0]}` : `at most ${counted(allowed, words.nouns.penalty)}`;
  },
  cheer: ({ k, words }) => counted(k, words.nouns.cheer),
} satisfies Partial<Tellers>;

const TELLERS: Tellers = { ...OF_MEMBERS, ...OF_SECTIONS, ...OF_THE_REST };

/** A need in words. Text and rule come from the same data, so they cannot disagree. */
export const needText = (need: Need, pack: Pack, words: Words): string =>
  TELLERS[need.metric]({ need, k: need.atLeast, pack, words });

/** How far a sheet is with one need: "2 of 3", or in words where a number would mislead. */
export function needProgress(need: Need, have: number, pack: Pack, words: Words): string {
  const most = pack.sheet.penalty.points.length - 1;
  if (need.metric === 'penaltyLeft')
    return have === most
      ? `no ${words.nouns.penalty[0]} so far`
      : `${counted(most - have, words.nouns.penalty)} already`;
  return `${Math.min(have, need.atLeast)} of ${need.atLeast}`;
}

/** What a goal asks for, as a sentence without a full stop. */
export function goalText(goal: Goal, pack: Pack, words: Words): string {
  const needs = parseNeeds(pack.goals[goal].needs, pack);
  if (typeof needs === 'string') throw new Error(needs);
  const text = needs.map((need) => needText(need, pack, words)).join(', and ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
