import type { TableInfo } from '@bandstand/protocol';
import { Match, Show, Switch } from 'solid-js';
import type { LiveSession } from '../session/liveSession.ts';
import { KnownDealNote } from './KnownDealNote.tsx';

/** How the cards of this table come about, before they are dealt. */
export function DealNote(props: { session: LiveSession }) {
  const { session } = props;
  const table = () => session.table;
  return (
    <Switch>
      <Match when={(table().asks ?? []).length > 0}>
        <SameDealQuestion session={session} />
      </Match>
      <Match when={table().deal !== undefined}>
        <KnownDealNote table={table()} />
      </Match>
      <Match when={awaited(table()).length > 0}>
        <p role="status">
          Shuffling together. Waiting for the device of{' '}
          {awaited(table())
            .map((seat) => session.names[seat])
            .join(', ')}
          .
        </p>
      </Match>
      <Match when={table().shuffle}>
        <p class="quiet" role="note">
          Every player’s device adds to the shuffle, so nobody can choose the cards. Keep this page open until the match
          begins.
        </p>
      </Match>
    </Switch>
  );
}

/** Seats whose devices a full table waits for. */
function awaited({ seats, shuffle }: TableInfo): readonly number[] {
  if (shuffle === undefined || seats.some(({ kind }) => kind === 'open')) return [];
  return shuffle.phase === 'gathering'
    ? shuffle.seats.flatMap((part, seat) => (part === null && seats[seat]?.kind === 'person' ? [seat] : []))
    : shuffle.seats.flatMap((part, seat) => (part !== null && !part.isIn ? [seat] : []));
}

function SameDealQuestion(props: { session: LiveSession }) {
  const { session } = props;
  const asks = () => session.table.asks ?? [];
  const asksMe = () => session.viewer !== 'spectator' && asks().includes(session.viewer);
  return (
    <section class="wish" role="status">
      <p>The same cards as in the last match: whoever saw them may know the deal. The match begins when all agree.</p>
      <Show
        when={asksMe()}
        fallback={
          <p class="quiet">
            Waiting for{' '}
            {asks()
              .map((seat) => session.names[seat])
              .join(', ')}
            .
          </p>
        }
      >
        <div class="row">
          <button type="button" class="button primary small" onClick={() => session.say({ type: 'answer', yes: true })}>
            Play the same deal
          </button>
          <button type="button" class="button small" onClick={() => session.say({ type: 'answer', yes: false })}>
            Rather not
          </button>
        </div>
      </Show>
    </section>
  );
}
