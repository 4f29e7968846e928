import { Later, slideCards, walkSpots, type BoardProps } from '@bandstand/kits/board';
import { createEffect, createSignal, Show } from 'solid-js';
import { partOf } from '../rules/part.ts';
import type { Move, MyBand } from '../state.ts';
import { Actions } from './Actions.tsx';
import { Chart } from './Chart.tsx';
import { farModel, ModelProvider, makeModel, type BoardModel } from './boardModel.ts';
import { flyChips } from './flights.ts';
import { Jumps } from './Jumps.tsx';
import { Neck } from './Neck.tsx';
import { DotsPattern } from './Portrait.tsx';
import { Ribbon } from './Ribbon.tsx';
import { Rivals } from './Seats.tsx';
import { Stage } from './Stage.tsx';
import './my-band.css';

/** Whether something in the board has the focus and will keep it: what is no button any more loses it. */
const holdsFocus = (board: HTMLElement | undefined): boolean =>
  document.activeElement instanceof HTMLElement &&
  board?.contains(document.activeElement) === true &&
  document.activeElement.tabIndex >= 0;

/** When cards may be parted with. */
function partings(model: BoardModel, isThrowing: () => boolean) {
  const isThrown = () => model.view().phase === 'discard' && isThrowing();
  const mayGiveUp = () => model.moves().some(({ type }) => type === 'discardBand' || type === 'discardBusiness');
  return {
    canGiveUp: () => mayGiveUp() && (model.view().phase === 'resolve' || isThrown()),
    canThrow: () => model.isMyTurn() && (model.view().phase === 'trim' || isThrown()),
  };
}

/** The table: the auction in the middle, the own band under it, the chart above, the neck beside. */
export function Board(props: BoardProps<MyBand>) {
  const model = makeModel(props, (move) => play(move));
  // First what is asked; then the parts change places; then the own events and the first cards up for auction, the others,
  // the own band, and the rest of the table.
  const soon = farModel(props, model, 2);
  const next = farModel(props, model, 3);
  const mine = farModel(props, model, 4);
  const far = farModel(props, model, 5);
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
    if (!far.isMyTurn() || far.view() !== model.view() || !hadFocus || holdsFocus(board)) return;
    hadFocus = false;
    actions?.focus({ preventScroll: true });
  });
  createEffect(() => {
    if (!model.isMyTurn() || phase() !== 'discard') setThrowing(false);
  });
  slideCards(
    () => board,
    () => [props.view, soon.view(), next.view(), mine.view(), far.view()],
  );
  flyChips(
    () => board,
    () => props.events,
  );
  const isDuel = () => model.names().length === 2;
  const FarRivals = () => (
    <ModelProvider value={far}>
      {/* After all other parts, wherever it stands: what came over it would push it down. */}
      <Later>
        <Later>
          <Rivals />
        </Later>
      </Later>
    </ModelProvider>
  );
  const { canGiveUp, canThrow } = partings(model, isThrowing);
  return (
    <ModelProvider value={model}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys walk over the spots inside */}
      <div class="my-band" ref={board} onKeyDown={walkSpots}>
        <DotsPattern />
        <div class="mb-table" classList={{ 'gives-up': canGiveUp(), duel: isDuel() }} data-part={partOf(props.view)}>
          <Ribbon />
          <Jumps />
          <div class="mb-stage">
            <Actions ref={(element) => (actions = element)} isThrowing={isThrowing()} onThrowing={setThrowing} />
            <Stage soon={soon} next={next} mine={mine} canGiveUp={canGiveUp()} canThrow={canThrow()}>
              <Show when={isDuel()}>
                <FarRivals />
              </Show>
            </Stage>
          </div>
          <ModelProvider value={far}>
            <Later>
              <Neck />
            </Later>
            <Later>
              <Chart />
            </Later>
          </ModelProvider>
          <Show when={!isDuel()}>
            <FarRivals />
          </Show>
        </div>
      </div>
    </ModelProvider>
  );
}
