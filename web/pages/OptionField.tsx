import type { Game, OptionSpec, OptionValue } from '@bandstand/engine';
import { For, Show } from 'solid-js';

/** A choice with more numbers than this is typed. */
const MOST_LISTED = 40;

const isNumber = (value: string): boolean => /^\d+$/.test(value);

interface OptionFieldProps {
  readonly game: Game;
  readonly name: string;
  readonly spec: OptionSpec;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

/** One option as the field its spec asks for. */
export function OptionField(props: OptionFieldProps) {
  const text = () => props.game.texts.en.options[props.name];
  const id = () => `option-${props.name}`;
  const helpId = () => (text()?.help === undefined ? undefined : `${id()}-help`);
  return (
    <div class="field" classList={{ check: props.spec.type === 'flag' }}>
      <label for={id()}>{text()?.label ?? props.name}</label>
      <Field />
      <Show when={text()?.help}>
        {(help) => (
          <p class="quiet" id={helpId()}>
            {help()}
          </p>
        )}
      </Show>
    </div>
  );

  /** Words from a list, and a number to be typed. */
  function LongChoice(choice: { values: readonly string[] }) {
    const numbers = () => choice.values.filter(isNumber).map(Number);
    const least = () => Math.min(...numbers());
    const most = () => Math.max(...numbers());
    const middle = () => numbers()[Math.floor(numbers().length / 2)];
    const typed = () => (isNumber(String(props.value)) ? String(props.value) : undefined);
    const type = (input: HTMLInputElement): void => {
      const isKnown = choice.values.includes(input.value);
      input.setCustomValidity(isKnown ? '' : `A whole number from ${least()} to ${most()}.`);
      if (isKnown) props.onChange(input.value);
      else input.reportValidity();
    };
    return (
      <span class="row">
        <select
          id={id()}
          aria-describedby={helpId()}
          onChange={({ currentTarget: { value } }) => props.onChange(value === 'number' ? String(middle()) : value)}
        >
          <For each={choice.values.filter((value) => !isNumber(value))}>
            {(value) => (
              <option value={value} selected={value === props.value}>
                {text()?.values?.[value] ?? value}
              </option>
            )}
          </For>
          <option value="number" selected={typed() !== undefined}>
            a number
          </option>
        </select>
        <Show when={typed()}>
          {(value) => (
            <input
              type="number"
              min={least()}
              max={most()}
              step="1"
              required
              aria-label={`${text()?.label ?? props.name}: number`}
              value={value()}
              onChange={(event) => type(event.currentTarget)}
            />
          )}
        </Show>
      </span>
    );
  }

  function Field() {
    const { spec } = props;
    switch (spec.type) {
      case 'choice':
        return spec.values.length > MOST_LISTED ? (
          <LongChoice values={spec.values} />
        ) : (
          <select id={id()} aria-describedby={helpId()} onChange={(event) => props.onChange(event.currentTarget.value)}>
            <For each={spec.values}>
              {(value) => (
                <option value={value} selected={value === props.value}>
                  {text()?.values?.[value] ?? value}
                </option>
              )}
            </For>
          </select>
        );
      case 'number':
        return (
          <input
            id={id()}
            type="number"
            min={spec.min}
            max={spec.max}
            step="1"
            required
            aria-describedby={helpId()}
            value={Number(props.value)}
            onChange={(event) => props.onChange(event.currentTarget.valueAsNumber)}
          />
        );
      case 'flag':
        return (
          <input
            id={id()}
            type="checkbox"
            aria-describedby={helpId()}
            checked={props.value === true}
            onChange={(event) => props.onChange(event.currentTarget.checked)}
          />
        );
    }
  }
}
