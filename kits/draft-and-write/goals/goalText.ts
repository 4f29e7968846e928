import type { Pack } from '../pack.ts';
import { counted, type Words } from '../words.ts';
import { parseNeeds, type Need } from '../needs.ts';

/** A need in words. Text and rule come from the same data, so they cannot disagree. */
export function needText(need: Need, pack: Pack, words: Words): string {
  const { nouns, sections } = words;
  const k = need.atLeast;
  const type = need.of >= 0 ? pack.types[need.of] : undefined;
  const kind = (count: number): string =>
    type === undefined ? nouns.member[count === 1 ? 0 : 1] : count === 1 ? type.name : type.plural;
  switch (need.metric) {
    case 'posts':
      return `${k} ${kind(k)}`;
    case 'postTypes':
      return k >= pack.types.length ? `one ${nouns.member[0]} of every kind` : `${nouns.member[1]} of ${k} kinds`;
    case 'lockedPosts':
      return `${counted(k, nouns.member)} behind a lock`;
    case 'sp':
      return `${k} ${nouns.level[1]} in all`;
    case 'spEq':
      return `${k} ${kind(k)} with exactly ${counted(need.value, nouns.level)}`;
    case 'spMin':
      return `${k} ${kind(k)} with ${need.value} or more ${nouns.level[1]}`;
    case 'skill':
      return `${k} ${pack.skills[need.of]?.name} circles`;
    case 'skillEach':
      return `${k} circles of every skill`;
    case 'match':
      return need.of < 0
        ? counted(k, nouns.match)
        : `${k} ${pack.skills[need.of]?.name} ${nouns.match[k === 1 ? 0 : 1]}`;
    case 'matchEach':
      return `${counted(k, nouns.match)} in every row`;
    case 'matchRows':
      return `${counted(k, ['full row', 'full rows'])} of ${nouns.match[1]}`;
    case 'matchCols':
      return `${counted(k, ['full column', 'full columns'])} of ${nouns.match[1]}`;
    case 'grid':
      return need.of < 0
        ? counted(k, nouns.square)
        : `${k} ${pack.gridIcons[need.of]?.name} ${nouns.square[k === 1 ? 0 : 1]}`;
    case 'gridLines':
      return `${counted(k, ['finished line', 'finished lines'])} in ${sections.grid}`;
    case 'gridDiagonals':
      return `${counted(k, ['finished diagonal', 'finished diagonals'])} in ${sections.grid}`;
    case 'gridCorners':
      return k === 4
        ? `all four corners of ${sections.grid}`
        : `${counted(k, ['corner', 'corners'])} of ${sections.grid}`;
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
      return `${counted(k, ['end', 'ends'])} of ${sections.tour} reached`;
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
      return `${counted(k, nouns.member)} from ${pack.origins?.[need.of]?.name}`;
    case 'origins':
      return `${nouns.member[1]} from ${k} ${sections.origins}`;
  }
}

/** What a goal asks for, as a sentence without a full stop. */
export function goalText(goal: number, pack: Pack, words: Words): string {
  const needs = parseNeeds(pack.goals[goal].needs, pack);
  if (typeof needs === 'string') throw new Error(needs);
  const text = needs.map((need) => needText(need, pack, words)).join(', and ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
