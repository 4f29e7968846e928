import type { Game, GameCard } from '@bandstand/engine';
import { For, Show } from 'solid-js';
import type { BotLevel } from '../session/bots.ts';
import { words } from '../text/index.ts';

const text = words.setup;

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
  readonly people: readonly { readonly who: string; readonly label: string; readonly hint: string }[];
  readonly levels: readonly BotLevel[];
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
  const person = () => props.people.find(({ who }) => who === props.who);
  const bot = () => props.levels.find(({ level }) => level === props.who);
  const ladder = () => props.levels.filter(({ rung }) => rung !== undefined);
  return (
    <li class="seat-card" classList={{ 'is-me': props.isMe }}>
      <SeatPicture isPerson={person() !== undefined} />
      <div class="seat-card-text">
        <Show
          when={person()}
          fallback={
            <>
              <b>
                {bot()?.name ?? props.who}
                <Show when={props.title}>{(title) => <span class="seat-title">{title()}</span>}</Show>
              </b>
              <Show when={bot()?.rung} fallback={<small>{text.character}</small>}>
                {(rung) => (
                  <small class="level">
                    <span class="level-dots" aria-hidden="true">
                      <For each={ladder()}>{(_, i) => <i classList={{ on: i() < rung() }} />}</For>
                    </span>
                    <span class="visually-hidden">{text.strength(rung(), ladder().length)}</span>
                    <Show when={bot()?.strength}>{(strength) => <span>{text.elo(strength())}</span>}</Show>
                  </small>
                )}
              </Show>
            </>
          }
        >
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
      <select aria-label={text.seat(props.seat + 1)} onChange={(event) => props.onSeat(event.currentTarget.value)}>
        <For each={props.people}>
          {({ who, label }) => (
            <option value={who} selected={who === props.who}>
              {label}
            </option>
          )}
        </For>
        <For each={props.levels}>
          {({ level, name }) => (
            <option value={level} selected={level === props.who}>
              {text.bot(name)}
            </option>
          )}
        </For>
      </select>
    </li>
  );
}

/** Where the figures of the bots at the table come from, in words: nobody can hover over them on a phone. */
export function StrengthNote(props: { seats: readonly string[]; levels: readonly BotLevel[]; card: GameCard }) {
  const isShown = () =>
    props.seats.some((who) => props.levels.some(({ level, strength }) => level === who && strength !== undefined));
  return (
    <Show when={isShown()}>
      <p class="quiet">{props.card.measured ?? text.eloHow}</p>
    </Show>
  );
}

/** A person, or the metronome that bots are drawn as. */
function SeatPicture(props: { isPerson: boolean }) {
  return (
    <svg class="seat-picture" viewBox="0 0 44 44" aria-hidden="true">
      <Show
        when={props.isPerson}
        fallback={
          <>
            <path class="body" d="M15 8h14l7 28H8z" />
            <path class="line" d="M22 27 31 11M12 29h20" />
            <circle class="dot" cx="17.5" cy="20" r="1.8" />
            <circle class="dot" cx="25" cy="16" r="1.8" />
          </>
        }
      >
        <circle class="body" cx="22" cy="16" r="8" />
        <path class="body" d="M6 40q1-14 16-14t16 14z" />
        <path class="line" d="M19 18.5q3 2.5 6 0" />
        <circle class="dot" cx="19" cy="14.5" r="1.4" />
        <circle class="dot" cx="25" cy="14.5" r="1.4" />
      </Show>
    </svg>
  );
}
