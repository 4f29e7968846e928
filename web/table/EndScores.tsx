import type { Outcome } from '@bandstand/engine';
import { titleIn, type Session } from '../session/session.ts';
import { ScorePad } from './ScorePad.tsx';

/** Everybody's points part by part, once a match is over. */
export function EndScores(props: { session: Session; outcome: Outcome }) {
  const { game } = props.session;
  return (
    <ScorePad
      names={props.session.names.map((_, seat) => titleIn(props.session)(seat))}
      parts={game.text.parts}
      lines={props.session.names.map((_, seat) => game.score(props.session.view, seat))}
      totals={props.outcome.scores}
      ranks={props.outcome.ranks}
    />
  );
}
