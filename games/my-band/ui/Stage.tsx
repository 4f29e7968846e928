import { inLaterFrame, Later } from '@bandstand/kits/board';
import { createEffect, createMemo, on, Show, type JSX } from 'solid-js';
import { partOf } from '../rules/part.ts';
import { AuctionRow } from './AuctionRow.tsx';
import type { View } from '../state.ts';
import { ModelProvider, useModel, type BoardModel } from './boardModel.ts';
import { Hand } from './Hand.tsx';
import { OwnBand } from './Seats.tsx';

type Part = 'row' | 'own' | 'hand';

/** What matters most in each part of a turn comes first: what stands over the own band. */
const OVER_OWN: readonly (readonly Part[])[] = [['row'], ['hand'], [], []];

/** Whoever has to give somebody up looks at the own band, in any part. */
const overOwn = (view: View): readonly Part[] => OVER_OWN[view.phase === 'resolve' ? 2 : partOf(view)] ?? OVER_OWN[0];
const BESIDE_OWN: readonly Part[] = ['hand', 'row'];

/** Puts the smaller parts over or under the own band, which is by far the largest and stays where it is. */
function arrange(own: HTMLElement, others: ReadonlyMap<Part, HTMLElement>, over: readonly Part[]): void {
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

/** The row, the own band and the own events, in the order of what matters now. */
export function Stage(props: {
  soon: BoardModel;
  next: BoardModel;
  mine: BoardModel;
  canGiveUp: boolean;
  canThrow: boolean;
  /** What stands under the own band where there is room for it. */
  children: JSX.Element;
}) {
  const model = useModel();
  const parts = new Map<Part, HTMLElement>();
  let own: HTMLDivElement | undefined;
  /** What is moved is laid out and painted like new: not in the frame of the new buttons. */
  const first = inLaterFrame(createMemo(() => overOwn(model.view())));
  createEffect(
    on(first, (over) => {
      if (own !== undefined) arrange(own, parts, over);
    }),
  );
  return (
    <>
      <div class="mb-part" ref={(place) => parts.set('row', place)}>
        <Later>
          <Show when={model.view().phase !== 'pickSinger' && model.view().phase !== 'over'}>
            <ModelProvider value={props.soon}>
              <AuctionRow next={props.next} />
            </ModelProvider>
          </Show>
        </Later>
      </div>
      <div class="mb-part mb-bands" ref={own}>
        <Later>
          <Show when={model.me() !== undefined}>
            <ModelProvider value={props.mine}>
              <OwnBand seat={model.me() ?? 0} canGiveUp={props.canGiveUp} />
            </ModelProvider>
          </Show>
        </Later>
        {props.children}
      </div>
      <div class="mb-part" ref={(place) => parts.set('hand', place)}>
        <Later>
          <Show when={model.me() !== undefined}>
            <ModelProvider value={props.soon}>
              <Hand canThrow={props.canThrow} />
            </ModelProvider>
          </Show>
        </Later>
      </div>
    </>
  );
}
