import { createSignal, onMount, Show } from 'solid-js';
import { go, Link } from '../router.tsx';
import { api, type Keys } from './api.ts';
import type { LiveSession } from '../session/liveSession.ts';
import { Rematch } from './Rematch.tsx';
import { newPart } from './parts.ts';
import { heldSeat, holdSeat, type HeldSeat } from './seats.ts';

/** Rematches, the replay and the fairness check. */
export function AfterEnd(props: { session: LiveSession; match: string; keys: Keys }) {
  const [answer, setAnswer] = createSignal<string>();
  const [kept, setKept] = createSignal<Pick<HeldSeat, 'seal' | 'part'>>();
  const isSeated = () => props.session.viewer !== 'spectator';
  onMount(() => void keep());
  /** What was played counts on this device, too. */
  async function keep(): Promise<void> {
    const { viewer, outcome, table } = props.session;
    if (viewer === 'spectator' || outcome === undefined) return;
    const [record, { keepOnline }] = await Promise.all([
      api.record(props.match, props.keys),
      import('../session/forGood.ts'),
    ]);
    if (record.ok) await keepOnline(record.value, { seats: table.seats, mine: viewer, outcome, now: Date.now() });
  }
  async function again(how: { order: readonly number[]; sameDeal: boolean }): Promise<void> {
    const { part, commitment } = await newPart();
    const next = await api.rematch(props.match, props.keys, { ...how, commitment });
    if (!next.ok) {
      setAnswer(next.problem.message);
      return;
    }
    holdSeat({ match: next.value.match, game: props.session.game.id, ...props.keys, part });
    go(`/t/${next.value.match}`);
  }
  async function check(): Promise<void> {
    const [record, { fairnessOf }] = await Promise.all([api.record(props.match, props.keys), import('./fairness.ts')]);
    const kept = { seal: props.session.table.commitment, ...heldSeat(props.match) };
    setAnswer(
      record.ok ? fairnessOf(props.session.game, record.value, kept, props.session.names) : record.problem.message,
    );
    setKept(kept);
  }
  return (
    <>
      <Show when={isSeated()}>
        <Rematch names={props.session.names} onRematch={(how) => void again(how)} />
      </Show>
      <Link class="button small" href={`/replay/t-${props.match}`}>
        Replay
      </Link>
      <button type="button" class="button small" onClick={() => void check()}>
        Check fairness
      </button>
      <Show when={answer()}>{(text) => <p role="status">{text()}</p>}</Show>
      <Show when={kept()}>
        {(seals) => (
          <details class="seals">
            <summary>To check it elsewhere</summary>
            <p>
              Seal of the server: <code>{seals().seal}</code>
            </p>
            <Show when={seals().part}>
              {(part) => (
                <p>
                  Part of this device: <code>{part()}</code>
                </p>
              )}
            </Show>
          </details>
        )}
      </Show>
    </>
  );
}
