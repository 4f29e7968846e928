import { createEffect, createSignal, onCleanup, untrack, type Accessor } from 'solid-js';
import type { Coaching } from '../dice/coach.ts';
import type { Question } from '../dice/question.ts';
import type { CoachAnswer, CoachQuestion } from './coachWorker.ts';

export interface Coach {
  /** The answer to the present question, at first perhaps about placements only; undefined while there is none. */
  readonly coaching: Accessor<Coaching | undefined>;
  readonly isThinking: Accessor<boolean>;
}

/** Asks the coach in a worker, so that the page stays smooth; an answer to an older question is dropped. */
export function makeCoach(question: Accessor<Question | undefined>): Coach {
  const [asked, setAsked] = createSignal(0);
  const [answer, setAnswer] = createSignal<CoachAnswer>();
  let worker: Worker | undefined;
  let last = '';
  const open = (): Worker => {
    if (worker !== undefined) return worker;
    worker = new Worker(new URL('./coachWorker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', (event: MessageEvent<CoachAnswer>) => setAnswer(event.data));
    return worker;
  };
  createEffect(() => {
    const now = question();
    const text = now === undefined ? '' : JSON.stringify(now);
    if (text === last) return;
    last = text;
    const number = untrack(asked) + 1;
    setAsked(number);
    if (now === undefined) return;
    const message: CoachQuestion = { number, question: now };
    open().postMessage(message);
  });
  onCleanup(() => worker?.terminate());
  const present = (): CoachAnswer | undefined => (answer()?.number === asked() ? answer() : undefined);
  return {
    coaching: () => present()?.coaching,
    isThinking: () => question() !== undefined && present()?.isWhole !== true,
  };
}
