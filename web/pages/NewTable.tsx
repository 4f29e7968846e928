import { defaultOptions, type Game, type OptionSpec, type OptionValue } from '@bandstand/engine';
import type { NewTable as Wish, Pace, SeatPlan } from '@bandstand/protocol';
import { LIMITS } from '@bandstand/protocol/limits';
import { createSignal, For, Index, Show } from 'solid-js';
import { api } from '../online/api.ts';
import { holdSeat } from '../online/seats.ts';
import { go, Link } from '../router.tsx';
import { levelsOf } from '../session/bots.ts';
import { changeSettings, settings } from '../settings.ts';
import type { ShelfEntry } from '../shelf.ts';
import { OptionField } from './OptionField.tsx';

const PACES: readonly { readonly key: string; readonly label: string; readonly pace: Pace }[] = [
  { key: 'free', label: 'Live, no clock', pace: { type: 'free' } },
  { key: '60s', label: 'Live, one minute a move', pace: { type: 'perMove', seconds: 60 } },
  {
    key: '10m',
    label: 'Live, ten minutes each and 15 seconds a move',
    pace: { type: 'bank', seconds: 600, increment: 15 },
  },
  { key: '1d', label: 'A day a move', pace: { type: 'perMove', seconds: 86_400 } },
  { key: '3d', label: 'Three days a move', pace: { type: 'perMove', seconds: 3 * 86_400 } },
  { key: '7d', label: 'A week a move', pace: { type: 'perMove', seconds: 7 * 86_400 } },
];

/** A table for friends: who sits where, how fast, and who may see it. */
export function NewTable(props: { entry: ShelfEntry; game: Game }) {
  const { game } = props;
  const levels = levelsOf(game).map(({ level, name }) => ({ level: level.replace('400ms', '800'), name }));
  const usual = Math.max(game.seats.min, Math.min(2, game.seats.max));
  const [seats, setSeats] = createSignal<readonly string[]>(
    Array.from({ length: usual }, (_, seat) => (seat === 0 ? 'me' : 'open')),
  );
  const [name, setName] = createSignal(settings().name);
  const [pace, setPace] = createSignal('free');
  const [isPublic, setIsPublic] = createSignal(false);
  const [standIn, setStandIn] = createSignal('greedy');
  const [options, setOptions] = createSignal<Readonly<Record<string, OptionValue>>>(defaultOptions(game.options));
  const [pack, setPack] = createSignal<unknown>();
  const [problem, setProblem] = createSignal<string>();
  const [isBusy, setIsBusy] = createSignal(false);

  const plan = (who: string): SeatPlan => (who === 'me' || who === 'open' ? { kind: who } : { kind: 'bot', bot: who });

  async function create(event: Event): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    const wish: Wish = {
      game: game.id,
      name: name().trim() || 'Host',
      seats: seats().map(plan),
      options: options(),
      isPublic: isPublic(),
      standIn: standIn(),
      pace: PACES.find(({ key }) => key === pace())?.pace ?? { type: 'free' },
      ...(pack() === undefined ? {} : { pack: pack() }),
    };
    const made = await api.create(wish);
    setIsBusy(false);
    if (!made.ok) {
      setProblem(made.problem.message);
      return;
    }
    if (name().trim() !== '') changeSettings({ name: name().trim().slice(0, LIMITS.nameLength) });
    const { match, token, invite } = made.value;
    holdSeat({ match, game: game.id, token: token ?? undefined, invite: invite ?? undefined });
    go(`/t/${match}`);
  }

  async function readPack(file: File | undefined): Promise<void> {
    if (file === undefined) {
      setPack(undefined);
      return;
    }
    try {
      setPack(JSON.parse(await file.text()));
      setProblem(undefined);
    } catch {
      setProblem('This pack is not valid JSON.');
    }
  }

  return (
    <form
      class="setup"
      onSubmit={(event) => void create(event)}
      style={{ '--ink-1': props.entry.card.inks[0], '--ink-2': props.entry.card.inks[1] }}
    >
      <h1>{props.entry.card.name} with friends</h1>
      <p>Make a table and send the link. No account is needed; a name is enough.</p>
      <label class="field">
        <span>Your name</span>
        <input
          type="text"
          maxlength={LIMITS.nameLength}
          autocomplete="username"
          placeholder="Host"
          value={name()}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <fieldset class="panel">
        <legend>Seats</legend>
        <Show when={game.seats.max > game.seats.min}>
          <label class="field">
            <span>How many</span>
            <select
              onChange={(event) => {
                const count = Number(event.currentTarget.value);
                setSeats(Array.from({ length: count }, (_, seat) => seats()[seat] ?? 'open'));
              }}
            >
              <For each={Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)}>
                {(count) => (
                  <option value={count} selected={count === seats().length}>
                    {count}
                  </option>
                )}
              </For>
            </select>
          </label>
        </Show>
        <Index each={seats()}>
          {(who, seat) => (
            <label class="field">
              <span>Seat {seat + 1}</span>
              <select
                onChange={(event) => {
                  const chosen = event.currentTarget.value;
                  setSeats(
                    seats().map((old, other) =>
                      other === seat ? chosen : chosen === 'me' && old === 'me' ? 'open' : old,
                    ),
                  );
                }}
              >
                <option value="me" selected={who() === 'me'}>
                  Me
                </option>
                <option value="open" selected={who() === 'open'}>
                  A friend
                </option>
                <For each={levels}>
                  {({ level, name: label }) => (
                    <option value={level} selected={who() === level}>
                      Bot: {label}
                    </option>
                  )}
                </For>
              </select>
            </label>
          )}
        </Index>
      </fieldset>
      <fieldset class="panel">
        <legend>Pace and company</legend>
        <label class="field">
          <span>Pace</span>
          <select onChange={(event) => setPace(event.currentTarget.value)}>
            <For each={PACES}>{({ key, label }) => <option value={key}>{label}</option>}</For>
          </select>
        </label>
        <label class="field">
          <span>Who plays for somebody who leaves or runs out of time</span>
          <select onChange={(event) => setStandIn(event.currentTarget.value)}>
            <For each={levels}>
              {({ level, name: label }) => (
                <option value={level} selected={level === standIn()}>
                  Bot: {label}
                </option>
              )}
            </For>
          </select>
        </label>
        <label class="field inline">
          <input type="checkbox" checked={isPublic()} onChange={(event) => setIsPublic(event.currentTarget.checked)} />
          <span>Public: listed under Tables, anybody may watch</span>
        </label>
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
      <details>
        <summary>Other content</summary>
        <label class="field" for="pack-file">
          <span>Pack file</span>
          <input
            id="pack-file"
            type="file"
            accept=".json,application/json"
            onChange={(event) => void readPack(event.currentTarget.files?.[0])}
          />
        </label>
      </details>
      <Show when={problem()}>
        {(message) => (
          <p class="problem" role="alert">
            {message()}
          </p>
        )}
      </Show>
      <div class="row">
        <button type="submit" class="button primary large" disabled={isBusy()}>
          Make the table
        </button>
        <Link class="button" href={`/game/${props.entry.id}`}>
          Play on this device instead
        </Link>
      </div>
    </form>
  );
}
