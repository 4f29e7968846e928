import type { TableInfo } from '@bandstand/protocol';
import { Match, Switch } from 'solid-js';
import type { LiveSession } from '../session/liveSession.ts';
import { KnownDealNote } from './KnownDealNote.tsx';
import { onlineWords } from '../text/online.ts';

/** How the cards of this table come about, before they are dealt. */
export function DealNote(props: { session: LiveSession }) {
  const { session } = props;
  const table = () => session.table;
  return (
    <Switch>
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

/** Seats whose devices a full table waits for, once all seals lie on it. */
const awaited = ({ shuffle }: TableInfo): readonly number[] =>
  shuffle?.phase === 'revealing'
    ? shuffle.seats.flatMap((part, seat) => (part !== null && !part.isIn ? [seat] : []))
    : [];
