import { createEffect, createSignal, on, type Accessor } from 'solid-js';
import { useModel } from './boardModel.ts';
import { NO_RESULT, tellOn, type Result } from './result.ts';

/** Keeps the story of the gig while it is played, and holds it up when it is over. */
export function makeResult(): { readonly result: Accessor<Result | undefined>; readonly goOn: () => void } {
  const model = useModel();
  let story = NO_RESULT;
  const [result, setResult] = createSignal<Result>();
  createEffect(
    on(model.events, (events) => {
      const before = story;
      story = tellOn(story, events);
      if (story.ended !== undefined && story !== before) setResult(story);
      if (events.some(({ type }) => type === 'setStarted')) setResult(undefined);
    }),
  );
  return { result, goOn: () => setResult(undefined) };
}
