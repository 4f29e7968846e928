import type { TableInfo } from '@bandstand/protocol';
import { Show } from 'solid-js';

/** Says to everybody at the table when somebody may know its deal. */
export function KnownDealNote(props: { table: TableInfo }) {
  return (
    <Show when={props.table.deal}>
      {(deal) => (
        <p class="quiet" role="note">
          {deal() === 'same'
            ? 'The deal is that of an earlier match: somebody may know it.'
            : 'This match began on a player’s own device, which knows its deal.'}
        </p>
      )}
    </Show>
  );
}
