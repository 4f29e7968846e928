import type { Game } from '@bandstand/engine';
import { For } from 'solid-js';
import { setupWords } from '../text/setup.ts';
import type { NamedOption, Options } from './offered.ts';
import { OptionField } from './OptionField.tsx';

interface OptionFieldsProps {
  readonly game: Game;
  readonly options: Options;
  readonly offered: readonly NamedOption[];
  readonly onChange: (options: Options) => void;
}

export function OptionFields(props: OptionFieldsProps) {
  return (
    <fieldset class="panel">
      <legend class="visually-hidden">{setupWords.options}</legend>
      <For each={props.offered}>
        {([key, spec]) => (
          <OptionField
            game={props.game}
            name={key}
            spec={spec}
            value={props.options[key]}
            onChange={(value) => props.onChange({ ...props.options, [key]: value })}
          />
        )}
      </For>
    </fieldset>
  );
}
