import type { MatchEnd } from '@bandstand/kits/board-poster';
import { endWords } from '../text/end.ts';

const text = endWords;

/** Everybody's result, the best first: whoever sends it need not have won. */
function standings({ outcome: { ranks, scores, apart }, titles }: MatchEnd): string {
  if (scores.length < 2) return '';
  const seats = [...scores.keys()]
    .filter((seat) => apart?.includes(seat) !== true)
    .toSorted((a, b) => ranks[a] - ranks[b]);
  return seats.map((seat) => text.part(titles[seat], scores[seat])).join(', ');
}

/** What the result is made of, for the seat whose poster it is. */
const breakdown = ({ game, view, seat }: MatchEnd): string =>
  game
    .score(view, seat)
    .filter(({ points }) => points !== 0)
    .map(({ part, points }) => text.part(game.text.parts[part] ?? part, points))
    .join(' · ');

/** A result in words, to paste: nothing of the deal is in it. */
export function resultText(end: MatchEnd, date: string | undefined, link: string): string {
  const sentence = end.game.text.outcome(end.outcome, (seat) => end.titles[seat], end.view, end.captions);
  return text.asText(end.game.text.name, date, [sentence, standings(end), breakdown(end)], link);
}
