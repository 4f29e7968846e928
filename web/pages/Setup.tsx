import { defaultOptions, type Game } from '@bandstand/engine';
import type { LocalPlayer } from '@bandstand/table';
import { createSignal, Index, Show } from 'solid-js';
import { ProblemLine } from '../ProblemLine.tsx';
import { go, Link } from '../router.tsx';
import { levelsOf } from '../session/bots.ts';
import { startLocal } from '../session/open.ts';
import { changeSettings, settings } from '../settings.ts';
import type { ShelfEntry } from '../shelf.ts';
import { OptionFields, SeatChoice, SeatCount, SetupForm, usualSeats, type Options } from './SetupParts.tsx';

const PERSON = 'person';

/** Who sits where and with which options; one click starts with what is already chosen. */
export function Setup(props: { entry: ShelfEntry; game: Game }) {
  const { game } = props;
  const levels = levelsOf(game);
  const strongest = levels[Math.min(levels.length - 1, 2)].level;
  const [seats, setSeats] = createSignal<readonly string[]>(
    Array.from({ length: usualSeats(game) }, (_, seat) => (seat === 0 ? PERSON : strongest)),
  );
  const [names, setNames] = createSignal<readonly string[]>([]);
  const [options, setOptions] = createSignal<Options>(defaultOptions(game.options));
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

  function start(): void {
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
    <SetupForm inks={props.entry.card.inks} onSubmit={start}>
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
      <ProblemLine problem={problem()} />
      <fieldset class="panel">
        <legend>Players</legend>
        <SeatCount
          game={game}
          count={seats().length}
          onChange={(count) => setSeats(Array.from({ length: count }, (_, seat) => seats()[seat] ?? strongest))}
        />
        <Index each={seats()}>
          {(who, seat) => (
            <div class="seat-row">
              <SeatChoice
                label={`Seat ${seat + 1}`}
                chosen={who()}
                people={[[PERSON, 'A person here']]}
                levels={levels}
                onChange={(chosen) => setSeats(seats().with(seat, chosen))}
              />
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
      <OptionFields game={game} options={options()} onChange={setOptions} />
    </SetupForm>
  );
}
