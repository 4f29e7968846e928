import { Later, slideCards, walkSpots, type BoardProps } from '@bandstand/kits/board';
import { createEffect, createSignal, on, Show } from 'solid-js';
import { partOf } from '../rules/part.ts';
import type { Move, MyBand } from '../state.ts';
import { Actions } from './Actions.tsx';
import { AuctionRow } from './AuctionRow.tsx';
import { Chart } from './Chart.tsx';
import { farModel, ModelProvider, makeModel } from './boardModel.ts';
import { flyChips } from './flights.ts';
import { Hand } from './Hand.tsx';
import { Jumps } from './Jumps.tsx';
import { Neck } from './Neck.tsx';
import { DotsPattern } from './Portrait.tsx';
import { Ribbon } from './Ribbon.tsx';
import { OwnBand, Rivals } from './Seats.tsx';
import './my-band.css';

type Part = 'row' | 'own' | 'hand';

/** What matters most in each part of a turn comes first: what stands over the own band. */
const OVER_OWN: readonly (readonly Part[])[] = [['row'], ['hand'], [], []];
const BESIDE_OWN: readonly Part[] = ['hand', 'row'];

/** Puts the smaller parts over or under the own band, which is by far the largest and stays where it is. */
function arrange(own: HTMLElement, others: ReadonlyMap<Part, HTMLElement>, part: number): void {
  const over = OVER_OWN[part] ?? OVER_OWN[0];
  const wanted = [...over, 'own' as const, ...BESIDE_OWN.filter((name) => !over.includes(name))];
  const places = wanted.map((name) => (name === 'own' ? own : others.get(name)));
  const at = places.indexOf(own);
  places.forEach((place, index) => {
    if (place === undefined || place === own) return;
    const isThere =
      index < at ? place.nextElementSibling === places[index + 1] : place.previousElementSibling === places[index - 1];
    if (isThere) return;
    if (index < at) own.before(place);
    else places[index - 1]?.after(place);
  });
}

/** Whether something in the board has the focus and will keep it: what is no button any more loses it. */
const holdsFocus = (board: HTMLElement | undefined): boolean =>
  document.activeElement instanceof HTMLElement &&
  board?.contains(document.activeElement) === true &&
  document.activeElement.tabIndex >= 0;

/** The table: the auction in the middle, the own band under it, the chart above, the neck beside. */
export function Board(props: BoardProps<MyBand>) {
  const model = makeModel(props, (move) => play(move));
  const [isThrowing, setThrowing] = createSignal(false);
  const phase = () => props.view.phase;
  let board: HTMLDivElement | undefined;
  let actions: HTMLElement | undefined;
  let own: HTMLDivElement | undefined;
  const parts = new Map<Part, HTMLElement>();
  let hadFocus = false;
  const play = (move: Move): void => {
    hadFocus = board?.contains(document.activeElement) === true;
    props.onMove(move);
  };
  // The pressed button is often gone after its move; the keyboard goes on from what is going on now.
  createEffect(() => {
    if (!model.isMyTurn() || !hadFocus || holdsFocus(board)) return;
    hadFocus = false;
    actions?.focus({ preventScroll: true });
  });
  createEffect(() => {
    if (!model.isMyTurn() || phase() !== 'discard') setThrowing(false);
  });
  createEffect(
    on(
      () => partOf(props.view),
      (part) => {
        if (own !== undefined) arrange(own, parts, part);
      },
    ),
  );
  // First what is asked, then the own band, then the rest of the table.
  const mine = farModel(props, model, 1);
  const far = farModel(props, model, 2);
  slideCards(
    () => board,
    () => [props.view, mine.view(), far.view()],
  );
  flyChips(
    () => board,
    () => props.events,
  );
  const mayGiveUp = () => model.moves().some(({ type }) => type === 'discardBand' || type === 'discardBusiness');
  const canGiveUp = () =>
    model.isMyTurn() && mayGiveUp() && (phase() === 'resolve' || (phase() === 'discard' && isThrowing()));
  const canThrow = () => model.isMyTurn() && (phase() === 'trim' || (phase() === 'discard' && isThrowing()));
  return (
    <ModelProvider value={model}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys walk over the spots inside */}
      <div class="my-band" ref={board} onKeyDown={walkSpots}>
        <DotsPattern />
        <div class="mb-table" classList={{ 'gives-up': canGiveUp() }} data-part={partOf(props.view)}>
          <Ribbon />
          <Jumps />
          <div class="mb-stage">
            <Actions ref={(element) => (actions = element)} isThrowing={isThrowing()} onThrowing={setThrowing} />
            <div class="mb-part" ref={(place) => parts.set('row', place)}>
              <Later>
                <Show when={phase() !== 'pickSinger'}>
                  <AuctionRow />
                </Show>
              </Later>
            </div>
            <div class="mb-part" ref={own}>
              <Later>
                <Show when={model.me() !== undefined}>
                  <ModelProvider value={mine}>
                    <OwnBand seat={model.me() ?? 0} canGiveUp={canGiveUp()} />
                  </ModelProvider>
                </Show>
              </Later>
            </div>
            <div class="mb-part" ref={(place) => parts.set('hand', place)}>
              <Later>
                <Show when={model.me() !== undefined}>
                  <Hand canThrow={canThrow()} />
                </Show>
              </Later>
            </div>
          </div>
          <ModelProvider value={far}>
            <Later>
              <Neck />
            </Later>
            <Later>
              <Chart />
            </Later>
            <Later>
              <Rivals />
            </Later>
          </ModelProvider>
        </div>
      </div>
    </ModelProvider>
  );
}
