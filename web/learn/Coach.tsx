import { Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { Bubble } from './Bubble.tsx';
import type { Coach as CoachModel } from './coach.ts';
import { Farewell } from './Farewell.tsx';
import { focusBoard } from './layout.ts';
import { markPage } from '../markPage.ts';
import { learnWords } from '../text/learn.ts';
import './learn.css';

/** Everything of a lesson that is seen: the bubble at its spot, the tools in the top bar, the goodbye. */
export function Coach(props: { coach: CoachModel; inks: readonly [string, string] }) {
  const { coach } = props;
  const inks = () => ({ '--ink-1': props.inks[0], '--ink-2': props.inks[1] });
  const bar = document.querySelector('.masthead');
  return (
    <>
      <Show when={bar !== null && (coach.isTeaching() || coach.isQuiet())}>
        <Portal mount={bar ?? document.body}>
          <LessonBar coach={coach} />
        </Portal>
      </Show>
      <Portal>
        <div class="coach-layer" style={inks()}>
          <Bubble coach={coach} />
        </div>
      </Portal>
      <Show when={coach.isSayingGoodbye()}>
        <Farewell coach={coach} inks={inks()} />
      </Show>
    </>
  );
}

/** How far the lesson is, past this step, out of it. */
function LessonBar(props: { coach: CoachModel }) {
  const { coach } = props;
  markPage('in-lesson');
  const leave = (): void => {
    coach.leave();
    focusBoard();
  };
  return (
    <div class="lesson-bar" role="group" aria-label={learnWords.lesson}>
      <Show
        when={coach.isTeaching()}
        fallback={
          <>
            <span class="lesson-step">{learnWords.quiet}</span>
            <button type="button" aria-label={learnWords.leaveFull} onClick={leave}>
              {learnWords.sendAway}
            </button>
          </>
        }
      >
        <span class="lesson-step">
          <span class="lesson-word">{learnWords.lesson}, </span>
          {learnWords.step(coach.step(), coach.count)}
        </span>
        <button type="button" aria-label={learnWords.skipFull} onClick={() => coach.skip()}>
          {learnWords.skip}
        </button>
        <button type="button" aria-label={learnWords.leaveFull} onClick={leave}>
          {learnWords.leave}
        </button>
      </Show>
    </div>
  );
}
