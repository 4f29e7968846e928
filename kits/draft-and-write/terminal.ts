import { signed, type Game, type Seat, type Viewer } from '@bandstand/engine';
import { flow, fold, inked, type Ink, type Legend, type Page } from '../text/index.ts';
import { kitOf, wordsOf } from './game.ts';
import { cardKindName, goalText, needProgress, postName } from './text/index.ts';
import { terminalWords } from './text/terminal.ts';
import { membersFrom, progress } from './goals/metrics.ts';
import { BONUSES } from './bonus.ts';
import type { Pack } from './pack.ts';
import type { SheetView, View, Goal } from './state.ts';
import type { DraftAndWrite } from './types.ts';
import { handOf, sheetOf } from './view.ts';
import type { Words } from './words.ts';

const SKILL_INKS: readonly Ink[] = ['blue', 'red', 'yellow', 'magenta'];

const skillsText = (pack: Pack, letters: string): string =>
  [...letters]
    .map((letter) => {
      const index = pack.skills.findIndex((skill) => skill.id === letter);
      return index < 0 ? letter : inked(SKILL_INKS[index], letter);
    })
    .join('');

function drawPosts(sheet: SheetView, pack: Pack, width: number): string[] {
  return pack.types.flatMap((type) => {
    const posts = pack.sheet.posts.flatMap((post, index) => {
      if (post.type !== type.id) return [];
      const member = sheet.posts[index];
      if (member !== null) {
        const card = pack.cards[member.card];
        const skills = card.kind === 'member' ? skillsText(pack, card.skills) : '';
        return [`${post.id}:${member.level}${member.boosted ? '*' : ''} ${skills}`];
      }
      const isLocked = post.lock !== undefined && !sheet.opened.includes(pack.sheet.locks.indexOf(post.lock));
      return [`${post.id}:${isLocked ? '# ' : '. '}----`];
    });
    return flow('  ', posts, 11, width);
  });
}

/** Crossed spaces in brackets. */
const space = (text: string, isCrossed: boolean): string => (isCrossed ? inked('green', `[${text}]`) : ` ${text} `);

function drawMatch(sheet: SheetView, pack: Pack, words: Words, width: number): string[] {
  const wide = Math.max(...BONUSES.map((bonus) => words.bonus[bonus].length)) + 2;
  return pack.skills.flatMap((skill, line) => {
    const { bonuses, points } = pack.sheet.match.rows[line];
    const cells = bonuses.map((bonus, column) =>
      space(bonus === null ? '-' : words.bonus[bonus], sheet.match.includes(5 * line + column)),
    );
    return flow(`  ${skillsText(pack, skill.id)} ${String(points).padStart(2)} `, cells, wide, width);
  });
}

const drawLetters = (rows: readonly string[], crossed: readonly number[]): string[] =>
  rows.map(
    (letters, line) =>
      `  ${[...letters].map((letter, column) => space(letter, crossed.includes(line * letters.length + column))).join('')}`,
  );

const track = (items: readonly (string | null)[], crossed: number): string =>
  items.map((_, place) => (place < crossed ? 'x' : '.')).join('');

/** What is counted or named rather than drawn. */
function restOf(sheet: SheetView, pack: Pack, words: Words): string[] {
  const { sections, bonus } = words;
  const tour = pack.sheet.tour ?? [];
  const venues = tour.filter((_, venue) => sheet.venues.includes(venue)).map((venue) => venue.name);
  const multipliers = [2, 3, 4].map((value, place) =>
    terminalWords.readyUsed(value, sheet.unlocked[place] - sheet.used[place], sheet.used[place]),
  );
  return [
    `${sections.tracks}: ${bonus.trackA} ${track(pack.sheet.trackA, sheet.trackA)}  ${bonus.trackB} ${track(pack.sheet.trackB, sheet.trackB)}`,
    ...(tour.length === 0 ? [] : [`${sections.tour}: ${venues.join(', ') || terminalWords.nowhereYet}`]),
    ...(pack.sheet.cheer === undefined ? [] : [`${sections.cheer}: ${sheet.cheer}`]),
    `${sections.multipliers}: ${multipliers.join('; ')}`,
    `${sections.penalty}: ${sheet.penalty}`,
    `${sections.goals}: ${sheet.goals.map((goal) => pack.goals[goal].name).join(', ') || 'none'}`,
  ];
}

/** Circles outside of the posts from left to right, those over them and those under them. */
function outerCircles({ outer }: SheetView, pack: Pack): string {
  if (outer.length === 0) return '';
  const top = Math.min(...pack.sheet.posts.map(({ y }) => y));
  const circles = outer.map((skill, circle) => ({ ...pack.sheet.outer[circle], skill })).toSorted((a, b) => a.x - b.x);
  const drawn = (isAbove: boolean): string =>
    circles
      .filter(({ y }) => y < top === isAbove)
      .map(({ skill }) => (skill === null ? '.' : skillsText(pack, pack.skills[skill].id)))
      .join('');
  return terminalWords.outerCircles(drawn(true), drawn(false));
}

/** The sheet of one seat in full. */
export function drawSheet(view: View, seat: Seat, game: Game<DraftAndWrite>, { width, nameOf }: Page): string {
  const kit = kitOf(game);
  const { pack } = kit;
  const words = wordsOf(game);
  const sheet = view.sheets[seat];
  const { sections } = words;
  const origins = (pack.origins ?? []).map(
    (origin, index) => `${origin.name} ${membersFrom(kit, sheetOf(sheet), index)}`,
  );
  return [
    inked('bold', terminalWords.sheetOf(nameOf(seat))),
    `${sections.posts}${outerCircles(sheet, pack)}`,
    ...drawPosts(sheet, pack, width),
    terminalWords.columns(sections.match, pack.sheet.match.columnPoints.join(' ')),
    ...drawMatch(sheet, pack, words, width),
    sections.grid,
    ...drawLetters(pack.sheet.grid.rows, sheet.grid),
    sections.net,
    ...drawLetters(pack.sheet.net.rows, sheet.net),
    ...restOf(sheet, pack, words),
    ...(origins.length === 0 ? [] : [`${sections.origins}: ${origins.join(', ')}`]),
  ]
    .flatMap((line) => fold(line, width, '    '))
    .join('\n');
}

function drawGoals(view: View, own: Seat, game: Game<DraftAndWrite>, { choice }: Page): string[] {
  const kit = kitOf(game);
  const { pack } = kit;
  const flat = sheetOf(view.sheets[own]);
  const goalLine = (goal: Goal, label: string): string[] => {
    if (goal < 0) return [];
    const done = progress(kit, flat, goal).map(({ have }, index) =>
      needProgress(kit.goals[goal].needs[index], have, pack, wordsOf(game)),
    );
    const { name, points } = pack.goals[goal];
    return [`  ${label}${inked('bold', name)}, ${points}: ${goalText(goal, pack, wordsOf(game))} (${done.join(', ')})`];
  };
  const chosenWith = (slot: number): string =>
    choice(game.moves.find((move) => move.type === 'claimSlot' && move.slot === slot));
  const keptWith = (which: number): string =>
    choice(game.moves.find((move) => move.type === 'keepGoal' && move.which === which));
  const offered = view.phase === 'keep' ? view.offer : [];
  return [
    terminalWords.goals,
    ...offered.flatMap((goal, which) => goalLine(goal, terminalWords.offered(keptWith(which)))),
    ...view.slots.flatMap((goal, slot) => goalLine(goal, chosenWith(slot))),
    ...goalLine(view.personal, terminalWords.yourOwn(chosenWith(view.slots.length))),
  ];
}

function drawHand(view: View, own: Seat, game: Game<DraftAndWrite>, { choice }: Page): string[] {
  const { pack } = kitOf(game);
  const hand = handOf(view, own);
  const lines = hand.map((card, slot) => {
    const spec = pack.cards[card];
    const number = choice(game.moves.find((move) => move.type === 'pick' && move.slot === slot));
    const skills = spec.kind === 'member' ? `, ${skillsText(pack, spec.skills)} (N E S W)` : '';
    return `  ${number}${spec.name}: ${cardKindName(spec, pack, wordsOf(game))}${skills}`;
  });
  return lines.length === 0 ? [] : [terminalWords.hand, ...lines];
}

/** The table as text: goals, the viewer's own sheet in full, and the hand. */
export function drawTable(view: View, viewer: Viewer, game: Game<DraftAndWrite>, page: Page): string {
  const own = viewer === 'spectator' ? 0 : viewer;
  const total = (seat: Seat): number => game.score(view, seat).reduce((sum, line) => sum + line.points, 0);
  const points = view.sheets.map((_, seat) => `${page.nameOf(seat)} ${signed(total(seat))}`);
  const folded = (lines: readonly string[]): string[] => lines.flatMap((line) => fold(line, page.width, '    '));
  return [
    ...folded([terminalWords.points(points.join(', ')), ...drawGoals(view, own, game, page)]),
    drawSheet(view, own, game, page),
    ...folded(drawHand(view, own, game, page)),
  ].join('\n');
}

/** What the letters on the sheets stand for, all from the pack. */
export function legendFor(game: Game<DraftAndWrite>): Legend {
  const { pack } = kitOf(game);
  const words = wordsOf(game);
  const named = (icons: readonly { readonly id: string; readonly name: string }[]) =>
    icons.map(({ id, name }) => [id, name] as const);
  return [
    ...pack.sheet.posts.map(
      ({ id }, index) =>
        [id, terminalWords.post(postName(index, pack), terminalWords.linksInLetters(index, pack))] as const,
    ),
    ...pack.skills.map(({ id, name }) => [id, terminalWords.onTheSidesNorth(name)] as const),
    [`${words.sections.grid}:`, terminalWords.crossedSpacesStandInBrackets],
    ...named(pack.gridIcons),
    [`${words.sections.net}:`, terminalWords.crossedSpacesStandInBrackets],
    ...named(pack.netIcons),
    ['. # *', terminalWords.openALockedAndAMultiplied(words.nouns.post[0])],
    ['x', terminalWords.crossedSpaceOfATrack],
  ];
}
