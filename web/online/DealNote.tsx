import type { TableInfo } from '@bandstand/protocol';
import { Match, Show, Switch } from 'solid-js';
import type { LiveSession } from '../session/liveSession.ts';
import { KnownDealNote } from './KnownDealNote.tsx';
import { onlineWords } from '../text/online.ts';

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
          {onlineWords.dealNote.shufflingTogetherWaitingForTheDevice(
            awaited(table())
              .map((seat) => session.names[seat])
              .join(', '),
          )}
        </p>
      </Match>
      <Match when={table().shuffle}>
        <p class="quiet" role="note">
          {onlineWords.dealNote.everyPlayersDeviceAdds}
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
      <p>{onlineWords.dealNote.sameCardsAsInTheLast}</p>
      <Show
        when={asksMe()}
        fallback={
          <p class="quiet">
            {onlineWords.dealNote.waitingFor(
              asks()
                .map((seat) => session.names[seat])
                .join(', '),
            )}
          </p>
        }
      >
        <div class="row">
          <button type="button" class="button primary small" onClick={() => session.say({ type: 'answer', yes: true })}>
            {onlineWords.dealNote.playTheSameDeal}
          </button>
          <button type="button" class="button small" onClick={() => session.say({ type: 'answer', yes: false })}>
            {onlineWords.dealNote.ratherNot}
          </button>
        </div>
      </Show>
    </section>
  );
}
