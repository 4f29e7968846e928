import type { TableInfo } from '@bandstand/protocol';
import { Show } from 'solid-js';
import { onlineWords } from '../text/online.ts';

/** Says to everybody at the table when somebody may know its deal. */
export function KnownDealNote(props: { table: TableInfo }) {
  return (
    <Show when={props.table.deal}>
      {(deal) => (
        <p class="quiet" role="note">
          {deal() === 'same'
            ? onlineWords.knownDealNote.dealIsThatOfAnEarlier
            : onlineWords.knownDealNote.thisMatchBeganOnAPlayers}
        </p>
      )}
    </Show>
  );
}
