import { For } from 'solid-js';
import { roundCount, TURNS } from '../rounds.ts';
import { PICKS, type View } from '../state.ts';
import { DIRECTOR_LETTERS } from './voices.ts';
import { gameWords } from '../text/index.ts';

/** Whose picks the round is made of, with the present one marked. */
export function PickOrder(props: { view: View; nameOf: (director: number) => string }) {
  const picks = () => TURNS.slice(props.view.round * PICKS, (props.view.round + 1) * PICKS);
  const total = () => roundCount(props.view.options);
  return (
    <div class="pick-order">
      <h2>{gameWords.pickOrder.roundOf(props.view.round + 1, total())}</h2>
      <ol aria-label={gameWords.pickOrder.orderOfPicks} data-term="order">
        <For each={picks()}>
          {(director, i) => (
            <li
              class={`director-${director}`}
              classList={{ now: i() === props.view.pick, done: i() < props.view.pick }}
              aria-current={i() === props.view.pick ? 'step' : undefined}
              title={props.nameOf(director)}
            >
              <span aria-hidden="true">{DIRECTOR_LETTERS[director]}</span>
              <span class="visually-hidden">{props.nameOf(director)}</span>
            </li>
          )}
        </For>
      </ol>
    </div>
  );
}
