import { LIMITS } from '@bandstand/protocol/limits';
import { createSignal, For, Show } from 'solid-js';
import { ProblemLine } from '../ProblemLine.tsx';
import { changeSettings, settings } from '../settings.ts';
import { api, type Keys } from './api.ts';
import { newPart } from './parts.ts';
import { holdSeat } from './seats.ts';

const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A name, and a seat if there is a choice. */
export function JoinForm(props: {
  match: string;
  keys: Keys;
  game: string;
  seats: readonly number[];
  onSeated: () => void;
}) {
  const [name, setName] = createSignal(settings().name);
  const [seat, setSeat] = createSignal<number>();
  const [problem, setProblem] = createSignal<string>();
  const nonce = newNonce();
  const sealing = newPart();
  async function join(event: Event): Promise<void> {
    event.preventDefault();
    const { part, commitment } = await sealing;
    const wanted = seat();
    const joined = await api.join(props.match, props.keys, {
      nonce,
      name: name().trim() || 'Guest',
      commitment,
      ...(wanted === undefined ? {} : { seat: wanted }),
    });
    if (!joined.ok) {
      setProblem(joined.problem.message);
      return;
    }
    if (name().trim() !== '') changeSettings({ name: name().trim().slice(0, LIMITS.nameLength) });
    holdSeat({ match: props.match, game: props.game, ...props.keys, token: joined.value.token, part });
    props.onSeated();
  }
  return (
    <form class="panel join" onSubmit={(event) => void join(event)}>
      <h2>Take a seat</h2>
      <label class="field">
        <span>Your name</span>
        <input
          type="text"
          maxlength={LIMITS.nameLength}
          autocomplete="username"
          value={name()}
          placeholder="Guest"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <Show when={props.seats.length > 1}>
        <label class="field">
          <span>Seat</span>
          <select
            onChange={(event) =>
              setSeat(event.currentTarget.value === '' ? undefined : Number(event.currentTarget.value))
            }
          >
            <option value="">Any</option>
            <For each={props.seats}>{(free) => <option value={free}>Seat {free + 1}</option>}</For>
          </select>
        </label>
      </Show>
      <ProblemLine problem={problem()} />
      <button type="submit" class="button primary">
        Sit down
      </button>
    </form>
  );
}
