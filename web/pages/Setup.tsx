import type { Game } from '@bandstand/engine';
import { createSignal, Index, Show } from 'solid-js';
import { ProblemLine } from '../ProblemLine.tsx';
import { go, Link } from '../router.tsx';
import { levelsOf, usualLevel } from '../session/levels.ts';
import { setAside } from '../session/open.ts';
import { lastSetup, PERSON, startWith, usualName, type LocalSetup } from '../session/setups.ts';
import { changeSettings } from '../settings.ts';
import { hasLesson, type ShelfEntry } from '../shelf.ts';
import { words } from '../text/index.ts';
import './setup.css';
import { SeatButtons, SeatCard } from './SeatCards.tsx';
import { FoldedOptions, SetupFoot, SetupForm, SetupHead } from './SetupParts.tsx';
import { setupWords } from '../text/setup.ts';

const text = setupWords;

/** Who sits where and with which options, on one screen; it opens with what was chosen last. */
export function Setup(props: { entry: ShelfEntry; game: Game }) {
  const { game } = props;
  const inks = props.entry.card.print ?? props.entry.card.inks;
  const [setup, setSetup] = createSignal<LocalSetup>(lastSetup(game));
  const [problem, setProblem] = createSignal<string>();
  const change = (part: Partial<LocalSetup>): void => {
    setProblem(undefined);
    setSetup({ ...setup(), ...part });
  };
  const seats = () => setup().seats;
  const people = () => seats().filter((who) => who === PERSON).length;

  function start(): void {
    const table = startWith(game, setup());
    if (!table.ok) {
      setProblem(table.problem.message);
      return;
    }
    const mine = setup().names[0]?.trim();
    if (mine !== undefined && mine !== '') changeSettings({ name: mine.slice(0, 24) });
    setAside(table.value);
    go(`/match/${table.value.id}`);
  }

  return (
    <SetupForm inks={inks} game={game.id} onSubmit={start}>
      <SetupHead
        game={game.id}
        title={props.entry.card.name}
        note={text.length(props.entry.card.minutes, seats().length)}
      />
      <SeatButtons
        game={game}
        count={seats().length}
        onChange={(count) =>
          change({ seats: Array.from({ length: count }, (_, seat) => seats()[seat] ?? usualLevel(game)) })
        }
      />
      <LocalSeats entry={props.entry} game={game} setup={setup()} onChange={change} />
      <FoldedOptions
        game={game}
        options={setup().options}
        seats={seats().length}
        onChange={(options) => change({ options })}
        card={props.entry.card}
        drawsSeats={setup().drawsSeats}
        onDrawsSeats={(drawsSeats) => change({ drawsSeats })}
      />
      <OtherWays game={props.entry.id} />
      <p class="quiet setup-kept">{text.remembered}</p>
      <SetupFoot game={game} />
      <div class="setup-bar">
        <ProblemLine problem={problem()} />
        <button type="submit" class="button primary large">
          {startWords(people(), seats().length - people())}
        </button>
      </div>
    </SetupForm>
  );
}

interface LocalSeatsProps {
  readonly entry: ShelfEntry;
  readonly game: Game;
  readonly setup: LocalSetup;
  readonly onChange: (part: Partial<LocalSetup>) => void;
}

/** Who sits where at this device. */
function LocalSeats(props: LocalSeatsProps) {
  const { card } = props.entry;
  const levels = levelsOf(props.game, card);
  const seats = () => props.setup.seats;
  const nameIn = (seat: number): string => props.setup.names[seat] ?? '';
  return (
    <ol class="seat-cards">
      <Index each={seats()}>
        {(who, seat) => (
          <SeatCard
            seat={seat}
            who={who()}
            people={[{ who: PERSON, label: text.person, hint: seat === 0 ? text.you : text.somebody }]}
            levels={levels}
            measured={card.measured}
            inks={card.print ?? card.inks}
            isMe={who() === PERSON && seat === 0}
            title={props.game.text.seats?.[seat]}
            name={{
              written: nameIn(seat),
              usual: usualName(seats(), seat),
              onWrite: (name) =>
                props.onChange({ names: seats().map((_, other) => (other === seat ? name : nameIn(other))) }),
            }}
            onSeat={(chosen) => props.onChange({ seats: seats().with(seat, chosen) })}
          />
        )}
      </Index>
    </ol>
  );
}

const startWords = (people: number, bots: number): string =>
  people === 0 ? text.startBots(bots) : text.start(people, bots);

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
