import { afterFrame, fetchOnReach, Later, laterPart, walkSpots, type BoardProps } from '@bandstand/kits/board';
import { createEffect, createMemo, Show, Suspense, untrack } from 'solid-js';
import type { Genesis, Phase } from '../state.ts';
import { ModelProvider, makeModel, useModel } from './boardModel.ts';
import { flyThings } from './flights.ts';
import { Halftones } from './FlyerPicture.tsx';
import { makeResult } from './gigResult.ts';
import { People } from './People.tsx';
import { Playtest } from './Playtest.tsx';
import { isMember, laterParts, Stage } from './Stage.tsx';
import { eventLine } from '../text/index.ts';
import './genesis.css';

/** The first gig takes a while, so this comes when it is over. */
const ResultPanel = laterPart(async () => (await import('./ResultPanel.tsx')).ResultPanel);

/** Phases that go on where the one before was. */
const SCENES: Partial<Readonly<Record<Phase, Phase>>> = { pick: 'approve', sustainTurn: 'songTurn' };

/** The table: what is being played in the middle, the members beside it, the road and the market below. */
export function Board(props: BoardProps<Genesis>) {
  return (
    <ModelProvider value={makeModel(props)}>
      <Table />
    </ModelProvider>
  );
}

/** Whoever pressed something far down sees what they are asked or told next from its beginning. */
function fromTheTop(stage: () => HTMLElement | undefined, isReading: () => boolean): void {
  const model = useModel();
  const scene = createMemo(() => (isReading() ? 'result' : (SCENES[model.view().phase] ?? model.view().phase)));
  let shown = untrack(scene);
  let isNew = false;
  createEffect(() => {
    isNew ||= scene() !== shown;
    shown = scene();
    // Others may have to act first.
    if (!isNew || (!isReading() && model.moves().length === 0)) return;
    isNew = false;
    afterFrame(() => {
      if ((stage()?.getBoundingClientRect().top ?? 0) < 0) stage()?.scrollIntoView();
    });
  });
}

function Table() {
  const model = useModel();
  const { result, recorded, goOn } = makeResult();
  let table: HTMLDivElement | undefined;
  flyThings(() => table);
  fetchOnReach(() => table, laterParts);
  let stage: HTMLDivElement | undefined;
  /** A member who reads how the gig went is asked nothing until they go on. */
  const isReading = () => result() !== undefined && isMember(model) && model.view().phase !== 'over';
  fromTheTop(() => stage, isReading);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys walk over the spots inside
    <div class="genesis" onKeyDown={walkSpots} ref={table}>
      <Halftones />
      <div class="gd-table">
        <div class="gd-stage" ref={stage}>
          <span class="gd-spotlight" data-anchor="stage" aria-hidden="true" />
          <Suspense>
            <Show when={result()}>{(told) => <ResultPanel result={told()} onGoOn={goOn} />}</Show>
          </Suspense>
          <Show when={!isReading()}>
            <Show when={recorded()}>
              {(event) => (
                <p class="gd-recording panel">
                  {eventLine(model.content(), event(), (seat) => model.names()[seat], model.captions())}
                </p>
              )}
            </Show>
            <Stage />
          </Show>
        </div>
        <div class="gd-aside">
          <Later>
            <People />
          </Later>
          <Playtest />
        </div>
      </div>
    </div>
  );
}
