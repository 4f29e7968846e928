import type { Seat } from '@bandstand/engine';
import { For, Show } from 'solid-js';
import { negotiationCost } from '../moves/negotiate.ts';
import { boardWords, needsText, gameWords } from '../text/index.ts';
import { Chips } from './Chips.tsx';
import { useDesk } from './desk.ts';
import { Pick } from './Pick.tsx';
import { Spot } from './Spot.tsx';

const words = boardWords.contract;

/** The contract chart: every space with its condition, a light per seat that meets it now, the marker and the insurance. */
export function Chart() {
  const desk = useDesk();
  const view = desk.view;
  const isNegotiating = () => desk.isMyTurn() && view().phase === 'negotiate';
  return (
    <section class="mb-chart" data-far aria-labelledby="mb-chart-title">
      <h2 id="mb-chart-title">{gameWords.chart.contract}</h2>
      <ol>
        <For each={desk.content().pack.contracts.spaces}>
          {(row, index) => {
            const space = index() + 1;
            return (
              <li
                data-point={`space:${space}`}
                data-term={`space:${space}`}
                classList={{ marked: view().marker === space, 'is-mine': isMet(space, desk.me()) }}
              >
                <Show
                  when={isNegotiating() && view().marker !== space}
                  fallback={
                    <div class="mb-space">
                      <Inside space={space} name={row.name} needs={needsText(desk.content(), row.needs)} />
                    </div>
                  }
                >
                  <Spot
                    move={desk.book().moveTo[space]}
                    class="mb-space"
                    onLook={(isLooking) => desk.look(isLooking ? { kind: 'space', space } : undefined)}
                  >
                    <Inside space={space} name={row.name} needs={needsText(desk.content(), row.needs)} />
                    <Cost space={space} />
                  </Spot>
                </Show>
              </li>
            );
          }}
        </For>
      </ol>
    </section>
  );

  function Cost(props: { space: number }) {
    const cost = () => negotiationCost(view(), props.space);
    return (
      <span class="mb-cost">
        {desk.isLegal(desk.book().moveTo[props.space]) ? words.cost(cost()) : words.tooDear(cost())}
      </span>
    );
  }

  function isMet(space: number, seat: Seat | undefined): boolean {
    return seat !== undefined && desk.outlooks()[seat].meets.includes(space);
  }

  function Inside(props: { space: number; name: string; needs: string }) {
    const metBy = () => desk.names().filter((_, seat) => isMet(props.space, seat));
    return (
      <>
        <span class="mb-space-head">
          <b class="mb-number">{props.space}</b>
          <b class="mb-space-name">{props.name}</b>
        </span>
        <span class="mb-needs">{props.needs}</span>
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
          <For each={desk.names()}>{(_, seat) => <Pick seat={seat()} hollow={!isMet(props.space, seat())} />}</For>
        </span>
        <Show when={isMet(props.space, desk.me())}>
          <span class="mb-met">{words.youMeet}</span>
        </Show>
      </>
    );
  }
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
