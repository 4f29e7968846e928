import { signed, type Game, type Viewer } from '@bandstand/engine';
import { kitOf, wordsOf } from './game.ts';
import { goalText } from './goals/goalText.ts';
import { originBoxes, progress } from './goals/metrics.ts';
import { cardKindName } from './names.ts';
import type { Pack } from './pack.ts';
import type { SheetView, View } from './state.ts';
import type { DraftAndWrite } from './types.ts';
import { sheetOf } from './view.ts';
import type { Words } from './words.ts';

const row = (cells: readonly string[], width: number): string =>
  cells
    .map((cell) => cell.padEnd(width))
    .join(' ')
    .trimEnd();

function drawPosts(sheet: SheetView, pack: Pack): string[] {
  return pack.types.map((type) => {
    const posts = pack.sheet.posts.flatMap((post, index) => {
      if (post.type !== type.id) return [];
      const member = sheet.posts[index];
      if (member !== null) {
        const card = pack.cards[member.card];
        return [`${post.id}:${member.level}${member.boosted ? '*' : ''} ${card.kind === 'member' ? card.skills : ''}`];
      }
      const isLocked = post.lock !== undefined && !sheet.opened.includes(pack.sheet.locks.indexOf(post.lock));
      return [`${post.id}:${isLocked ? '# ' : '. '}----`];
    });
    return `  ${row(posts, 10)}`;
  });
}

/** Crossed spaces in brackets. */
const space = (text: string, isCrossed: boolean): string => (isCrossed ? `[${text}]` : ` ${text} `);

function drawMatch(sheet: SheetView, pack: Pack, words: Words): string[] {
  return pack.skills.map((skill, line) => {
    const cells = pack.sheet.match.rows[line].bonuses.map((bonus, column) =>
      space(bonus === null ? '-' : words.bonus[bonus], sheet.match.includes(5 * line + column)),
    );
    return `  ${skill.id} ${row(cells, 10)}  ${pack.sheet.match.rows[line].points}`;
  });
}

const drawLetters = (rows: readonly string[], crossed: readonly number[]): string[] =>
  rows.map(
    (letters, line) =>
      `  ${[...letters].map((letter, column) => space(letter, crossed.includes(line * letters.length + column))).join('')}`,
  );

function drawSheet(sheet: SheetView, pack: Pack, words: Words): string[] {
  const tour = pack.sheet.tour ?? [];
  const track = (items: readonly (string | null)[], crossed: number): string =>
    items.map((_, place) => (place < crossed ? 'x' : '.')).join('');
  return [
    sheet.outer.length === 0
      ? words.sections.posts
      : `${words.sections.posts} (outer circles ${sheet.outer.map((skill) => (skill === null ? '.' : pack.skills[skill].id)).join('')})`,
    ...drawPosts(sheet, pack),
    `${words.sections.match} (columns ${pack.sheet.match.columnPoints.join(' ')})`,
    ...drawMatch(sheet, pack, words),
    words.sections.grid,
    ...drawLetters(pack.sheet.grid.rows, sheet.grid),
    words.sections.net,
    ...drawLetters(pack.sheet.net.rows, sheet.net),
    `${words.sections.tracks}: ${words.bonus.trackA} ${track(pack.sheet.trackA, sheet.trackA)}  ${words.bonus.trackB} ${track(pack.sheet.trackB, sheet.trackB)}`,
    ...(tour.length === 0
      ? []
      : [
          `${words.sections.tour}: ${tour
            .filter((_, venue) => sheet.venues.includes(venue))
            .map((venue) => venue.name)
            .join(', ')}`,
        ]),
    ...(pack.sheet.cheer === undefined ? [] : [`${words.sections.cheer}: ${sheet.cheer}`]),
    `${words.sections.multipliers}: ${[2, 3, 4].map((value, place) => `×${value} ${sheet.unlocked[place] - sheet.used[place]} ready, ${sheet.used[place]} used`).join('; ')}`,
    `${words.sections.penalty}: ${sheet.penalty}   ${words.sections.goals}: ${sheet.goals.map((goal) => pack.goals[goal].name).join(', ') || 'none'}`,
  ];
}

/** The table as plain text: goals, hand, and the viewer's own sheet in full. */
export function drawTable(view: View, viewer: Viewer, game: Game<DraftAndWrite>): string {
  const kit = kitOf(game);
  const { pack } = kit;
  const words = wordsOf(game);
  const own = viewer === 'spectator' ? 0 : viewer;
  const flat = sheetOf(view.sheets[own]);
  const goalLine = (goal: number, label: string): string[] => {
    if (goal < 0) return [];
    const done = progress(kit, flat, goal).map(({ have, need }) => `${have} of ${need}`);
    return [
      `  ${label} ${pack.goals[goal].name}, ${pack.goals[goal].points}: ${goalText(goal, pack, words)} (${done.join(', ')})`,
    ];
  };
  const total = (seat: number): number => game.score(view, seat).reduce((sum, line) => sum + line.points, 0);
  return [
    `Points: ${view.sheets.map((_, seat) => `seat ${seat + 1}: ${signed(total(seat))}`).join('  ')}`,
    'Goals',
    ...view.slots.flatMap((goal, slot) => goalLine(goal, `${slot + 1}.`)),
    ...goalLine(view.personal, 'own'),
    ...(view.hands[own] === null || view.hands[own].length === 0
      ? []
      : [
          'Hand',
          ...view.hands[own].map(
            (card) =>
              `  ${pack.cards[card].name}: ${cardKindName(pack.cards[card], pack, words)}${skillsOf(pack, card)}`,
          ),
        ]),
    ...drawSheet(view.sheets[own], pack, words),
    ...(pack.origins === undefined
      ? []
      : [
          `${words.sections.origins}: ${pack.origins.map((origin, index) => `${origin.name} ${originBoxes(kit, flat, index)}`).join(', ')}`,
        ]),
  ].join('\n');
}

function skillsOf(pack: Pack, card: number): string {
  const spec = pack.cards[card];
  return spec.kind === 'member' ? `, ${spec.skills} (N E S W)` : '';
}
