import { createSignal, For, Show } from 'solid-js';
import { ProblemLine } from '../ProblemLine.tsx';
import type { LiveSession } from '../session/liveSession.ts';
import { api, type Keys } from './api.ts';
import { onlineWords } from '../text/online.ts';

/** Whoever made the table can send others away from it, with what they said. */
export function SendAway(props: { session: LiveSession; match: string; keys: Keys }) {
  const { session } = props;
  const [problem, setProblem] = createSignal<string>();
  const isHost = () => session.viewer !== 'spectator' && session.table.seats[session.viewer]?.isHost === true;
  const others = () =>
    session.table.status === 'over' || !isHost()
      ? []
      : session.table.seats.filter(
          ({ seat, kind, standIn }) => (kind === 'person' || kind === 'invited') && seat !== session.viewer && !standIn,
        );
  async function send(seat: number): Promise<void> {
    const what =
      session.table.status === 'playing'
        ? onlineWords.sendAway.botPlaysOnForThem
        : onlineWords.sendAway.theirSeatIsFree;
    if (!confirm(onlineWords.sendAway.sendAwayWhatThey(session.names[seat], what))) return;
    const sent = await api.remove(props.match, props.keys, seat);
    setProblem(sent.ok ? undefined : sent.problem.message);
  }
  return (
    <Show when={others().length > 0}>
      <details>
        <summary>{onlineWords.sendAway.sendSomebodyAway}</summary>
        <div class="row">
          <For each={others()}>
            {({ seat }) => (
              <button type="button" class="button small" onClick={() => void send(seat)}>
                {session.names[seat]}
              </button>
            )}
          </For>
        </div>
        <ProblemLine problem={problem()} />
      </details>
    </Show>
  );
}
