import { hasSeat } from '@bandstand/engine';
import { For, Show } from 'solid-js';
import { leastBid } from '../moves/bid.ts';
import { NONE } from '../state.ts';
import { slotLabel } from '../text/names.ts';
import { outOfAuction } from '../whyNot.ts';
import { AmountField } from './AmountField.tsx';
import { Chips } from './Chips.tsx';
import { useDesk } from './desk.ts';
import { Pick } from './Pick.tsx';
import { MoveButton } from './Spot.tsx';

/** The auction that is running: the bid, who is in, whose turn it is, and the buttons to raise. */
export function Bidding() {
  const desk = useDesk();
  const view = desk.view;
  const item = () => slotLabel(desk.content(), view().slot, view().row[view().slot] ?? NONE);
  return (
    <div class="mb-bidding">
      <p class="mb-bid-now" data-mind>
        <Show
          when={view().high !== NONE}
          fallback={
            <span>
              {desk.names()[view().actor]} opens the bidding for <b>{item()}</b>
            </span>
          }
        >
          <span>
            <b>{desk.names()[view().high]}</b> leads for <b>{item()}</b> with
          </span>
          <Chips amount={view().bid} />
        </Show>
      </p>
      <ul class="mb-bidders" data-mind>
        <For each={desk.names()}>
          {(name, seat) => (
            <li
              classList={{
                'to-bid': view().actor === seat(),
                leads: view().high === seat(),
                out: !hasSeat(view().bidders, seat()),
              }}
            >
              <Pick seat={seat()} hollow={!hasSeat(view().bidders, seat())} />
              <span>{name}</span>
              <span class="mb-quiet">
                {view().chips[seat()]} · {standing(seat())}
              </span>
            </li>
          )}
        </For>
      </ul>
      <Show when={desk.isMyTurn()} fallback={<OutNote />}>
        <Raise />
      </Show>
    </div>
  );

  function standing(seat: number): string {
    if (view().actor === seat) return 'to bid';
    if (view().high === seat) return 'leads';
    return hasSeat(view().bidders, seat) ? 'in' : 'out';
  }

  function OutNote() {
    const reason = () => {
      const seat = desk.me();
      return seat === undefined ? undefined : outOfAuction(view(), seat);
    };
    return (
      <Show when={reason()}>
        {(problem) => (
          <p class="mb-note">
            <b>Why can’t I bid?</b> {problem().message}
          </p>
        )}
      </Show>
    );
  }
}

/** Quick raises and any other amount. */
function Raise() {
  const desk = useDesk();
  const view = desk.view;
  const least = () => leastBid(desk.content(), view());
  const most = () => view().chips[view().actor];
  const quick = () => [...new Set([least(), least() + 1, most()])].filter((bid) => bid <= most());
  const words = (bid: number) => (bid === most() && bid > least() + 1 ? `All ${bid}` : `Bid ${bid}`);
  const raise = (bid: number) => (view().high === NONE ? '' : `+${bid - view().bid}`);
  return (
    <div class="mb-raise">
      <For each={quick()}>
        {(bid) => (
          <MoveButton move={desk.book().bid[bid]} primary={bid === least()}>
            {words(bid)} <small>{bid === most() ? 'max' : raise(bid)}</small>
          </MoveButton>
        )}
      </For>
      <Show when={view().phase === 'bid'}>
        <MoveButton move={desk.book().pass}>Pass</MoveButton>
      </Show>
      <AmountField verb="Bid" least={least()} most={most()} start={least() + 2} moves={desk.book().bid} />
    </div>
  );
}
