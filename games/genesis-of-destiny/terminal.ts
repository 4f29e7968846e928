import type { Game, Viewer } from '@bandstand/engine';
import { contentOf, type Content } from './content/content.ts';
import { gigOf } from './rules/course.ts';
import { openPlaces } from './rules/round.ts';
import type { Genesis, View } from './state.ts';
import { CIRCLES, DICE, NONE, VALUE_OF, type Column } from './vocabulary.ts';
import {
  bombText,
  cardName,
  dieName,
  needsText,
  rewardText,
  ROLE_TITLES,
  setText,
  songTitle,
  starsText,
} from './text/names.ts';

/** Short signs of circles, in the order of their names. */
const SIGNS = ['^', '=', '/', '\\', 'P', 'C', 'H', 'S', 'D', 'O', 'K'];
const LEGEND = CIRCLES.map((name, circle) => `${SIGNS[circle]} ${name}`).join(', ');

const signAt = (column: Column, slot: number): string => {
  const circle = column.circles[slot];
  return circle === NONE ? ' ' : SIGNS[circle];
};

/** A sheet from top to bottom; each square with its two right-edge circles. */
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
    return isDrawn || isBorrowed ? `[${dice.padEnd(2, isDrawn ? '_' : '~')}]` : '    ';
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
  return [`   ${gap(0)}`, ` F ${line(2)}`, `   ${gap(1)}`, ` M ${line(1)}`, `   ${gap(2)}`, ` B ${line(0)}`].filter(
    (text) => text.trim() !== '',
  );
}

function drawGigs(content: Content, view: View): string[] {
  const open = openPlaces(content, view);
  return view.faceUp.map((number, place) => {
    const gig = gigOf(content, view, number);
    const rows = gig.rows.map(
      (row) => `${row.from}+ ${starsText(row.stars)} ${row.stars === 4 ? 'legend' : rewardText(row)}`,
    );
    const mark = number === view.chosen ? '>' : (open & (1 << place)) === 0 && view.phase === 'approve' ? 'x' : ' ';
    return `${mark}${place + 1} ${gig.name}: needs ${needsText(gig)}${gig.van > 0 ? `, van ${gig.van}` : ''}; ${setText(gig)}; below ${gig.rows[0].from}: ${bombText(gig.bomb)}; ${rows.join('; ')}`;
  });
}

function drawSeat(content: Content, view: View, seat: number): string {
  const powers = Object.values(content.pack.powers);
  const own = powers
    .map((power, index) => {
      const bubbles = index < 4 ? view.intensity[seat] : view.craft[seat];
      if (bubbles <= index % 4) return '';
      return (view.used[seat] & (1 << index)) === 0 ? power.name : `(${power.name})`;
    })
    .filter((name) => name !== '');
  return `${ROLE_TITLES[seat].padEnd(7)} COIN ${view.coin[seat]}  CROWD ${view.crowd[seat]}  COMMITMENT ${view.commitment[seat]}  cards ${view.handSizes[seat]}  dice ${view.ownDice[seat]}  ${own.join(', ')}`;
}

const poolText = (view: View): string =>
  view.pool.length === 0
    ? `${view.poolKinds.reduce((sum, count) => sum + count, 0)} covered dice`
    : Array.from({ length: DICE }, (_, die) => Array.from({ length: view.pool[die] }, () => dieName(die)))
        .flat()
        .join(', ') || 'empty';

/** The table as plain text. */
export function draw(view: View, viewer: Viewer, game: Game<Genesis>): string {
  const content = contentOf(game.pack.content);
  const isPlaying = view.phase === 'songTurn' || view.phase === 'sustainTurn';
  const hand = view.hand.flatMap((count, card) => Array.from({ length: count }, () => cardName(content, card)));
  return [
    `Round ${view.round}, ${view.gigs} gigs played   Band: COIN ${view.bandCoin}, CROWD ${view.bandCrowd}, CLOUT ${view.clout}   label bar ${view.labelBar}`,
    ...[0, 1, 2].map((seat) => drawSeat(content, view, seat)),
    'Gigs',
    ...drawGigs(content, view),
    ...(view.chosen === NONE ? [] : [`Set: ${view.setScore} points in ${view.setSongs} songs`]),
    ...view.songs.flatMap((song, index) =>
      isPlaying && index !== view.song
        ? []
        : [
            `${songTitle(index)}${song.recorded === NONE ? '' : ` (recorded ${song.recorded})`}`,
            ...drawSheet(song.columns, isPlaying ? view.placed : undefined, isPlaying ? view.borrowed : []),
          ],
    ),
    ...(isPlaying ? [`Pool: ${poolText(view)}`] : []),
    ...(view.draft.length > 0 ? ['Draft', ...drawSheet(view.draft, undefined, [])] : []),
    `Circles: ${LEGEND}`,
    `Market: ${view.market.map((card, slot) => `${content.pack.marketPrices[slot]} ${cardName(content, card)}`).join(', ')} (deck ${view.deckSize})`,
    ...(typeof viewer === 'number' && viewer < 3 ? [`Your cards: ${hand.join(', ') || 'none'}`] : []),
  ].join('\n');
}
