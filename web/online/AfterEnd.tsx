import { createSignal, Show } from 'solid-js';
import { go, Link } from '../router.tsx';
import { api, type Keys } from './api.ts';
import type { KnownDeal } from '@bandstand/engine';
import type { LiveSession } from '../session/liveSession.ts';
import { Rematch } from './Rematch.tsx';
import { heldSeat, holdSeat } from './seats.ts';

const DEAL_WORDS: Readonly<Record<KnownDeal | 'fresh', string>> = {
  fresh: 'The server made the deal: this shows that it was not changed later, not that the server did not know it.',
  same: 'But the deal is that of an earlier match: whoever played or watched that one may have known it.',
  brought: 'But the match began on a player’s own device, which knew the whole deal.',
};

/** Rematches, the replay and the fairness check. */
export function AfterEnd(props: { session: LiveSession; match: string; keys: Keys }) {
  const [answer, setAnswer] = createSignal<string>();
  const isSeated = () => props.session.viewer !== 'spectator';
  async function again(how: { order: readonly number[]; sameDeal: boolean }): Promise<void> {
    const next = await api.rematch(props.match, props.keys, how);
    if (!next.ok) {
      setAnswer(next.problem.message);
      return;
    }
    holdSeat({ match: next.value.match, game: props.session.game.id, ...props.keys });
    go(`/t/${next.value.match}`);
  }
  async function check(): Promise<void> {
    const [record, { parseRecord, verifyRecord }] = await Promise.all([
      api.record(props.match, props.keys),
      import('@bandstand/engine'),
    ]);
    if (!record.ok) {
      setAnswer(record.problem.message);
      return;
    }
    const read = parseRecord(record.value);
    const verified = read.ok ? verifyRecord(props.session.game, read.value) : read;
    const seal = heldSeat(props.match)?.seal ?? props.session.table.commitment;
    const isSealed = read.ok && read.value.commitment === seal;
    setAnswer(
      verified.ok && isSealed
        ? `The whole game follows from the seed that was sealed before the first move. ${DEAL_WORDS[read.ok ? (read.value.deal ?? 'fresh') : 'fresh']}`
        : `This does not add up: ${verified.ok ? 'the seal is another one than at the start.' : verified.problem.message}`,
    );
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
    </>
  );
}
