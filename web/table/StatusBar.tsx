import { laterValue } from '@bandstand/kits/board';
import { Show } from 'solid-js';
import { nameIn, type Session } from '../session/session.ts';

/** Where the match stands: always at the same place, in the same order. */
export function StatusBar(props: { session: Session }) {
  const status = laterValue(() => {
    const { game, view, names, viewer, outcome, captions } = props.session;
    return outcome === undefined ? game.text.status?.(view, nameIn(names), viewer, captions) : undefined;
  }, 2);
  return (
    <Show when={status()}>
      {(line) => (
        <div class="status-line" data-point="status">
          <p class="status-now">{line().now.join(' · ')}</p>
          <p class="status-end">{line().end}</p>
        </div>
      )}
    </Show>
  );
}
