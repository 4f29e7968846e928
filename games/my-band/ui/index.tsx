import { Later, slideCards, walkSpots, type BoardProps } from '@bandstand/kits/board';
import { createEffect, createSignal, For, Match, Show, Switch } from 'solid-js';
import { partOf } from '../rules/part.ts';
import type { Move, MyBand } from '../state.ts';
import { Actions } from './Actions.tsx';
import { AuctionRow } from './AuctionRow.tsx';
import { Chart } from './Chart.tsx';
import { ModelProvider, makeModel } from './boardModel.ts';
import { flyChips } from './flights.ts';
import { Hand } from './Hand.tsx';
import { Jumps } from './Jumps.tsx';
import { Neck } from './Neck.tsx';
import { DotsPattern } from './Portrait.tsx';
import { Ribbon } from './Ribbon.tsx';
import { OwnBand, Rivals } from './Seats.tsx';
import './my-band.css';

/** What matters most in each part of a turn comes first. */
const ORDERS: readonly (readonly ('row' | 'own' | 'hand')[])[] = [
  ['row', 'own', 'hand'],
  ['hand', 'own', 'row'],
  ['own', 'hand', 'row'],
  ['own', 'hand', 'row'],
];

/** The table: the auction in the middle, the own band under it, the chart above, the neck beside. */
export function Board(props: BoardProps<MyBand>) {
  const model = makeModel(props, (move) => play(move));
  const [isThrowing, setThrowing] = createSignal(false);
  const phase = () => props.view.phase;
  let board: HTMLDivElement | undefined;
  let actions: HTMLElement | undefined;
  let hadFocus = false;
  const play = (move: Move): void => {
    hadFocus = board?.contains(document.activeElement) === true;
    props.onMove(move);
  };
  // The pressed button is often gone after its move; the keyboard goes on from what is going on now.
  createEffect(() => {
    if (!model.isMyTurn() || !hadFocus || board?.contains(document.activeElement) === true) return;
    hadFocus = false;
    actions?.focus({ preventScroll: true });
  });
  createEffect(() => {
    if (!model.isMyTurn() || phase() !== 'discard') setThrowing(false);
  });
  slideCards(
    () => board,
    () => props.view,
  );
  flyChips(
    () => board,
    () => props.events,
  );
  const canGiveUp = () => model.isMyTurn() && (phase() === 'resolve' || (phase() === 'discard' && isThrowing()));
  const canThrow = () => model.isMyTurn() && (phase() === 'trim' || (phase() === 'discard' && isThrowing()));
  return (
    <ModelProvider value={model}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys walk over the spots inside */}
      <div class="my-band" ref={board} onKeyDown={walkSpots}>
        <DotsPattern />
        <div class="mb-table" data-part={partOf(props.view)}>
          <Ribbon />
          <Jumps />
          <div class="mb-stage">
            <Actions ref={(element) => (actions = element)} isThrowing={isThrowing()} onThrowing={setThrowing} />
            <For each={ORDERS[partOf(props.view)] ?? ORDERS[0]}>
              {(part) => (
                <Later>
                  <Switch>
                    <Match when={part === 'row'}>
                      <Show when={phase() !== 'pickSinger'}>
                        <AuctionRow />
                      </Show>
                    </Match>
                    <Match when={part === 'own' && model.me() !== undefined}>
                      <OwnBand seat={model.me() ?? 0} canGiveUp={canGiveUp()} />
                    </Match>
                    <Match when={part === 'hand' && model.me() !== undefined}>
                      <Hand canThrow={canThrow()} />
                    </Match>
                  </Switch>
                </Later>
              )}
            </For>
          </div>
          <Later>
            <Neck />
          </Later>
          <Later>
            <Chart />
          </Later>
          <Later>
            <Rivals />
          </Later>
        </div>
      </div>
    </ModelProvider>
  );
}
