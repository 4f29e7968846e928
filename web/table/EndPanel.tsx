import { laterPart } from '@bandstand/kits/board';
import type { Outcome } from '@bandstand/engine';
import { Suspense, type JSX } from 'solid-js';
import { nameIn, type Session } from '../session/session.ts';
import { bringIntoSight } from './sight.ts';

const EndPoster = laterPart(async () => (await import('./EndPoster.tsx')).EndPoster);
const EndScores = laterPart(async () => (await import('./EndScores.tsx')).EndScores);

/** How it ended: the sentence, the poster, the score pad, and where to go from here. */
export function EndPanel(props: { session: Session; outcome: Outcome; isDaily?: boolean; children?: JSX.Element }) {
  const { game } = props.session;
  return (
    <section class="end panel" aria-labelledby="end-title" ref={bringIntoSight}>
      <h2 id="end-title" tabindex="-1">
        {game.text.outcome(props.outcome, nameIn(props.session.names), props.session.view, props.session.captions)}
      </h2>
      <Suspense fallback={<div class="end-poster end-poster-room" />}>
        <EndPoster session={props.session} outcome={props.outcome} isDaily={props.isDaily === true} />
      </Suspense>
      <Suspense>
        <EndScores session={props.session} outcome={props.outcome} />
      </Suspense>
      <div class="row">{props.children}</div>
    </section>
  );
}
