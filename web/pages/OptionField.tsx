import type { Game, OptionSpec, OptionValue } from '@bandstand/engine';
import { For, Show } from 'solid-js';
import { setupWords } from '../text/setup.ts';

interface OptionFieldProps {
  readonly game: Game;
  readonly name: string;
  readonly spec: OptionSpec;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

interface FieldProps extends OptionFieldProps {
  readonly id: string;
  readonly helpId: string | undefined;
}

/** One option as the field its spec asks for. */
export function OptionField(props: OptionFieldProps) {
  const text = () => props.game.text.options[props.name];
  const id = () => `option-${props.name}`;
  const helpId = () => (text()?.help === undefined ? undefined : `${id()}-help`);
  return (
    <div class="field" classList={{ check: props.spec.type === 'flag' }}>
      <label for={id()}>{text()?.label ?? props.name}</label>
      <Field {...props} id={id()} helpId={helpId()} />
      <Show when={text()?.help}>
        {(help) => (
          <p class="quiet" id={helpId()}>
            {help()}
          </p>
        )}
      </Show>
    </div>
  );
}

/** Left to the rules, or a number to be typed. */
function AutoField(props: FieldProps & { readonly min: number; readonly max: number }) {
  const text = () => props.game.text.options[props.name];
  const middle = () => Math.floor((props.min + props.max + 1) / 2);
  const typed = () => (typeof props.value === 'number' ? props.value : undefined);
  const type = (input: HTMLInputElement): void => {
    const value = input.valueAsNumber;
    const isPossible = Number.isInteger(value) && value >= props.min && value <= props.max;
    input.setCustomValidity(isPossible ? '' : setupWords.wholeNumber(props.min, props.max));
    if (isPossible) props.onChange(value);
    else input.reportValidity();
  };
  return (
    <span class="row">
      <select
        id={props.id}
        aria-describedby={props.helpId}
        onChange={({ currentTarget: { value } }) => props.onChange(value === 'auto' ? 'auto' : middle())}
      >
        <option value="auto" selected={typed() === undefined}>
          {text()?.values?.['auto'] ?? setupWords.automatic}
        </option>
        <option value="number" selected={typed() !== undefined}>
          {setupWords.aNumber}
        </option>
      </select>
      <Show when={typed() !== undefined}>
        <input
          type="number"
          min={props.min}
          max={props.max}
          step="1"
          required
          aria-label={setupWords.numberOf(text()?.label ?? props.name)}
          value={typed()}
          onChange={(event) => type(event.currentTarget)}
        />
      </Show>
    </span>
  );
}

function Field(props: FieldProps) {
  const { spec } = props;
  const text = () => props.game.text.options[props.name];
  switch (spec.type) {
    case 'choice':
      return (
        <select
          id={props.id}
          aria-describedby={props.helpId}
          onChange={(event) => props.onChange(event.currentTarget.value)}
        >
          <For each={spec.values}>
            {(value) => (
              <option value={value} selected={value === props.value}>
                {text()?.values?.[value] ?? value}
              </option>
            )}
          </For>
        </select>
      );
    case 'auto':
      return <AutoField {...props} min={spec.min} max={spec.max} />;
    case 'number':
      return (
        <input
          id={props.id}
          type="number"
          min={spec.min}
          max={spec.max}
          step="1"
          required
          aria-describedby={props.helpId}
          value={Number(props.value)}
          onChange={(event) => props.onChange(event.currentTarget.valueAsNumber)}
        />
      );
    case 'flag':
      return (
        <input
          id={props.id}
          type="checkbox"
          aria-describedby={props.helpId}
          checked={props.value === true}
          onChange={(event) => props.onChange(event.currentTarget.checked)}
        />
      );
  }
}
