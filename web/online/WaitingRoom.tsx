import { createSignal, For, Show } from 'solid-js';
import { ProblemLine } from '../ProblemLine.tsx';
import { api, type Keys } from './api.ts';
import { DealNote } from './DealNote.tsx';
import type { LiveSession } from '../session/liveSession.ts';
import { onlineWords } from '../text/online.ts';

/** Who sits where before the match begins; whoever is seated may change it. */
export function WaitingRoom(props: { session: LiveSession; match: string; keys: Keys }) {
  const { session } = props;
  const [problem, setProblem] = createSignal<string>();
  const mine = () => (session.viewer === 'spectator' ? undefined : session.viewer);
  const isOpen = () => session.table.seats.some(({ kind }) => kind === 'open');
  async function swap(mySeat: number, other: number): Promise<void> {
    const swapped = await api.swap(props.match, props.keys, [mySeat, other]);
    setProblem(swapped.ok ? undefined : swapped.problem.message);
  }
  const describe = (seat: number): string => {
    const { kind, name, isHere } = session.table.seats[seat];
    if (kind === 'open') return onlineWords.waitingRoom.free;
    if (seat === mine()) return onlineWords.waitingRoom.you(name);
    return kind === 'person' && !isHere ? onlineWords.waitingRoom.away(name) : name;
  };
  return (
    <section class="panel waiting-room" aria-labelledby="seats-title">
      <h2 id="seats-title">{onlineWords.waitingRoom.seats}</h2>
      <ol>
        <For each={session.table.seats}>
          {({ seat, kind }) => (
            <li classList={{ open: kind === 'open', 'is-me': seat === mine() }}>
              <span class="seat-number">{seat + 1}</span>
              <span class="seat-name">
                {describe(seat)}
                <Show when={session.game.text.seats?.[seat]}>
                  {(title) => <span class="seat-title">{title()}</span>}
                </Show>
              </span>
              <Show when={isOpen() && mine() !== undefined && seat !== mine()}>
                <button
                  type="button"
                  class="button small"
                  aria-label={
                    kind === 'open'
                      ? onlineWords.waitingRoom.sitHereOnSeat(seat + 1)
                      : onlineWords.waitingRoom.swapSeatsWith(describe(seat))
                  }
                  onClick={() => void swap(mine() ?? 0, seat)}
                >
                  {kind === 'open' ? onlineWords.waitingRoom.sitHere : onlineWords.waitingRoom.swap}
                </button>
              </Show>
            </li>
          )}
        </For>
      </ol>
      <DealNote session={session} />
      <ProblemLine problem={problem()} />
    </section>
  );
}
