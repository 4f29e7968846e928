import { listed } from '@bandstand/engine';
import type { Pack } from '../../pack.ts';
import { skillName } from './names.ts';
import type { Words } from '../../words.ts';
import { counted } from './shared.ts';
import { parseNeeds, type Need } from '../../needs.ts';
import type { Goal } from '../../state.ts';

const BOXES = ['box', 'boxes'] as const;

/** A need in words. Text and rule come from the same data, so they cannot disagree. */
export function needText(need: Need, pack: Pack, words: Words): string {
  const { nouns, sections, within } = words;
  const k = need.atLeast;
  const type = need.of >= 0 ? pack.types[need.of] : undefined;
  const kind = (count: number): string =>
    type === undefined ? nouns.member[count === 1 ? 0 : 1] : count === 1 ? type.name : type.plural;
  switch (need.metric) {
    case 'posts':
      return `${k} ${kind(k)}`;
    case 'postTypes':
      return k >= pack.types.length
        ? `one each of ${listed(pack.types.map(({ name }) => name))}`
        : `${nouns.member[1]} of ${k} kinds`;
    case 'lockedPosts':
      return `${counted(k, nouns.member)} on ${nouns.post[1]} that had a lock`;
    case 'sp':
      return words.levels.sum(k);
    case 'spEq':
      return `${k} ${kind(k)} ${words.levels.exactly(need.value)}`;
    case 'spMin':
      return `${k} ${kind(k)} ${words.levels.atLeast(need.value)}`;
    case 'skill':
      return `${k} ${skillName(need.of, pack)} circles`;
    case 'skillEach':
      return `${k} circles of every skill`;
    case 'match':
      return need.of < 0
        ? `${counted(k, BOXES)} crossed in ${sections.match}`
        : `${k} ${skillName(need.of, pack)} ${BOXES[k === 1 ? 0 : 1]} in ${sections.match}`;
    case 'matchEach':
      return `${counted(k, BOXES)} in every row of ${sections.match}`;
    case 'matchRows':
      return `${counted(k, ['full row', 'full rows'])} of ${sections.match}`;
    case 'matchCols':
      return `${counted(k, ['full column', 'full columns'])} of ${sections.match}`;
    case 'grid':
      return need.of < 0
        ? counted(k, nouns.square)
        : `${k} ${pack.gridIcons[need.of]?.name} ${nouns.square[k === 1 ? 0 : 1]}`;
    case 'gridLines':
      return `${counted(k, ['finished line', 'finished lines'])} in ${within.grid}`;
    case 'gridDiagonals':
      return `${counted(k, ['finished diagonal', 'finished diagonals'])} in ${within.grid}`;
    case 'gridCorners':
      return k === 4 ? `all four corners of ${within.grid}` : `${counted(k, ['corner', 'corners'])} of ${within.grid}`;
    case 'net':
      return need.of < 0
        ? counted(k, nouns.node)
        : `${k} ${pack.netIcons[need.of]?.name} ${nouns.node[k === 1 ? 0 : 1]}`;
    case 'netEach':
      return `${counted(k, nouns.node)} of every kind`;
    case 'netRow':
      return `${counted(k, nouns.node)} in the ${['top', 'middle', 'bottom'][need.value - 1] ?? ''} row of ${sections.net}`;
    case 'netLinks':
      return `${counted(k, ['paid link', 'paid links'])} in ${sections.net}`;
    case 'trackA':
      return counted(k, nouns.trackA);
    case 'trackB':
      return counted(k, nouns.trackB);
    case 'trackMin':
      return `${counted(k, nouns.trackA)} and ${counted(k, nouns.trackB)}`;
    case 'venues':
      return counted(k, nouns.venue);
    case 'venue':
      return `${pack.sheet.tour?.[need.of]?.name} reached`;
    case 'tourEnds':
      return k === 1 ? 'the end of a road reached' : `the ends of ${k} roads reached`;
    case 'cashSpent':
      return `${counted(k, nouns.lock)} removed`;
    case 'multUsed':
      return `${counted(k, nouns.multiplier)} used`;
    case 'penalty':
      return `${counted(k, nouns.penalty)} or more`;
    case 'penaltyLeft':
      return k === pack.sheet.penalty.points.length - 1
        ? `no ${nouns.penalty[0]}`
        : `at most ${counted(pack.sheet.penalty.points.length - 1 - k, nouns.penalty)}`;
    case 'cheer':
      return counted(k, nouns.cheer);
    case 'origin':
      return `${counted(k, BOXES)} of ${pack.origins?.[need.of]?.name} in the tracker`;
    case 'origins':
      return `${nouns.member[1]} from ${k} ${sections.origins.toLowerCase()}`;
  }
}

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
