import { LIMITS } from '@bandstand/protocol/limits';
import { createSignal, For, Show } from 'solid-js';
import { ProblemLine } from '../ProblemLine.tsx';
import { randomHex } from '../random.ts';
import { changeSettings, settings } from '../settings.ts';
import { api, type Keys } from './api.ts';
import { newPart } from './parts.ts';
import { holdSeat } from './seats.ts';
import { onlineWords } from '../text/online.ts';

/** A name, and a seat if there is a choice. */
export function JoinForm(props: {
  match: string;
  keys: Keys;
  game: string;
  seats: readonly number[];
  /** What whoever sits there plays, where seats differ. */
  titles: readonly string[] | undefined;
  onSeated: () => void;
}) {
  const [name, setName] = createSignal(settings().name);
  const [seat, setSeat] = createSignal<number>();
  const [problem, setProblem] = createSignal<string>();
  const nonce = randomHex(16);
  const sealing = newPart();
  async function join(event: Event): Promise<void> {
    event.preventDefault();
    const { part, commitment } = await sealing;
    const wanted = seat();
    const joined = await api.join(props.match, props.keys, {
      nonce,
      name: name().trim() || onlineWords.joinForm.guest,
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
      <h2>{onlineWords.joinForm.takeASeat}</h2>
      <label class="field">
        <span>{onlineWords.joinForm.yourName}</span>
        <input
          type="text"
          maxlength={LIMITS.nameLength}
          autocomplete="username"
          value={name()}
          placeholder={onlineWords.joinForm.guest}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <Show when={props.seats.length > 1}>
        <label class="field">
          <span>{onlineWords.joinForm.seat}</span>
          <select
            onChange={(event) =>
              setSeat(event.currentTarget.value === '' ? undefined : Number(event.currentTarget.value))
            }
          >
            <option value="">{onlineWords.joinForm.any}</option>
            <For each={props.seats}>
              {(free) => <option value={free}>{onlineWords.joinForm.seat2(free + 1, props.titles?.[free])}</option>}
            </For>
          </select>
        </label>
      </Show>
      <ProblemLine problem={problem()} />
      <button type="submit" class="button primary">
        {onlineWords.joinForm.sitDown}
      </button>
    </form>
  );
}
