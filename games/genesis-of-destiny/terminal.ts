import { HIDDEN, type Game, type Viewer, type Seat } from '@bandstand/engine';
import { fold, inked, type Ink, type Legend, type Page } from '@bandstand/kits/text';
import { contentOf, type Content } from './content/content.ts';
import { barAfter } from './rules/breakUp.ts';
import { gigOf, sumOf } from './rules/course.ts';
import { openPlaces } from './rules/round.ts';
import type { Move } from './move.ts';
import type { Genesis, View } from './state.ts';
import { CIRCLES, NONE, VALUE_OF, type Column } from './vocabulary.ts';
import {
  ROLE_TITLES,
  bombText,
  cardName,
  circleHint,
  circleTitle,
  dieName,
  needsText,
  rewardText,
  setText,
  songTitle,
  starsText,
} from './text/index.ts';
import { terminalWords } from './text/terminal.ts';

/** Short signs of circles, in the order of their names. */
const SIGNS = ['^', '=', '/', '\\', 'P', 'C', 'H', 'S', 'D', 'O', 'K'];
const ROW_INKS: readonly Ink[] = ['blue', 'green', 'red'];

const signAt = (column: Column, slot: number): string => {
  const circle = column.circles[slot];
  return circle === NONE ? ' ' : SIGNS[circle];
};

/** Five columns at most, so a sheet fits the narrowest page; each square with its two right-edge circles. */
function drawSheet(
  columns: readonly Column[],
  placed: readonly number[] | undefined,
  borrowed: readonly number[],
): string[] {
  const square = (column: Column, index: number, row: number): string => {
    const isDrawn = (column.rows & (1 << row)) !== 0;
    const isBorrowed = ((borrowed[index] ?? 0) & (1 << row)) !== 0;
    const dice = [0, 1]
      .map((at) => placed?.[index * 6 + row * 2 + at] ?? NONE)
      .filter((die) => die !== NONE)
      .map((die) => VALUE_OF[die])
      .join('');
    return isDrawn || isBorrowed ? inked(ROW_INKS[row], `[${dice.padEnd(2, isDrawn ? '_' : '~')}]`) : '    ';
  };
  const edges = [7, 5, 3];
  const line = (row: number): string =>
    columns
      .map(
        (column, index) =>
          `${square(column, index, row)}${signAt(column, edges[row])}${signAt(column, edges[row] + 1)}`,
      )
      .join('');
  const gap = (slot: number): string => columns.map((column) => ` ${signAt(column, slot)}    `).join('');
  return [`   ${gap(0)}`, ` F ${line(2)}`, `   ${gap(1)}`, ` M ${line(1)}`, `   ${gap(2)}`, ` B ${line(0)}`]
    .map((text) => text.trimEnd())
    .filter((text) => text !== '');
}

function drawGigs(content: Content, view: View, game: Game<Genesis>, page: Page): string[] {
  const open = openPlaces(content, view);
  return view.faceUp.flatMap((number, place) => {
    const gig = gigOf(content, view, number);
    const rows = gig.rows.map(
      (row) => `${row.from}+ ${inked('yellow', starsText(row.stars))} ${row.stars === 4 ? 'legend' : rewardText(row)}`,
    );
    const isChoice = (move: Move): boolean => move.type === 'pick' && move.slot === place;
    const mark = number === view.chosen ? '>' : (open & (1 << place)) === 0 && view.phase === 'approve' ? 'x' : ' ';
    return fold(
      `${mark}${page.choice(game.moves.find(isChoice))}${terminalWords.number(place + 1)} ${inked('bold', gig.name)}: ${[
        terminalWords.gig({
          needs: needsText(gig),
          van: gig.van,
          set: setText(gig),
          from: gig.rows[0].from,
          bomb: bombText(gig.bomb),
        }),
        ...rows,
      ].join('; ')}`,
      page.width,
      '    ',
    );
  });
}

function drawSeat(content: Content, view: View, seat: Seat, { width, nameOf }: Page): string[] {
  const powers = Object.values(content.pack.powers);
  const own = powers
    .map((power, index) => {
      const bubbles = index < 4 ? view.intensity[seat] : view.craft[seat];
      if (bubbles <= index % 4) return '';
      return (view.used[seat] & (1 << index)) === 0 ? power.name : `(${power.name})`;
    })
    .filter((name) => name !== '');
  const parts = [
    terminalWords.coin(view.coin[seat]),
    terminalWords.crowd(view.crowd[seat]),
    terminalWords.commitment(view.commitment[seat]),
    terminalWords.cards(view.handSizes[seat]),
    terminalWords.dice(view.ownDice[seat]),
    ...own,
  ];
  return fold(`${inked(ROW_INKS[seat], ROLE_TITLES[seat])}, ${nameOf(seat)}: ${parts.join(', ')}`, width, '  ');
}

function poolText({ pool, poolKinds }: View): string {
  if (pool === HIDDEN) return terminalWords.coveredDice(sumOf(poolKinds));
  const dice = pool.flatMap((count, die) => Array.from({ length: count }, () => dieName(die)));
  return dice.join(', ') || terminalWords.empty;
}

function drawSongs(view: View): string[] {
  const isPlaying = view.phase === 'songTurn' || view.phase === 'sustainTurn';
  const songs = view.songs.flatMap((song, index) =>
    isPlaying && index !== view.song
      ? []
      : [
          `${inked('bold', songTitle(index))}${song.recorded === NONE ? '' : terminalWords.recorded(song.recorded)}`,
          ...drawSheet(song.columns, isPlaying ? view.placed : undefined, isPlaying ? view.borrowed : []),
        ],
  );
  return [
    ...songs,
    ...(isPlaying ? [terminalWords.pool(poolText(view))] : []),
    ...(view.draft.length > 0 ? [inked('bold', terminalWords.draft), ...drawSheet(view.draft, undefined, [])] : []),
  ];
}

function drawMarket(content: Content, view: View, game: Game<Genesis>, page: Page): string {
  const cards = view.market.map((card, slot) => {
    const isChoice = (move: Move): boolean => move.type === 'buy' && move.slot === slot;
    return `${page.choice(game.moves.find(isChoice))}${terminalWords.offer(cardName(content, card), content.pack.marketPrices[slot])}`;
  });
  return terminalWords.marketDeck(cards.join(', '), view.deckSize);
}

/** The table as text. */
export function draw(view: View, viewer: Viewer, game: Game<Genesis>, page: Page): string {
  const content = contentOf(game.pack.content);
  const hand = view.hand.flatMap((count, card) => Array.from({ length: count }, () => cardName(content, card)));
  return [
    `${terminalWords.round(view.round, view.gigs)}   ${terminalWords.band(view.bandCoin, view.bandCrowd, view.clout, barAfter(view.cause === 'none' ? 'walkOut' : view.cause, view))}`,
    ...[0, 1, 2].flatMap((seat) => drawSeat(content, view, seat, page)),
    inked('bold', terminalWords.gigs),
    ...drawGigs(content, view, game, page),
    ...(view.chosen === NONE ? [] : [terminalWords.setPointsInSongs(view.setScore, view.setSongs)]),
    ...drawSongs(view),
    drawMarket(content, view, game, page),
    ...(typeof viewer === 'number' && viewer < 3
      ? [terminalWords.yourCards(hand.join(', ') || terminalWords.none)]
      : []),
  ]
    .flatMap((line) => fold(line, page.width, '  '))
    .join('\n');
}

export const legend = (): Legend => [
  ['F M B', terminalWords.rowsOfASong],
  ['[2_]', terminalWords.squareWithA2],
  ...CIRCLES.map((_, circle) => [SIGNS[circle], `${circleTitle(circle)}: ${circleHint(circle)}`] as const),
  ['> x', terminalWords.gigThatIsPlayed],
  ['(Shake)', terminalWords.powerThatIsUsed],
];
