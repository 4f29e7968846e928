import { Show } from 'solid-js';

/** What went wrong, said where it was tried; nothing while all is well. */
export function ProblemLine(props: { problem: string | undefined }) {
  return (
    <Show when={props.problem}>
      {(message) => (
        <p class="problem" role="alert">
          {message()}
        </p>
      )}
    </Show>
  );
}
