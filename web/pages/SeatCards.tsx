import { laterPart } from '@bandstand/kits/board';
import type { Game } from '@bandstand/engine';
import { createSignal, For, Show, Suspense } from 'solid-js';
import { SeatPicture, type Inks, type Sitter } from '../drawings/SeatPicture.tsx';
import type { BotLevel } from '../session/levels.ts';
import { LevelDots } from './LevelDots.tsx';
import { mannersOf } from './manners.ts';
import type { Person } from './SeatSheet.tsx';
import { setupWords } from '../text/setup.ts';

const text = setupWords;
const SeatSheet = laterPart(async () => (await import('./SeatSheet.tsx')).SeatSheet);

/** How many play; nothing to ask where the game knows. */
export function SeatButtons(props: { game: Game; count: number; onChange: (count: number) => void }) {
  const { min, max } = props.game.seats;
  return (
    <Show when={max > min}>
      <fieldset class="seat-buttons">
        <legend>{text.players}</legend>
        <For each={Array.from({ length: max - min + 1 }, (_, i) => min + i)}>
          {(count) => (
            <label>
              <input
                type="radio"
                name="seats"
                class="visually-hidden"
                checked={count === props.count}
                onChange={() => props.onChange(count)}
              />
              <span>
                {count}
                <Show when={count === 1}>
                  <span class="visually-hidden"> {text.solo}</span>
                </Show>
              </span>
            </label>
          )}
        </For>
      </fieldset>
    </Show>
  );
}

interface SeatCardProps {
  readonly seat: number;
  readonly who: string;
  /** Whom else than a bot can be chosen to sit here. */
  readonly people: readonly Person[];
  readonly levels: readonly BotLevel[];
  /** How their strengths were measured, where that was not in duels. */
  readonly measured: string | undefined;
  readonly inks: Inks;
  /** Of somebody who writes their own name here; else the choice stands there. */
  readonly name?:
    | { readonly written: string; readonly usual: string; readonly onWrite: (name: string) => void }
    | undefined;
  readonly isMe: boolean;
  /** What whoever sits here plays, where seats differ. */
  readonly title?: string | undefined;
  readonly onSeat: (who: string) => void;
}

export function SeatCard(props: SeatCardProps) {
  const [isAsking, setIsAsking] = createSignal(false);
  const person = () => props.people.find(({ who }) => who === props.who);
  const bot = () => props.levels.find(({ level }) => level === props.who);
  const sitter = (): Sitter => {
    if (person() === undefined) return { kind: 'bot', rung: bot()?.rung };
    return props.name === undefined
      ? { kind: 'open' }
      : { kind: 'person', name: props.name.written.trim() || props.name.usual };
  };
  return (
    <li class="seat-card" classList={{ 'is-me': props.isMe }}>
      <SeatPicture sitter={sitter()} inks={props.inks} />
      <div class="seat-card-text">
        <Show when={person()} fallback={<BotLines {...props} />}>
          {(somebody) => (
            <>
              <Show when={props.name} fallback={<b>{somebody().label}</b>}>
                {(name) => (
                  <input
                    type="text"
                    maxlength="24"
                    autocomplete="off"
                    aria-label={text.nameOf(props.seat + 1)}
                    placeholder={name().usual}
                    value={name().written}
                    onInput={(event) => name().onWrite(event.currentTarget.value)}
                  />
                )}
              </Show>
              <small>
                <Show when={props.title}>{(title) => <span class="seat-title">{title()}</span>}</Show>
                {somebody().hint}
              </small>
            </>
          )}
        </Show>
      </div>
      <button
        type="button"
        class="word-button seat-change"
        aria-haspopup="dialog"
        aria-label={text.changeSeat(props.seat + 1)}
        onClick={() => setIsAsking(true)}
      >
        {text.change}
      </button>
      <Show when={isAsking()}>
        <Suspense>
          <SeatSheet
            seat={props.seat}
            who={props.who}
            people={props.people}
            levels={props.levels}
            measured={props.measured}
            inks={props.inks}
            onChoose={props.onSeat}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      </Show>
    </li>
  );
}

/** A bot by its name, how strong it is and how it plays. */
function BotLines(props: Pick<SeatCardProps, 'who' | 'levels' | 'title'>) {
  const bot = () => props.levels.find(({ level }) => level === props.who);
  return (
    <>
      <b>
        {bot()?.name ?? props.who}
        <LevelDots rung={bot()?.rung} levels={props.levels} />
        <Show when={props.title}>{(title) => <span class="seat-title">{title()}</span>}</Show>
      </b>
      <small>
        {mannersOf(props.who).habit}
        <Show when={bot()?.strength}>{(strength) => <> · {text.elo(strength())}</>}</Show>
      </small>
    </>
  );
}
