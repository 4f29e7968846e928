import { defaultOptions, type Game, type OptionSpec, type OptionValue } from '@bandstand/engine';
import { For, Show, type JSX } from 'solid-js';
import { words } from '../text/index.ts';
import { OptionField } from './OptionField.tsx';

export type Options = Readonly<Record<string, OptionValue>>;

/** The form in which a match is prepared, in the inks of its game. */
export function SetupForm(props: { inks: readonly [string, string]; onSubmit: () => void; children: JSX.Element }) {
  return (
    <form
      class="setup"
      style={{ '--ink-1': props.inks[0], '--ink-2': props.inks[1] }}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      {props.children}
    </form>
  );
}

/** A choice among a few and the bots of the game. */
export function SeatChoice(props: {
  label: string;
  chosen: string;
  people: readonly (readonly [value: string, label: string])[];
  levels: readonly { readonly level: string; readonly name: string }[];
  onChange: (who: string) => void;
}) {
  return (
    <label class="field">
      <span>{props.label}</span>
      <select onChange={(event) => props.onChange(event.currentTarget.value)}>
        <For each={[...props.people, ...props.levels.map(({ level, name }) => [level, `Bot: ${name}`] as const)]}>
          {([value, label]) => (
            <option value={value} selected={value === props.chosen}>
              {label}
            </option>
          )}
        </For>
      </select>
    </label>
  );
}

export function OptionFields(props: { game: Game; options: Options; onChange: (options: Options) => void }) {
  return (
    <Show when={Object.keys(props.game.options).length > 0}>
      <fieldset class="panel">
        <legend>Options</legend>
        <For each={Object.entries<OptionSpec>(props.game.options)}>
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
    </Show>
  );
}

/** Who sits where is chosen, or left to chance; nothing to ask where one plays alone. */
export function DrawSeats(props: { count: number; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <Show when={props.count > 1}>
      <label class="field inline">
        <input type="checkbox" checked={props.isOn} onChange={(event) => props.onChange(event.currentTarget.checked)} />
        <span>{words.setup.drawSeats}</span>
      </label>
    </Show>
  );
}

/** Options stay folded; the line says whether they are as usual. */
export function FoldedOptions(props: { game: Game; options: Options; onChange: (options: Options) => void }) {
  const usual = defaultOptions(props.game.options);
  const changed = () => Object.keys(usual).filter((name) => props.options[name] !== usual[name]).length;
  return (
    <Show when={Object.keys(props.game.options).length > 0}>
      <details class="setup-options">
        <summary>
          <b>{words.setup.options}</b>{' '}
          <span class="quiet">{changed() === 0 ? words.setup.usual : words.setup.changed(changed())}</span>
        </summary>
        <OptionFields game={props.game} options={props.options} onChange={props.onChange} />
      </details>
    </Show>
  );
}
