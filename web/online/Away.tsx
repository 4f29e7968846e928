import { LIMITS } from '@bandstand/protocol/limits';
import { createMemo, createSignal, For, onCleanup, Show } from 'solid-js';
import type { LiveSession } from '../session/liveSession.ts';
import { onlineWords } from '../text/online.ts';

/** Who only loads the page again is not called away. */
const GONE_MS = 5_000;
const WAITED_MS = LIMITS.awaySeconds * 1000;

/** Who is gone is said where one looks; who has waited long enough lets a bot play for them. */
export function Away(props: { session: Pick<LiveSession, 'names' | 'say' | 'table' | 'viewer' | 'ending'> }) {
  const { session } = props;
  const [now, setNow] = createSignal(Date.now());
  const timer = setInterval(() => setNow(Date.now()), 1_000);
  onCleanup(() => clearInterval(timer));
  /** When each absence began by the clock of this device, which may be wrong: what began before its eyes began when it heard. */
  const begun = new Map<number, number>();
  const opened = Date.now();
  const since = createMemo(() =>
    session.table.seats.flatMap(({ seat, awaySince }) => {
      if (awaySince === undefined || seat === session.viewer || session.ending !== undefined) return [];
      const at = Date.now();
      const known = begun.get(awaySince) ?? (at - opened < 1_000 ? Math.min(awaySince, at) : at);
      begun.set(awaySince, known);
      return [{ seat, known }];
    }),
  );
  const gone = createMemo(
    () =>
      since().flatMap(({ seat, known }) => {
        const ms = now() - known;
        return ms < GONE_MS ? [] : [{ seat, minutes: Math.floor(ms / 60_000), isLong: ms >= WAITED_MS }];
      }),
    [],
    { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) },
  );
  const toRelieve = () => (session.viewer === 'spectator' ? [] : gone().filter(({ isLong }) => isLong));
  return (
    <Show when={gone().length > 0}>
      <section class="wish away" role="status">
        <p>{onlineWords.away.areAway(gone().map(({ seat, minutes }) => ({ name: session.names[seat], minutes })))}</p>
        <For each={toRelieve()}>
          {({ seat }) => (
            <button
              type="button"
              class="button small"
              title={onlineWords.away.theyCanTakeItBack}
              onClick={() => session.say({ type: 'relieve', seat })}
            >
              {onlineWords.away.letABotPlayFor(session.names[seat])}
            </button>
          )}
        </For>
      </section>
    </Show>
  );
}
