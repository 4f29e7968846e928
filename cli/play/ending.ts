import { signed, type Game, type NameOf, type Outcome, type Seat } from '@bandstand/engine';
import { fold, inked, pad, widest } from '@bandstand/kits/text';
import { pageWidth } from '../output.ts';

/** A seat's score, part by part. */
export function breakdown(game: Game, view: object, seat: Seat): string[] {
  const { parts } = game.text;
  const lines = game.score(view, seat).map(({ part, points }) => [parts[part] ?? part, signed(points)] as const);
  const room = widest(lines.map(([name]) => name));
  return lines.map(([name, points]) => `  ${pad(name, room)} ${points.padStart(5)}`);
}

/** Who won and by what, for everybody at the table. */
export function finalLines(game: Game, view: object, outcome: Outcome, titleOf: NameOf): string[] {
  const width = pageWidth();
  const seats = [...outcome.scores.keys()]
    .filter((seat) => outcome.apart?.includes(seat) !== true)
    .toSorted((a, b) => outcome.ranks[a] - outcome.ranks[b]);
  return [
    ...fold(inked('bold', game.text.outcome(outcome, titleOf)), width),
    ...seats.flatMap((seat) => [
      ...fold(`${outcome.ranks[seat]}. ${titleOf(seat)}: ${signed(outcome.scores[seat])}`, width, '   '),
      ...breakdown(game, view, seat),
    ]),
  ];
}
