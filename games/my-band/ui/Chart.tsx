import type { Seat } from '@bandstand/engine';
import { For, Show } from 'solid-js';
import { negotiationCost } from '../moves/negotiate.ts';
import { boardWords, needsText, gameWords } from '../text/index.ts';
import { Chips } from './Chips.tsx';
import { useModel, type BoardModel } from './boardModel.ts';
import { Pick } from './Pick.tsx';
import { Place } from './Spot.tsx';

const words = boardWords.contract;

/** The contract chart: every space with its condition, a light per seat that meets it now, the marker and the insurance. */
export function Chart() {
  const model = useModel();
  const view = model.view;
  return (
    <section class="mb-chart" data-far aria-labelledby="mb-chart-title">
      <h2 id="mb-chart-title">{gameWords.chart.contract}</h2>
      <ol>
        <For each={model.content().pack.contracts.spaces}>
          {(_, index) => (
            <li
              data-point={`space:${index() + 1}`}
              data-term={`space:${index() + 1}`}
              classList={{ marked: view().marker === index() + 1, 'is-mine': isMet(model, index() + 1, model.me()) }}
            >
              <Space space={index() + 1} />
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}

const isMet = (model: BoardModel, space: number, seat: Seat | undefined): boolean =>
  seat !== undefined && model.outlooks()[seat].meets.includes(space);

/** A space; on one's turn to negotiate the contract can be moved to it. */
function Space(props: { space: number }) {
  const model = useModel();
  const view = model.view;
  const isGoal = () => model.isMyTurn() && view().phase === 'negotiate' && view().marker !== props.space;
  const move = () => model.book().moveTo[props.space];
  const cost = () => negotiationCost(view(), props.space);
  return (
    <Place
      move={isGoal() ? move() : undefined}
      class="mb-space"
      onLook={(isLooking) => model.look(isLooking ? { kind: 'space', space: props.space } : undefined)}
    >
      <Inside space={props.space} />
      <Show when={isGoal()}>
        <span class="mb-cost">{model.isLegal(move()) ? words.cost(cost()) : words.tooDear(cost())}</span>
      </Show>
    </Place>
  );
}

/** What a space is called and asks, who meets it, and whether the contract lies there. */
function Inside(props: { space: number }) {
  const model = useModel();
  const view = model.view;
  const row = () => model.content().pack.contracts.spaces[props.space - 1];
  const metBy = () => model.names().filter((_, seat) => isMet(model, props.space, seat));
  return (
    <>
      <span class="mb-space-head">
        <b class="mb-number">{props.space}</b>
        <b class="mb-space-name">{row().name}</b>
      </span>
      <span class="mb-needs">{needsText(model.content(), row().needs)}</span>
      <Show when={view().marker === props.space}>
        <span class="mb-marker" data-card="marker" data-anchor="marker" data-term="marker">
          <Record />
          <Show when={view().insurance > 0} fallback={<span>{words.isHere}</span>}>
            <span>
              {words.insured} <Chips amount={view().insurance} />
            </span>
          </Show>
        </span>
      </Show>
      <span class="mb-lights">
        <span class="visually-hidden">{words.met(metBy())}</span>
        <For each={model.names()}>
          {(_, seat) => <Pick seat={seat()} hollow={!isMet(model, props.space, seat())} />}
        </For>
      </span>
      <Show when={isMet(model, props.space, model.me())}>
        <span class="mb-met">{words.youMeet}</span>
      </Show>
    </>
  );
}

/** The chart marker. */
function Record() {
  return (
    <svg viewBox="0 0 28 28" class="mb-record" aria-hidden="true">
      <circle cx="14" cy="14" r="13" fill="#211c17" />
      <circle cx="14" cy="14" r="10" fill="none" stroke="#6b6259" stroke-width=".7" />
      <circle cx="14" cy="14" r="7.500" fill="none" stroke="#6b6259" stroke-width=".7" />
      <circle cx="14" cy="14" r="5" fill="#d4342c" />
      <circle cx="14" cy="14" r="1.300" fill="#f6f1e7" />
    </svg>
  );
}
