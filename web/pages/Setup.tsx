import { defaultOptions, type Game, type OptionSpec, type OptionValue } from '@bandstand/engine';
import { createSignal, For, Index, Show } from 'solid-js';
import { go, Link } from '../router.tsx';
import { levelsOf } from '../session/bots.ts';
import { startLocal } from '../session/open.ts';
import type { LocalPlayer } from '../session/saved.ts';
import { changeSettings, settings } from '../settings.ts';
import type { ShelfEntry } from '../shelf.ts';
import { OptionField } from './OptionField.tsx';

const PERSON = 'person';

/** Who sits where and with which options; one click starts with what is already chosen. */
export function Setup(props: { entry: ShelfEntry; game: Game }) {
  const { game } = props;
  const levels = levelsOf(game);
  const strongest = levels[Math.min(levels.length - 1, 2)].level;
  const usualSeats = Math.max(game.seats.min, Math.min(2, game.seats.max));
  const [seats, setSeats] = createSignal<readonly string[]>(
    Array.from({ length: usualSeats }, (_, seat) => (seat === 0 ? PERSON : strongest)),
  );
  const [names, setNames] = createSignal<readonly string[]>([]);
  const [options, setOptions] = createSignal<Readonly<Record<string, OptionValue>>>(defaultOptions(game.options));
  const [problem, setProblem] = createSignal<string>();

  const peopleBefore = (seat: number): number =>
    seats()
      .slice(0, seat)
      .filter((who) => who === PERSON).length;
  const usualName = (seat: number): string => {
    if (peopleBefore(seat) === 0 && settings().name !== '') return settings().name;
    return `Player ${peopleBefore(seat) + 1}`;
  };
  const players = (): LocalPlayer[] =>
    seats().map((who, seat) =>
      who === PERSON
        ? { kind: 'person', name: names()[seat]?.trim() || usualName(seat) }
        : { kind: 'bot', level: who, name: botName(who, seat) },
    );
  const botName = (level: string, seat: number): string => {
    const name = levels.find((each) => each.level === level)?.name ?? level;
    const twins = seats().filter((who) => who === level).length;
    return twins > 1 ? `${name} ${seat + 1}` : name;
  };

  function start(event: Event): void {
    event.preventDefault();
    const session = startLocal(game, { players: players(), options: options() });
    if (!session.ok) {
      setProblem(session.problem.message);
      return;
    }
    const first = names()[0]?.trim();
    if (first !== undefined && first !== '') changeSettings({ name: first.slice(0, 24) });
    session.value.close();
    go(`/match/${session.value.id}`);
  }

  return (
    <form
      class="setup"
      onSubmit={start}
      style={{ '--ink-1': props.entry.card.inks[0], '--ink-2': props.entry.card.inks[1] }}
    >
      <h1>{props.entry.card.name}</h1>
      <p>{props.entry.card.tagline}</p>
      <div class="row">
        <button type="submit" class="button primary large">
          Start
        </button>
        <Link class="button" href={`/tables/${props.entry.id}`}>
          With friends online
        </Link>
        <Link class="button" href={`/rules/${props.entry.id}`}>
          Rules
        </Link>
      </div>
      <Show when={problem()}>
        {(message) => (
          <p class="problem" role="alert">
            {message()}
          </p>
        )}
      </Show>
      <fieldset class="panel">
        <legend>Players</legend>
        <Show when={game.seats.max > game.seats.min}>
          <label class="field">
            <span>How many</span>
            <select
              value={seats().length}
              onChange={(event) => {
                const count = Number(event.currentTarget.value);
                setSeats(Array.from({ length: count }, (_, seat) => seats()[seat] ?? strongest));
              }}
            >
              <For each={Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)}>
                {(count) => (
                  <option value={count} selected={count === seats().length}>
                    {count === 1 ? '1, solo' : count}
                  </option>
                )}
              </For>
            </select>
          </label>
        </Show>
        <Index each={seats()}>
          {(who, seat) => (
            <div class="seat-row">
              <label class="field">
                <span>Seat {seat + 1}</span>
                <select
                  onChange={(event) => {
                    const chosen = event.currentTarget.value;
                    setSeats(seats().map((old, other) => (other === seat ? chosen : old)));
                  }}
                >
                  <option value={PERSON} selected={who() === PERSON}>
                    A person here
                  </option>
                  <For each={levels}>
                    {({ level, name }) => (
                      <option value={level} selected={who() === level}>
                        Bot: {name}
                      </option>
                    )}
                  </For>
                </select>
              </label>
              <Show when={who() === PERSON}>
                <label class="field">
                  <span>Name of seat {seat + 1}</span>
                  <input
                    type="text"
                    maxlength="24"
                    autocomplete="off"
                    placeholder={usualName(seat)}
                    value={names()[seat] ?? ''}
                    onInput={(event) => {
                      const next = [...names()];
                      next[seat] = event.currentTarget.value;
                      setNames(next);
                    }}
                  />
                </label>
              </Show>
            </div>
          )}
        </Index>
      </fieldset>
      <Show when={Object.keys(game.options).length > 0}>
        <fieldset class="panel">
          <legend>Options</legend>
          <For each={Object.entries<OptionSpec>(game.options)}>
            {([key, spec]) => (
              <OptionField
                game={game}
                name={key}
                spec={spec}
                value={options()[key]}
                onChange={(value) => setOptions({ ...options(), [key]: value })}
              />
            )}
          </For>
        </fieldset>
      </Show>
    </form>
  );
}
