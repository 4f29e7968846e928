import { listed } from '@bandstand/engine';
import type { Bonus } from '../../bonus.ts';
import type { Pack } from '../../pack.ts';
import type { SheetEvent, SheetView } from '../../state.ts';
import type { Words } from '../../words.ts';
import { skillName } from './names.ts';
import { oneOf, plural, pointsText } from './shared.ts';

/** What a mark that brings nothing yet is good for. */
interface Marked {
  /** The sheet with the mark on it. */
  readonly sheet: SheetView;
  readonly pack: Pack;
  readonly words: Words;
}

/** Bonuses by name, those of a kind together. */
const bonusesText = (bonuses: readonly Bonus[], words: Words): string[] =>
  [...new Set(bonuses)].map((bonus) => {
    const count = bonuses.filter((each) => each === bonus).length;
    return count === 1 ? oneOf(words.bonus[bonus]) : `${count} × ${words.bonus[bonus]}`;
  });

const either = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ');

const countOf = (marked: readonly number[], spaces: readonly number[]): number =>
  spaces.filter((space) => marked.includes(space)).length;

/** The line that is nearest to being full, the better one of two. */
function squareText(square: number, { sheet, pack, words }: Marked): string | undefined {
  const lines = pack.sheet.grid.lines
    .filter(({ squares }) => squares.includes(square))
    .map((line) => ({ ...line, have: countOf(sheet.grid, line.squares) }));
  const line = lines.toSorted(
    (a, b) => b.have - a.have || b.points - a.points || b.bonuses.length - a.bonuses.length,
  )[0];
  if (line === undefined) return undefined;
  const pay = listed([...bonusesText(line.bonuses, words), ...(line.points > 0 ? [pointsText(line.points)] : [])]);
  return `${line.have} of ${line.squares.length} in a line that will pay ${pay}.`;
}

/** What neighbours that are not crossed yet will pay together with it. */
function nodeText(node: number, { sheet, pack, words }: Marked): string | undefined {
  const links = pack.sheet.net.links.filter(({ ends }) => ends.includes(node + 1));
  const open = links.filter(({ ends }) => ends.some((end) => !sheet.net.includes(end - 1)));
  const kinds = [...new Set(open.flatMap(({ bonuses }) => bonuses))];
  return kinds.length === 0 ? undefined : `With a neighbour it will pay ${either(bonusesText(kinds, words))}.`;
}

function cellText(cell: number, { sheet, pack }: Marked): string {
  const row = Math.floor(cell / 5);
  const spaces = [0, 1, 2, 3, 4].map((column) => 5 * row + column);
  return `${countOf(sheet.match, spaces)} of 5 in a row that will pay ${pointsText(pack.sheet.match.rows[row].points)}.`;
}

function trackText({ sheet, words }: Marked): string {
  const count = (number: number, nouns: readonly [string, string]): string => `${number} ${plural(number, nouns)}`;
  return `At the end ${count(sheet.trackA, words.nouns.trackA)} × ${count(sheet.trackB, words.nouns.trackB)} count.`;
}

/** What a lone mark without points or a bonus will be good for later; undefined where that is plain. */
export function promise(events: readonly SheetEvent[], marked: Marked): string | undefined {
  const [event] = events;
  if (events.length !== 1) return undefined;
  if (event.type === 'coloured')
    return `A neighbour with ${skillName(event.skill, marked.pack)} there will bring ${oneOf(marked.words.bonus.match)}.`;
  if (event.type !== 'crossed') return undefined;
  switch (event.section) {
    case 'grid':
      return squareText(event.space, marked);
    case 'net':
      return nodeText(event.space, marked);
    case 'match':
      return cellText(event.space, marked);
    case 'trackA':
    case 'trackB':
      return trackText(marked);
    default:
      return undefined;
  }
}
