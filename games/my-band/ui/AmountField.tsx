import { createEffect, createSignal } from 'solid-js';
import type { Move } from '../state.ts';
import { boardWords } from '../text/index.ts';
import { useModel } from './boardModel.ts';

/** Any other number of chips: a field and the button that plays it. */
export function AmountField(props: {
  verb: string;
  least: number;
  most: number;
  start: number;
  /** Moves by amount. */
  moves: readonly (Move | undefined)[];
}) {
  const model = useModel();
  const [amount, setAmount] = createSignal(0);
  createEffect(() => setAmount(Math.max(props.least, Math.min(props.most, props.start))));
  const press = (): void => {
    const move = props.moves[amount()];
    if (move === undefined) model.explain(boardWords.amount(props.least, props.most));
    else model.press(move);
  };
  return (
    <span class="mb-amount">
      <label>
        {boardWords.bid.other}
        <input
          type="number"
          inputmode="numeric"
          min={props.least}
          max={props.most}
          value={amount()}
          onInput={(event) => setAmount(event.currentTarget.valueAsNumber)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') press();
          }}
        />
      </label>
      <button type="button" class="mb-spot mb-button" onClick={press}>
        {props.verb}
      </button>
    </span>
  );
}
