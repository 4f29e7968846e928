import type { BoardProps } from '@bandstand/kits/board';
import { createEffect, createSignal, Show } from 'solid-js';
import type { MyBand } from '../state.ts';
import { Actions } from './Actions.tsx';
import { AuctionRow } from './AuctionRow.tsx';
import { Chart } from './Chart.tsx';
import { DeskProvider, makeDesk } from './desk.ts';
import { Hand } from './Hand.tsx';
import { Neck } from './Neck.tsx';
import { Ribbon } from './Ribbon.tsx';
import { OwnBand, Rivals } from './Seats.tsx';
import './my-band.css';

/** The table: the auction in the middle, the own band under it, the chart above, the neck beside. */
export function Board(props: BoardProps<MyBand>) {
  const desk = makeDesk(props);
  const [isThrowing, setThrowing] = createSignal(false);
  const phase = () => props.view.phase;
  createEffect(() => {
    if (!desk.isMyTurn() || phase() !== 'discard') setThrowing(false);
  });
  const canGiveUp = () => desk.isMyTurn() && (phase() === 'resolve' || (phase() === 'discard' && isThrowing()));
  const canThrow = () => desk.isMyTurn() && (phase() === 'trim' || (phase() === 'discard' && isThrowing()));
  return (
    <DeskProvider value={desk}>
      <div class="my-band">
        <div class="mb-table">
          <Ribbon />
          <div class="mb-stage">
            <Actions isThrowing={isThrowing()} onThrowing={setThrowing} />
            <Show when={phase() !== 'pickSinger'}>
              <AuctionRow />
            </Show>
            <Show when={desk.me() !== undefined}>
              <OwnBand seat={desk.me() ?? 0} canGiveUp={canGiveUp()} />
              <Hand canThrow={canThrow()} />
            </Show>
          </div>
          <Neck />
          <Chart />
          <Rivals />
        </div>
      </div>
    </DeskProvider>
  );
}
