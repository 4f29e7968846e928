import { afterFrame, fetchOnReach, Later, laterPart, walkSpots, type BoardProps } from '@bandstand/kits/board';
import { Show, Suspense } from 'solid-js';
import type { Genesis } from '../state.ts';
import { ModelProvider, makeModel, useModel } from './boardModel.ts';
import { flyThings } from './flights.ts';
import { Halftones } from './FlyerPicture.tsx';
import { makeResult } from './gigResult.ts';
import { People } from './People.tsx';
import { Playtest } from './Playtest.tsx';
import { isMember, laterParts, Stage } from './Stage.tsx';
import './genesis.css';

/** The first gig takes a while, so this comes when it is over. */
const ResultPanel = laterPart(async () => (await import('./ResultPanel.tsx')).ResultPanel);

/** The table: what is being played in the middle, the members beside it, the road and the market below. */
export function Board(props: BoardProps<Genesis>) {
  return (
    <ModelProvider value={makeModel(props)}>
      <Table />
    </ModelProvider>
  );
}

function Table() {
  const model = useModel();
  const { result, goOn } = makeResult();
  let table: HTMLDivElement | undefined;
  flyThings(() => table);
  fetchOnReach(() => table, laterParts);
  let stage: HTMLDivElement | undefined;
  /** The result is long, and what is asked after it stands where it began. */
  const readOn = (): void => {
    goOn();
    afterFrame(() => {
      if ((stage?.getBoundingClientRect().top ?? 0) < 0) stage?.scrollIntoView();
    });
  };
  /** A member who reads how the gig went is asked nothing until they go on. */
  const isReading = () => result() !== undefined && isMember(model) && model.view().phase !== 'over';
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys walk over the spots inside
    <div class="genesis" onKeyDown={walkSpots} ref={table}>
      <Halftones />
      <div class="gd-table">
        <div class="gd-stage" ref={stage}>
          <span class="gd-spotlight" data-anchor="stage" aria-hidden="true" />
          <Suspense>
            <Show when={result()}>{(told) => <ResultPanel result={told()} onGoOn={readOn} />}</Show>
          </Suspense>
          <Show when={!isReading()}>
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
