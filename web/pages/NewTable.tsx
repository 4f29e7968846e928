import { bad, defaultOptions, good, type Game, type Result } from '@bandstand/engine';
import type { NewTable as Wish, SeatPlan } from '@bandstand/protocol';
import { parseJson } from '@bandstand/protocol/json';
import { LIMITS } from '@bandstand/protocol/limits';
import { createSignal, For, Index, Show } from 'solid-js';
import { attributionOf } from '../about/attribution.ts';
import { api } from '../online/api.ts';
import { PACES } from '../online/paces.ts';
import { newPart } from '../online/parts.ts';
import { holdSeat } from '../online/seats.ts';
import { ProblemLine } from '../ProblemLine.tsx';
import { go, Link } from '../router.tsx';
import { levelsOf, type BotLevel } from '../session/levels.ts';
import { drawn } from '../session/drawn.ts';
import { usualSeats } from '../session/setups.ts';
import { changeSettings, settings } from '../settings.ts';
import type { ShelfEntry } from '../shelf.ts';
import { setupWords } from '../text/setup.ts';
import { onlineWords } from '../text/online.ts';
import { SeatButtons, SeatCard } from './SeatCards.tsx';
import './setup.css';
import type { Options } from './offered.ts';
import { FoldedOptions, SetupFoot, SetupForm, SetupHead, TickBox } from './SetupParts.tsx';

const text = onlineWords.newTable;
const PEOPLE = [
  { who: 'me', label: text.me, hint: text.meHint },
  { who: 'open', label: text.friend, hint: text.friendHint },
] as const;

const USUAL_STAND_IN: string = 'fair';

/** A table for friends: who sits where, how fast, and who may see it. */
export function NewTable(props: { entry: ShelfEntry; game: Game }) {
  const { game } = props;
  const inks = props.entry.card.print ?? props.entry.card.inks;
  const levels = levelsOf(game, props.entry.card);
  const wish = newWish(props.entry, game);
  return (
    <SetupForm inks={inks} game={game.id} onSubmit={() => void wish.create()}>
      <SetupHead
        game={game.id}
        title={text.title(props.entry.card.name)}
        note={
          <>
            {text.lead} <Link href={`/game/${props.entry.id}`}>{text.here}</Link>.
          </>
        }
      />
      <SeatButtons
        game={game}
        count={wish.seats().length}
        onChange={(count) => wish.setSeats(Array.from({ length: count }, (_, seat) => wish.seats()[seat] ?? 'open'))}
      />
      <ol class="seat-cards">
        <Index each={wish.seats()}>
          {(who, seat) => (
            <SeatCard
              seat={seat}
              who={who()}
              people={PEOPLE}
              levels={levels}
              measured={props.entry.card.measured}
              inks={inks}
              isMe={who() === 'me'}
              title={game.text.seats?.[seat]}
              name={who() === 'me' ? { written: wish.name(), usual: text.host, onWrite: wish.setName } : undefined}
              onSeat={(chosen) => wish.seatSomebody(seat, chosen)}
            />
          )}
        </Index>
      </ol>
      <Pace onPace={wish.setPace} />
      <TickBox label={text.public} isOn={wish.isPublic()} onChange={wish.setIsPublic} />
      <Show when={wish.isPublic()}>
        <TickBox label={text.family} isOn={wish.isFamily()} onChange={wish.setIsFamily} />
      </Show>
      <FoldedOptions
        game={game}
        options={wish.options()}
        seats={wish.seats().length}
        onChange={wish.setOptions}
        card={props.entry.card}
        drawsSeats={wish.drawsSeats()}
        onDrawsSeats={wish.setDrawsSeats}
        more={
          <>
            <StandIn levels={levels} level={wish.standIn()} onChange={wish.setStandIn} />
            <OwnPack pack={wish.pack()} onFile={(file) => void wish.readPack(file)} />
          </>
        }
        moreChanged={Number(wish.standIn() !== USUAL_STAND_IN) + Number(wish.pack() !== undefined)}
      />
      <SetupFoot game={game} />
      <div class="setup-bar">
        <ProblemLine problem={wish.problem()} />
        <button type="submit" class="button primary large" disabled={wish.isBusy()}>
          {text.make}
        </button>
      </div>
    </SetupForm>
  );
}

/** What somebody wants of a new table, as far as it is filled in. */
function newWish(entry: ShelfEntry, game: Game) {
  const [seats, setSeats] = createSignal<readonly string[]>(
    Array.from({ length: usualSeats(game) }, (_, seat) => (seat === 0 ? 'me' : 'open')),
  );
  const [drawsSeats, setDrawsSeats] = createSignal(entry.card.drawsSeats === true);
  const [name, setName] = createSignal(settings().name);
  const [pace, setPace] = createSignal('free');
  const [isPublic, setIsPublic] = createSignal(false);
  const [isFamily, setIsFamily] = createSignal(false);
  const [standIn, setStandIn] = createSignal(USUAL_STAND_IN);
  const [options, setOptions] = createSignal<Options>(defaultOptions(game.options));
  const [pack, setPack] = createSignal<unknown>();
  const [problem, setProblem] = createSignal<string>();
  const [isBusy, setIsBusy] = createSignal(false);

  async function create(): Promise<void> {
    setIsBusy(true);
    const { part, commitment } = await newPart();
    const wish: Wish = {
      game: game.id,
      name: name().trim() || text.host,
      seats: (drawsSeats() ? drawn(seats()) : seats()).map(plan),
      options: options(),
      isPublic: isPublic(),
      family: isPublic() && isFamily(),
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
    const read = await packIn(file);
    setProblem(read.ok ? undefined : read.problem.message);
    if (read.ok) setPack(read.value);
  }

  /** I sit on one seat only: who takes my old one is a friend. */
  const seatSomebody = (seat: number, who: string): void => {
    setSeats(seats().map((old, other) => (other === seat ? who : who === 'me' && old === 'me' ? 'open' : old)));
  };
  return {
    seats,
    setSeats,
    seatSomebody,
    drawsSeats,
    setDrawsSeats,
    name,
    setName,
    setPace,
    isPublic,
    setIsPublic,
    isFamily,
    setIsFamily,
    standIn,
    setStandIn,
    options,
    setOptions,
    pack,
    readPack,
    problem,
    isBusy,
    create,
  };
}

const plan = (who: string): SeatPlan => (who === 'me' || who === 'open' ? { kind: who } : { kind: 'bot', bot: who });

/** What a file says, where it is one of ours; nothing for no file. */
async function packIn(file: File | undefined): Promise<Result<unknown>> {
  if (file === undefined) return good(undefined);
  try {
    return good(parseJson(await file.text()));
  } catch {
    return bad('bad-pack', text.badPack);
  }
}

function Pace(props: { onPace: (pace: string) => void }) {
  return (
    <label class="field setup-pace">
      <span>{text.pace}</span>
      <select onChange={(event) => props.onPace(event.currentTarget.value)}>
        <For each={PACES}>{({ key, label }) => <option value={key}>{label}</option>}</For>
      </select>
    </label>
  );
}

/** Who plays for those who are away. */
function StandIn(props: { levels: readonly BotLevel[]; level: string; onChange: (level: string) => void }) {
  return (
    <label class="field">
      <span>{text.standIn}</span>
      <select onChange={(event) => props.onChange(event.currentTarget.value)}>
        <For each={props.levels}>
          {({ level, name }) => (
            <option value={level} selected={level === props.level}>
              {setupWords.bot(name)}
            </option>
          )}
        </For>
      </select>
    </label>
  );
}

function OwnPack(props: { pack: unknown; onFile: (file: File | undefined) => void }) {
  return (
    <label class="field" for="pack-file">
      <span>{text.packFile}</span>
      <input
        id="pack-file"
        type="file"
        accept=".json,application/json"
        onChange={(event) => props.onFile(event.currentTarget.files?.[0])}
      />
      <Show when={attributionOf(props.pack)}>{(whose) => <span class="quiet">{whose()}</span>}</Show>
    </label>
  );
}
