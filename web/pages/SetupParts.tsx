import { laterPart } from '@bandstand/kits/board';
import { defaultOptions, type Game, type GameCard } from '@bandstand/engine';
import { createEffect, createMemo, createResource, createSignal, onCleanup, Show, Suspense, type JSX } from 'solid-js';
import type { Inks } from '../drawings/SeatPicture.tsx';
import { Link } from '../router.tsx';
import { Thumb } from '../Thumb.tsx';
import { loadPoster } from '../shelf.ts';
import { setupWords } from '../text/setup.ts';
import { fitting, isOffered, type Options } from './offered.ts';

/** Most people never open them. */
const OptionFields = laterPart(async () => (await import('./OptionFields.tsx')).OptionFields);

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

/** Whose game and whose content it is. */
export function SetupFoot(props: { game: Game }) {
  return (
    <p class="quiet setup-kept setup-whose">
      {(props.game.pack.content as { readonly attribution?: string }).attribution}{' '}
      <Link href={`/rules/${props.game.id}#about-this-edition`}>{setupWords.edition}</Link>
    </p>
  );
}

export function SetupHead(props: { game: string; title: string; note: JSX.Element }) {
  return (
    <header class="setup-head">
      <Thumb game={props.game} />
      <div>
        <h1>{props.title}</h1>
        <p class="quiet">
          {props.note}{' '}
          <Link class="setup-whose-short" href={`/rules/${props.game}#about-this-edition`}>
            {setupWords.whose}
          </Link>
        </p>
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

/** Something that is so or not. */
export function TickBox(props: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label class="field inline">
      <input type="checkbox" checked={props.isOn} onChange={(event) => props.onChange(event.currentTarget.checked)} />
      <span>{props.label}</span>
    </label>
  );
}

interface FoldedOptionsProps {
  readonly game: Game;
  readonly options: Options;
  readonly seats: number;
  readonly onChange: (options: Options) => void;
  /** Whether lots are drawn for the seats usually, and here; nothing to ask where one plays alone. */
  readonly card: Pick<GameCard, 'drawsSeats'>;
  readonly drawsSeats: boolean;
  readonly onDrawsSeats: (isOn: boolean) => void;
  /** What else can be chosen here, and how much of that is not as usual. */
  readonly more?: JSX.Element;
  readonly moreChanged?: number;
}

/** What few people change stays folded; the line says whether it is as usual. */
export function FoldedOptions(props: FoldedOptionsProps) {
  const usual = defaultOptions(props.game.options);
  const hasLots = () => props.seats > 1;
  const changed = () =>
    offered().filter(([name]) => props.options[name] !== usual[name]).length +
    (hasLots() && props.drawsSeats !== (props.card.drawsSeats === true) ? 1 : 0) +
    (props.moreChanged ?? 0);
  const specs = Object.entries(props.game.options);
  const offered = createMemo(() => specs.filter((each) => isOffered(props.game, props.options, props.seats, each)));
  createEffect(() => {
    const options = fitting(props.game, props.options, props.seats, offered());
    if (options !== props.options) props.onChange(options);
  });
  const [wasOpened, setWasOpened] = createSignal(false);
  return (
    <Show when={offered().length > 0 || hasLots() || props.more !== undefined}>
      <details class="setup-options" onToggle={() => setWasOpened(true)}>
        <summary>
          <b>{setupWords.options}</b>{' '}
          <span class="quiet">{changed() === 0 ? setupWords.usual : setupWords.changed(changed())}</span>
        </summary>
        <Show when={hasLots()}>
          <TickBox label={setupWords.drawSeats} isOn={props.drawsSeats} onChange={props.onDrawsSeats} />
        </Show>
        {props.more}
        <Show when={wasOpened() && offered().length > 0}>
          <Suspense>
            <OptionFields game={props.game} options={props.options} offered={offered()} onChange={props.onChange} />
          </Suspense>
        </Show>
      </details>
    </Show>
  );
}
