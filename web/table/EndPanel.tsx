import { afterFrame, laterPart } from '@bandstand/kits/board';
import type { Outcome } from '@bandstand/engine';
import { onMount, Suspense, type JSX } from 'solid-js';
import { nameIn, type Session } from '../session/session.ts';
import { byKey } from '../lastInput.ts';
import { bringIntoSight } from './sight.ts';
import { isTyping } from './typing.ts';

const EndPoster = laterPart(async () => (await import('./EndPoster.tsx')).EndPoster);
const EndScores = laterPart(async () => (await import('./EndScores.tsx')).EndScores);

/** Whoever plays by keyboard goes on here, if the focus is nowhere else. */
function takeFocus(title: HTMLElement): void {
  onMount(() =>
    afterFrame(() => {
      const { activeElement } = document;
      const isFree =
        activeElement === null || activeElement === document.body || activeElement.closest('.board') !== null;
      if (byKey() && isFree && !isTyping(activeElement)) title.focus();
    }),
  );
}

/** How it ended: the sentence, the poster, the score pad, and where to go from here. */
export function EndPanel(props: { session: Session; outcome: Outcome; isDaily?: boolean; children?: JSX.Element }) {
  const { game } = props.session;
  return (
    <section class="end panel" aria-labelledby="end-title" ref={bringIntoSight}>
      <h2 id="end-title" tabindex="-1" ref={takeFocus}>
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
