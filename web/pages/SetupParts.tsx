import { defaultOptions, type Game, type OptionSpec, type OptionValue } from '@bandstand/engine';
import { createEffect, createMemo, createResource, createSignal, For, onCleanup, Show, type JSX } from 'solid-js';
import type { Inks } from '../drawings/SeatPicture.tsx';
import { Thumb } from '../home/Thumb.tsx';
import { loadPoster } from '../shelf.ts';
import { words } from '../text/index.ts';
import { OptionField } from './OptionField.tsx';

export type Options = Readonly<Record<string, OptionValue>>;

/** The form in which a match is prepared, in the inks of its game and beside its poster where there is room. */
export function SetupForm(props: { game: string; inks: Inks; onSubmit: () => void; children: JSX.Element }) {
  return (
    <div class="setup-page" style={{ '--ink-1': props.inks[0], '--ink-2': props.inks[1] }}>
      <SetupPoster game={props.game} />
      <form
        class="setup"
        onSubmit={(event) => {
          event.preventDefault();
          props.onSubmit();
        }}
      >
        {props.children}
      </form>
    </div>
  );
}

export function SetupHead(props: { game: string; title: string; note: string }) {
  return (
    <header class="setup-head">
      <Thumb game={props.game} />
      <div>
        <h1>{props.title}</h1>
        <p class="quiet">{props.note}</p>
      </div>
    </header>
  );
}

/** A phone has no room for it and need not fetch it. */
const WIDE = '(min-width: 960px)';

function SetupPoster(props: { game: string }) {
  const wide = matchMedia(WIDE);
  const [isWide, setIsWide] = createSignal(wide.matches);
  const look = (): void => void setIsWide(wide.matches);
  wide.addEventListener('change', look);
  onCleanup(() => wide.removeEventListener('change', look));
  const [picture] = createResource(() => isWide() && props.game, loadPoster);
  return (
    <Show when={isWide()}>
      <div class="setup-poster art" aria-hidden="true" innerHTML={picture() ?? ''} />
    </Show>
  );
}

/** Other values of an option than the usual one; of a long list of numbers the ends will do. */
const otherValues = (spec: OptionSpec): readonly OptionValue[] => {
  if (spec.type === 'flag') return [!spec.default];
  const values: readonly OptionValue[] = spec.type === 'choice' ? spec.values : [spec.min, spec.max];
  return values.filter((value) => value !== spec.default);
};

/** Whether an option may be anything else than usual with this many seats. */
const isOffered = (game: Game, options: Options, seats: number, [key, spec]: readonly [string, OptionSpec]): boolean =>
  game.optionsProblem === undefined ||
  otherValues(spec).some((value) => game.optionsProblem?.({ ...options, [key]: value }, seats) === undefined);

/** Whether there is anything to choose with this many seats. */
const hasOptions = (game: Game, options: Options, seats: number): boolean =>
  Object.entries<OptionSpec>(game.options).some((each) => isOffered(game, options, seats, each));

function OptionFields(props: { game: Game; options: Options; seats: number; onChange: (options: Options) => void }) {
  const specs = Object.entries<OptionSpec>(props.game.options);
  const offered = createMemo(() => specs.filter((each) => isOffered(props.game, props.options, props.seats, each)));
  // What is not offered any more is as usual.
  createEffect(() => {
    const lost = specs.filter((each) => !offered().includes(each) && props.options[each[0]] !== each[1].default);
    if (lost.length > 0)
      props.onChange({ ...props.options, ...Object.fromEntries(lost.map(([key, spec]) => [key, spec.default])) });
  });
  return (
    <Show when={offered().length > 0}>
      <fieldset class="panel">
        <legend>{words.setupParts.options}</legend>
        <For each={offered()}>
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
export function FoldedOptions(props: {
  game: Game;
  options: Options;
  seats: number;
  onChange: (options: Options) => void;
}) {
  const usual = defaultOptions(props.game.options);
  const changed = () => Object.keys(usual).filter((name) => props.options[name] !== usual[name]).length;
  return (
    <Show when={hasOptions(props.game, props.options, props.seats)}>
      <details class="setup-options">
        <summary>
          <b>{words.setup.options}</b>{' '}
          <span class="quiet">{changed() === 0 ? words.setup.usual : words.setup.changed(changed())}</span>
        </summary>
        <OptionFields game={props.game} options={props.options} seats={props.seats} onChange={props.onChange} />
      </details>
    </Show>
  );
}
