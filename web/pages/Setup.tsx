import { defaultOptions, type Game } from '@bandstand/engine';
import { createSignal, For, Index, Show } from 'solid-js';
import { Thumb } from '../home/Thumb.tsx';
import { ProblemLine } from '../ProblemLine.tsx';
import { go, Link } from '../router.tsx';
import { levelsOf, usualLevel, type BotLevel } from '../session/bots.ts';
import { lastSetup, PERSON, startWith, usualName, type LocalSetup } from '../session/setups.ts';
import { changeSettings } from '../settings.ts';
import { hasLesson, type ShelfEntry } from '../shelf.ts';
import { words } from '../text/index.ts';
import './setup.css';
import { DrawSeats, hasOptions, OptionFields, SetupForm } from './SetupParts.tsx';

const text = words.setup;

/** Who sits where and with which options, on one screen; it opens with what was chosen last. */
export function Setup(props: { entry: ShelfEntry; game: Game }) {
  const { game } = props;
  const levels = levelsOf(game);
  const [setup, setSetup] = createSignal<LocalSetup>(lastSetup(game));
  const [problem, setProblem] = createSignal<string>();
  const change = (part: Partial<LocalSetup>): void => {
    setProblem(undefined);
    setSetup({ ...setup(), ...part });
  };
  const seats = () => setup().seats;
  const people = () => seats().filter((who) => who === PERSON).length;
  const bots = () => seats().length - people();

  function start(): void {
    const table = startWith(game, setup());
    if (!table.ok) {
      setProblem(table.problem.message);
      return;
    }
    const mine = setup().names[0]?.trim();
    if (mine !== undefined && mine !== '') changeSettings({ name: mine.slice(0, 24) });
    table.value.close();
    go(`/match/${table.value.id}`);
  }

  return (
    <SetupForm inks={props.entry.card.print ?? props.entry.card.inks} onSubmit={start}>
      <header class="setup-head">
        <Thumb game={props.entry.id} />
        <div>
          <h1>{props.entry.card.name}</h1>
          <p class="quiet">{text.length(props.entry.card.minutes, seats().length)}</p>
        </div>
      </header>
      <SeatButtons
        game={game}
        count={seats().length}
        onChange={(count) =>
          change({ seats: Array.from({ length: count }, (_, seat) => seats()[seat] ?? usualLevel(game)) })
        }
      />
      <ol class="seat-cards">
        <Index each={seats()}>
          {(who, seat) => (
            <SeatCard
              seat={seat}
              who={who()}
              levels={levels}
              name={setup().names[seat] ?? ''}
              usualName={usualName(seats(), seat)}
              onSeat={(chosen) => change({ seats: seats().with(seat, chosen) })}
              onName={(name) =>
                change({ names: seats().map((_, other) => (other === seat ? name : (setup().names[other] ?? ''))) })
              }
            />
          )}
        </Index>
      </ol>
      <DrawSeats count={seats().length} isOn={setup().drawsSeats} onChange={(drawsSeats) => change({ drawsSeats })} />
      <Folded game={game} setup={setup()} onChange={(options) => change({ options })} />
      <OtherWays game={props.entry.id} />
      <p class="quiet">{text.remembered}</p>
      <div class="setup-bar">
        <ProblemLine problem={problem()} />
        <button type="submit" class="button primary large">
          {people() === 0 ? text.startBots(bots()) : text.start(people(), bots())}
        </button>
      </div>
    </SetupForm>
  );
}

function OtherWays(props: { game: string }) {
  return (
    <nav class="setup-ways">
      <Show when={hasLesson(props.game)}>
        <Link href={`/learn/${props.game}`}>
          <b>{text.learn}</b>
          <span class="quiet">{text.learnHow}</span>
        </Link>
      </Show>
      <Link href={`/tables/${props.game}`}>
        <b>{text.online}</b>
        <span class="quiet">{text.onlineHow}</span>
      </Link>
      <Link href={`/rules/${props.game}`}>
        <b>{words.home.rules}</b>
      </Link>
    </nav>
  );
}

/** How many play; nothing to ask where the game knows. */
function SeatButtons(props: { game: Game; count: number; onChange: (count: number) => void }) {
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
  readonly levels: readonly BotLevel[];
  readonly name: string;
  readonly usualName: string;
  readonly onSeat: (who: string) => void;
  readonly onName: (name: string) => void;
}

function SeatCard(props: SeatCardProps) {
  const isPerson = () => props.who === PERSON;
  const rank = () => props.levels.findIndex(({ level }) => level === props.who) + 1;
  return (
    <li class="seat-card" classList={{ 'is-me': isPerson() && props.seat === 0 }}>
      <SeatPicture isPerson={isPerson()} />
      <div class="seat-card-text">
        <Show
          when={isPerson()}
          fallback={
            <>
              <b>{props.levels[rank() - 1]?.name ?? props.who}</b>
              <small>
                <span class="level-dots" aria-hidden="true">
                  <For each={props.levels}>{(_, i) => <i classList={{ on: i() < rank() }} />}</For>
                </span>
                <span class="visually-hidden">{text.strength(rank(), props.levels.length)}</span>
              </small>
            </>
          }
        >
          <input
            type="text"
            maxlength="24"
            autocomplete="off"
            aria-label={text.nameOf(props.seat + 1)}
            placeholder={props.usualName}
            value={props.name}
            onInput={(event) => props.onName(event.currentTarget.value)}
          />
          <small>{props.seat === 0 ? text.you : text.somebody}</small>
        </Show>
      </div>
      <select aria-label={text.seat(props.seat + 1)} onChange={(event) => props.onSeat(event.currentTarget.value)}>
        <option value={PERSON} selected={isPerson()}>
          {text.person}
        </option>
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

/** Options stay folded; the line says whether they are as usual. */
function Folded(props: { game: Game; setup: LocalSetup; onChange: (options: LocalSetup['options']) => void }) {
  const usual = defaultOptions(props.game.options);
  const changed = () => Object.keys(usual).filter((name) => props.setup.options[name] !== usual[name]).length;
  return (
    <Show when={hasOptions(props.game, props.setup.options, props.setup.seats.length)}>
      <details class="setup-options">
        <summary>
          <b>{text.options}</b> <span class="quiet">{changed() === 0 ? text.usual : text.changed(changed())}</span>
        </summary>
        <OptionFields
          game={props.game}
          options={props.setup.options}
          seats={props.setup.seats.length}
          onChange={props.onChange}
        />
      </details>
    </Show>
  );
}
