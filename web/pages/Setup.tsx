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
import { FoldedOptions, SetupForm, SetupHead } from './SetupParts.tsx';
import { setupWords } from '../text/setup.ts';

const text = setupWords;

/** Who sits where and with which options, on one screen; it opens with what was chosen last. */
export function Setup(props: { entry: ShelfEntry; game: Game }) {
  const { game } = props;
  const inks = props.entry.card.print ?? props.entry.card.inks;
  const levels = levelsOf(game, props.entry.card);
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
      <ol class="seat-cards">
        <Index each={seats()}>
          {(who, seat) => (
            <SeatCard
              seat={seat}
              who={who()}
              people={[{ who: PERSON, label: text.person, hint: seat === 0 ? text.you : text.somebody }]}
              levels={levels}
              measured={props.entry.card.measured}
              inks={inks}
              isMe={who() === PERSON && seat === 0}
              title={props.game.text.seats?.[seat]}
              name={{
                written: setup().names[seat] ?? '',
                usual: usualName(seats(), seat),
                onWrite: (name) =>
                  change({ names: seats().map((_, other) => (other === seat ? name : (setup().names[other] ?? ''))) }),
              }}
              onSeat={(chosen) => change({ seats: seats().with(seat, chosen) })}
            />
          )}
        </Index>
      </ol>
      <FoldedOptions
        game={game}
        options={setup().options}
        seats={seats().length}
        onChange={(options) => change({ options })}
        draws={{
          isOn: setup().drawsSeats,
          isUsual: props.entry.card.drawsSeats === true,
          onChange: (drawsSeats) => change({ drawsSeats }),
        }}
      />
      <OtherWays game={props.entry.id} />
      <p class="quiet setup-kept">{text.remembered}</p>
      <div class="setup-bar">
        <ProblemLine problem={problem()} />
        <button type="submit" class="button primary large">
          {startWords(people(), seats().length - people())}
        </button>
      </div>
    </SetupForm>
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
