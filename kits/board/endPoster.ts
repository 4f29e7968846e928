import type { Captions, Game, GameTypes, Outcome, Seat } from '@bandstand/engine';
import { escaped, MARK } from '../print/index.ts';
import { kitWords } from './text/index.ts';

/** A finished match as it is put on a poster. */
export interface MatchEnd<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly view: T['View'];
  readonly outcome: Outcome;
  /** What each seat goes by: the name of its band, or of its player. */
  readonly titles: readonly string[];
  readonly captions: Captions;
  /** Whose poster it is. */
  readonly seat: Seat;
}

/** What a game adds to its poster; everything is drawn in a frame of 540 × 675. */
export interface EndPicture {
  /** The upper part, 540 × 372. */
  readonly art: string;
  /** A picture of the sheet or grid, 140 × 150, for the lower right corner. */
  readonly sheet?: string;
  /** Instead of it the breakdown of the result, 200 × 200. */
  readonly slip?: string;
  /** Instead of "Ada wins". */
  readonly headline?: string;
  /** A picture of the sheet under the lines, 278 × 56. */
  readonly strip?: string;
  /** A title that was earned. */
  readonly ribbon?: string;
  /** What the title stands on, where dark words cannot be read on the title's second ink. */
  readonly ribbonFill?: string;
  readonly lines: readonly string[];
}

const WIDTH = 540;
const HEIGHT = 675;
const LOWER = 372;
const LINE = 27;
/** Where the line over the mark lies. */
const FOOT = 596;
const STRIP = 56;
/** Letters of 13 px on a phone, which shows the poster 334 px wide. */
const SMALLEST = 21.2;

const DISPLAY = `font-family="'Bricolage Grotesque Variable', 'Arial Black', sans-serif" font-weight="800"`;
const PLAIN = `font-family="'Source Sans 3 Variable', 'Segoe UI', sans-serif" font-weight="600"`;

/** How wide the display face sets a word, in ems: rather too wide than too narrow. */
const emsOf = (text: string): number => {
  let ems = 0;
  for (const sign of text)
    ems += /[ijlI1.,:;'’|! ]/.test(sign) ? 0.34 : /[mwMW@%—]/.test(sign) || sign > 'ɏ' ? 0.98 : 0.6;
  return ems;
};

/** The plain face is narrower than the display face. */
const PLAIN_SET = 0.88;

/** As much of a line as fits so many ems. */
function cut(text: string, ems: number): string {
  if (emsOf(text) <= ems) return text;
  let kept = text;
  while (kept !== '' && emsOf(`${kept}…`) > ems) kept = kept.slice(0, -1);
  return `${kept}…`;
}

/** Letters set closer than this cannot be read. */
const CLOSEST = 0.6;

interface Line {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  /** At most so wide: first smaller, down to two thirds or what a phone can show, then closer, then less of it. */
  readonly width: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** A line of display type that stays inside its width, whatever it says. */
export function shout(text: string, { x, y, size, fill, width, anchor = 'start' }: Line): string {
  const smallest = Math.min(size, Math.max(SMALLEST, size * 0.62));
  const fitting = Math.max(smallest, Math.min(size, width / emsOf(text)));
  const said = cut(text, width / fitting / CLOSEST);
  const isTight = fitting * emsOf(said) > width + 1;
  const squeeze = isTight ? ` textLength="${width}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="${x}" y="${y}" font-size="${fitting.toFixed(1)}" fill="${fill}" text-anchor="${anchor}" letter-spacing="-.02em" ${DISPLAY}${squeeze}>${escaped(said)}</text>`;
}

/** Who won, in as few words as a poster has room for. */
export function headlineOf({ outcome, titles }: MatchEnd): string {
  const winners = titles.filter((_, seat) => outcome.ranks[seat] === 1);
  if (titles.length === 1) return titles[0];
  return winners.length === 1 ? kitWords.endPoster.wins(winners[0]) : winners.join(' & ');
}

/** "Ada against Bo, Cy"; undefined for somebody who played alone. */
export function against({ titles, seat }: MatchEnd): string | undefined {
  const rivals = titles.filter((_, other) => other !== seat);
  return rivals.length === 0 ? undefined : kitWords.endPoster.against(titles[seat], rivals);
}

/** "6 to 8": the poster's own seat first, then the best of the others. */
export function scoreOf({ outcome, seat }: MatchEnd): { readonly mine: number; readonly theirs: number | undefined } {
  const others = outcome.ranks.flatMap((rank, other) =>
    other === seat ? [] : [{ rank, score: outcome.scores[other] }],
  );
  const best = others.toSorted((a, b) => a.rank - b.rank)[0];
  return { mine: outcome.scores[seat], theirs: best?.score };
}

const ROWS = 7;
const ROW = 25;
const SLIP = 200;

/** The breakdown of the poster's seat as a slip of paper, for `slip`. */
export function scoreSlip({ game, view, seat }: MatchEnd, ink: string): string | undefined {
  const lines = game.score(view, seat).filter(({ points }) => points !== 0);
  if (lines.length === 0) return undefined;
  const rows = lines.slice(0, ROWS).map(({ part, points }, row) => {
    const y = 30 + row * ROW;
    const name = game.text.parts[part] ?? part;
    return `<text x="12" y="${y}" font-size="21.5" fill="#211c17" ${PLAIN}>${escaped(cut(name, 7.2))}</text><text x="${SLIP - 12}" y="${y}" font-size="21.5" text-anchor="end" fill="#211c17" ${DISPLAY}>${points < 0 ? `−${-points}` : points}</text>`;
  });
  return `<rect width="${SLIP}" height="${18 + rows.length * ROW}" rx="3" fill="#fffaf0" stroke="${ink}" stroke-width="2"/><path d="M0 0h${SLIP}v6H0z" fill="${ink}"/>${rows.join('')}`;
}

const ribbon = (text: string, bright: string, dark: string): string =>
  `<g transform="rotate(-2 160 490)"><path fill="${bright}" d="M20 466h320l-14 20 14 20H20l14-20z"/>${shout(text, { x: 180, y: 494, size: 24, fill: dark, width: 270, anchor: 'middle' })}</g>`;

/** When and where it was played, as a bill for the wall says it. */
export interface Occasion {
  /** Undefined where nobody knows any more. */
  readonly date: string | undefined;
  readonly place: string;
}

/** The whole poster as one SVG that needs nothing from outside. */
export function posterSvg(
  end: MatchEnd,
  { art, sheet, slip, strip, headline = headlineOf(end), ribbon: title, ribbonFill, lines }: EndPicture,
  [dark, bright]: readonly [string, string],
  { date, place }: Occasion,
): string {
  const top = title === undefined ? 490 : 540;
  const width = slip !== undefined ? 278 : sheet !== undefined ? 334 : 478;
  const room = width / 22 / PLAIN_SET;
  const small = lines
    .slice(0, 2)
    .map((line) => cut(line, room))
    .map(
      (line, row) =>
        `<text x="32" y="${top + row * LINE}" font-size="22" fill="#f6f1e7" ${PLAIN}>${escaped(line)}</text>`,
    )
    .join('');
  // Under a ribbon there is less room for it.
  const under = top + (Math.min(lines.length, 2) - 1) * LINE + 12;
  const fit = Math.min(1, (FOOT - 9 - under) / STRIP);
  const miniature =
    strip === undefined ? '' : `<g transform="translate(32 ${under}) scale(${fit.toFixed(2)})">${strip}</g>`;
  const picture = sheet === undefined ? '' : `<g transform="translate(376 440) rotate(2)">${sheet}</g>`;
  const paper = slip === undefined ? '' : `<g transform="translate(324 382) rotate(2)">${slip}</g>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH * 2}" height="${HEIGHT * 2}">`,
    `<path fill="#f6f1e7" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    art,
    `<path fill="${dark}" d="M0 ${LOWER}h${WIDTH}v${HEIGHT - LOWER}H0z"/>`,
    shout(headline, { x: 30, y: 440, size: 64, fill: '#f6f1e7', width }),
    title === undefined ? '' : ribbon(title, ribbonFill ?? bright, '#211c17'),
    small,
    miniature,
    picture,
    paper,
    `<path d="M32 ${FOOT}h${WIDTH - 64}" stroke="${bright}" stroke-width="1.5"/>`,
    `<path transform="translate(32 612) scale(.62)" fill="#f6f1e7" d="${MARK}"/>`,
    `<text x="80" y="637" font-size="25" fill="#f6f1e7" ${DISPLAY}>Bandstand</text>`,
    `<text x="508" y="625" font-size="22" text-anchor="end" fill="#f6f1e7" ${PLAIN}>${escaped(date ?? '')}</text>`,
    `<text x="508" y="651" font-size="${SMALLEST}" text-anchor="end" fill="#f6f1e7" opacity=".85" ${PLAIN}>${escaped(cut(place, 12.5))}</text>`,
    '</svg>',
  ].join('');
}
