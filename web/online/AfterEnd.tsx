import type { Outcome } from '@bandstand/engine';
import { createSignal, onMount, Show } from 'solid-js';
import { noteMeeting } from '../progress/meetings.ts';
import { SeriesLine } from '../progress/SeriesLine.tsx';
import { Link } from '../router.tsx';
import { api, type Keys } from './api.ts';
import type { LiveSession } from '../session/liveSession.ts';
import { Rematch } from './Rematch.tsx';
import { rematch, type NextSeats } from './rematch.ts';
import { heldSeat, type HeldSeat } from './seats.ts';
import { onlineWords } from '../text/online.ts';

/** Rematches, the replay and the fairness check. */
export function AfterEnd(props: { session: LiveSession; match: string; keys: Keys; isAsked: boolean }) {
  const [answer, setAnswer] = createSignal<string>();
  const [kept, setKept] = createSignal<Pick<HeldSeat, 'seal' | 'part'>>();
  const [checksum, setChecksum] = createSignal<string>();
  const isSeated = () => props.session.viewer !== 'spectator';
  onMount(() => void keep());
  /** What was played counts on this device, too. */
  async function keep(): Promise<void> {
    const { viewer, ending, table } = props.session;
    if (viewer === 'spectator') return;
    const names = table.seats.flatMap(({ kind, seat, name }) => (kind === 'person' && seat !== viewer ? [name] : []));
    const { token } = props.keys;
    const now = Date.now();
    if (token !== undefined) noteMeeting({ names, match: props.match, game: props.session.game.id, token, at: now });
    // Whoever resigns has lost; other endings are nobody's.
    if (ending?.how !== 'played' && ending?.how !== 'resigned') return;
    const [record, { keepOnline }] = await Promise.all([
      api.record(props.match, props.keys),
      import('../session/forGood.ts'),
    ]);
    if (!record.ok) return;
    await keepOnline(record.value, { seats: table.seats, mine: viewer, outcome: ending.outcome as Outcome, now });
    setChecksum(record.value.checksum);
  }
  const again = async (how: NextSeats): Promise<void> =>
    void setAnswer(await rematch(props.session.game.id, props.match, props.keys, how));
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
      <Show when={checksum()}>{(match) => <SeriesLine checksum={match()} />}</Show>
      <Show when={isSeated() && !props.isAsked}>
        <Rematch names={props.session.names} onRematch={(how) => void again(how)} />
      </Show>
      <Link class="button small" href={`/replay/t-${props.match}`}>
        {onlineWords.afterEnd.replay}
      </Link>
      <button type="button" class="button small" onClick={() => void check()}>
        {onlineWords.afterEnd.checkFairness}
      </button>
      <Show when={answer()}>{(text) => <p role="status">{text()}</p>}</Show>
      <Show when={kept()}>
        {(seals) => (
          <details class="seals">
            <summary>{onlineWords.afterEnd.toCheckItElsewhere}</summary>
            <p>
              {onlineWords.afterEnd.sealOfTheServer} <code>{seals().seal}</code>
            </p>
            <Show when={seals().part}>
              {(part) => (
                <p>
                  {onlineWords.afterEnd.partOfThisDevice} <code>{part()}</code>
                </p>
              )}
            </Show>
          </details>
        )}
      </Show>
    </>
  );
}
