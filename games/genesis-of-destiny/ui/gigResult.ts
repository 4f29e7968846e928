import { createEffect, createSignal, on, type Accessor } from 'solid-js';
import type { Event } from '../event.ts';
import { useModel } from './boardModel.ts';
import { NO_RESULT, tellOn, type Result } from './result.ts';

type Recorded = Extract<Event, { type: 'recorded' }>;

/** Keeps the story of the gig while it is played, and holds it up when it is over. */
export function makeResult(): {
  readonly result: Accessor<Result | undefined>;
  /** What the studio has recorded since the last set. */
  readonly recorded: Accessor<Recorded | undefined>;
  readonly goOn: () => void;
} {
  const model = useModel();
  let story = NO_RESULT;
  const [result, setResult] = createSignal<Result>();
  const [recorded, setRecorded] = createSignal<Recorded>();
  createEffect(
    on(model.events, (events) => {
      const before = story;
      story = tellOn(story, events);
      if (story.ended !== undefined && story !== before) setResult(story);
      const recording = events.findLast((event) => event.type === 'recorded');
      if (recording !== undefined) setRecorded(recording);
      if (events.some(({ type }) => type === 'setStarted')) {
        setResult(undefined);
        setRecorded(undefined);
      }
    }),
  );
  return { result, recorded, goOn: () => setResult(undefined) };
}
