import type { Outcome } from '@bandstand/engine';
import { titleIn, type Session } from '../session/session.ts';
import { ScorePad } from './ScorePad.tsx';

/** The points part by part of all who compare them, once a match is over. */
export function EndScores(props: { session: Session; outcome: Outcome }) {
  const { game } = props.session;
  const seats = () => [...props.outcome.scores.keys()].filter((seat) => props.outcome.apart?.includes(seat) !== true);
  return (
    <ScorePad
      names={seats().map(titleIn(props.session))}
      parts={game.text.parts}
      lines={seats().map((seat) => game.score(props.session.view, seat))}
      totals={seats().map((seat) => props.outcome.scores[seat])}
      ranks={seats().map((seat) => props.outcome.ranks[seat])}
    />
  );
}
