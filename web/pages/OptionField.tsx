import type { Game, OptionSpec, OptionValue } from '@bandstand/engine';
import { For, Show } from 'solid-js';

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

  function Field() {
    const { spec } = props;
    switch (spec.type) {
      case 'choice':
        return (
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
