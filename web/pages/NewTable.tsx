import { defaultOptions, type Game } from '@bandstand/engine';
import type { NewTable as Wish, SeatPlan } from '@bandstand/protocol';
import { LIMITS } from '@bandstand/protocol/limits';
import { createSignal, For, Index } from 'solid-js';
import { api } from '../online/api.ts';
import { PACES } from '../online/paces.ts';
import { newPart } from '../online/parts.ts';
import { holdSeat } from '../online/seats.ts';
import { ProblemLine } from '../ProblemLine.tsx';
import { go, Link } from '../router.tsx';
import { levelsOf } from '../session/bots.ts';
import { drawn } from '../session/drawn.ts';
import { usualSeats } from '../session/setups.ts';
import { changeSettings, settings } from '../settings.ts';
import type { ShelfEntry } from '../shelf.ts';
import { DrawSeats, OptionFields, SeatChoice, SeatCount, SetupForm, type Options } from './SetupParts.tsx';

/** A table for friends: who sits where, how fast, and who may see it. */
export function NewTable(props: { entry: ShelfEntry; game: Game }) {
  const { game } = props;
  const levels = levelsOf(game).map(({ level, name }) => ({ level: level.replace('400ms', '800'), name }));
  const [seats, setSeats] = createSignal<readonly string[]>(
    Array.from({ length: usualSeats(game) }, (_, seat) => (seat === 0 ? 'me' : 'open')),
  );
  const [drawsSeats, setDrawsSeats] = createSignal(props.entry.card.drawsSeats === true);
  const [name, setName] = createSignal(settings().name);
  const [pace, setPace] = createSignal('free');
  const [isPublic, setIsPublic] = createSignal(false);
  const [standIn, setStandIn] = createSignal('greedy');
  const [options, setOptions] = createSignal<Options>(defaultOptions(game.options));
  const [pack, setPack] = createSignal<unknown>();
  const [problem, setProblem] = createSignal<string>();
  const [isBusy, setIsBusy] = createSignal(false);

  const plan = (who: string): SeatPlan => (who === 'me' || who === 'open' ? { kind: who } : { kind: 'bot', bot: who });

  async function create(): Promise<void> {
    setIsBusy(true);
    const { part, commitment } = await newPart();
    const wish: Wish = {
      game: game.id,
      name: name().trim() || 'Host',
      seats: (drawsSeats() ? drawn(seats()) : seats()).map(plan),
      options: options(),
      isPublic: isPublic(),
      standIn: standIn(),
      commitment,
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
    holdSeat({ match, game: game.id, token: token ?? undefined, invite: invite ?? undefined, part });
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

  /** I sit on one seat only: who takes my old one is a friend. */
  const seatSomebody = (seat: number, who: string): void => {
    setSeats(seats().map((old, other) => (other === seat ? who : who === 'me' && old === 'me' ? 'open' : old)));
  };

  return (
    <SetupForm inks={props.entry.card.inks} onSubmit={() => void create()}>
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
        <SeatCount
          game={game}
          count={seats().length}
          onChange={(count) => setSeats(Array.from({ length: count }, (_, seat) => seats()[seat] ?? 'open'))}
        />
        <div class="seat-row">
          <Index each={seats()}>
            {(who, seat) => (
              <SeatChoice
                label={`Seat ${seat + 1}`}
                chosen={who()}
                people={[
                  ['me', 'Me'],
                  ['open', 'A friend'],
                ]}
                levels={levels}
                onChange={(chosen) => seatSomebody(seat, chosen)}
              />
            )}
          </Index>
        </div>
        <DrawSeats count={seats().length} isOn={drawsSeats()} onChange={setDrawsSeats} />
      </fieldset>
      <fieldset class="panel">
        <legend>Pace and company</legend>
        <label class="field">
          <span>Pace</span>
          <select onChange={(event) => setPace(event.currentTarget.value)}>
            <For each={PACES}>{({ key, label }) => <option value={key}>{label}</option>}</For>
          </select>
        </label>
        <SeatChoice
          label="Who plays for somebody who leaves or runs out of time"
          chosen={standIn()}
          people={[]}
          levels={levels}
          onChange={setStandIn}
        />
        <label class="field inline">
          <input type="checkbox" checked={isPublic()} onChange={(event) => setIsPublic(event.currentTarget.checked)} />
          <span>Public: listed under Tables, anybody may watch</span>
        </label>
      </fieldset>
      <OptionFields game={game} options={options()} seats={seats().length} onChange={setOptions} />
      <details class="other-content">
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
      <ProblemLine problem={problem()} />
      <div class="row">
        <button type="submit" class="button primary large" disabled={isBusy()}>
          Make the table
        </button>
        <Link class="button" href={`/game/${props.entry.id}`}>
          Play on this device instead
        </Link>
      </div>
    </SetupForm>
  );
}
