import type { Game } from '@bandstand/engine';
import { createMemo, createResource, createSignal, For, onMount, Show } from 'solid-js';
import { bringTries, deleteTries, keptTries } from '../progress/keptTries.ts';
import { forgetDuels } from '../duel/duels.ts';
import { Empty } from '../drawings/Empty.tsx';
import { Friends } from '../friends/Friends.tsx';
import { forgetMeetings } from '../progress/meetings.ts';
import { Thumb } from '../Thumb.tsx';
import { ProblemLine } from '../ProblemLine.tsx';
import { allPlayed, keepPlayed, type Played } from '../progress/archive.ts';
import { archiveChanges } from '../progress/changes.ts';
import { NotForGood } from '../progress/NotForGood.tsx';
import { progressFile, readProgress } from '../progress/file.ts';
import { proven } from '../progress/prove.ts';
import { Plot } from '../progress/Plot.tsx';
import { ratingOf, statsOf } from '../progress/stats.ts';
import { streakOf } from '../progress/tries.ts';
import { Recovery } from '../recovery/Recovery.tsx';
import { deleteThere, recovery } from '../recovery/recovery.ts';
import { Link } from '../router.tsx';
import { levelsOf } from '../session/levels.ts';
import { forgetHere, playedHere } from '../session/forGood.ts';
import { savedMatches } from '../session/saved.ts';
import { nameIn } from '../session/session.ts';
import { cardOf, loadGame, shelf, type ShelfEntry } from '../shelf.ts';
import { keptWords } from '../text/kept.ts';
import { saveAs } from './saveAs.ts';
import '../progress/progress.css';

const text = keptWords.progress;

/** What was played on this device, title by title, and how well. */
export function Progress() {
  const [played] = createResource(archiveChanges, allPlayed);
  // What older versions kept elsewhere comes along.
  onMount(() => void keepPlayed(savedMatches().flatMap(playedHere)));
  const all = () => played.latest ?? [];
  const titles = () => shelf.filter(({ id }) => all().some(({ game }) => game === id));
  return (
    <>
      <h1>{text.title}</h1>
      <NotForGood />
      <Show when={played.latest !== undefined} fallback={<p class="quiet">{text.opening}</p>}>
        <Show
          when={titles().length > 0}
          fallback={
            <Empty drawing="stand" text={text.none}>
              <Link class="button primary" href="/">
                {text.choose}
              </Link>
            </Empty>
          }
        >
          <div class="progress-titles">
            <For each={titles()}>
              {(entry) => <Title entry={entry} played={all().filter(({ game }) => game === entry.id)} />}
            </For>
          </div>
          <Friends />
        </Show>
        <Recovery matches={all().length} />
        <Keeping played={all()} />
      </Show>
    </>
  );
}

function Title(props: { entry: ShelfEntry; played: readonly Played[] }) {
  const [game] = createResource(() => props.entry.id, loadGame);
  const streak = () => streakOf(props.entry.id, new Date().toISOString().slice(0, 10));
  const counts = createMemo(() =>
    [...new Set(props.played.map(({ record }) => record.seats))].toSorted((a, b) => a - b),
  );
  return (
    <section
      class="panel progress-title"
      aria-labelledby={`progress-${props.entry.id}`}
      style={{ '--ink-1': (props.entry.card.print ?? props.entry.card.inks)[0] }}
    >
      <header>
        <Thumb game={props.entry.id} />
        <div>
          <h2 id={`progress-${props.entry.id}`}>{props.entry.card.name}</h2>
          <Show when={game()}>{(loaded) => <Strength game={loaded()} played={props.played} />}</Show>
          <Show when={streak() > 0}>
            <p class="quiet">{text.streak(streak())}</p>
          </Show>
        </div>
      </header>
      <Show when={game()}>
        {(loaded) => (
          <For each={counts()}>
            {(seats) => (
              <Figures
                game={loaded()}
                seats={seats}
                played={props.played.filter(({ record }) => record.seats === seats)}
              />
            )}
          </For>
        )}
      </Show>
    </section>
  );
}

function Strength(props: { game: Game; played: readonly Played[] }) {
  const rating = createMemo(() => ratingOf(levelsOf(props.game, cardOf(props.game.id)), props.played));
  return (
    <Show when={rating()} fallback={<p class="quiet">{text.unrated}</p>}>
      {(now) => (
        <p class="quiet" title={text.ratingHow}>
          {text.rating(Math.round(now().rating), Math.round(2 * now().deviation))}
        </p>
      )}
    </Show>
  );
}

/** How a match ended, in words; a file from elsewhere may name an ending that the title does not know. */
function endingOf({ text: told }: Game, { outcome, players }: Played): string | undefined {
  try {
    return told.outcome(outcome, nameIn(players.map(({ name }) => name)));
  } catch {
    return undefined;
  }
}

/** One number of seats: what was played, won and reached. */
function Figures(props: { game: Game; seats: number; played: readonly Played[] }) {
  const stats = createMemo(() => statsOf(props.game, props.played));
  /** Alone there is a scale instead of rivals: the best result says what it made of somebody. */
  const bestAlone = () =>
    props.seats === 1 ? props.played.find(({ outcome }) => outcome.scores[0] === stats().best) : undefined;
  return (
    <div class="figures">
      <h3>{text.seats(props.seats)}</h3>
      <Show when={stats().matches > 0} fallback={<p class="quiet">{text.notCounted(props.played.length)}</p>}>
        <dl>
          <Figure label={text.matches} value={String(stats().matches)} />
          <Show when={props.seats > 1}>
            <Figure label={text.wins} value={text.share(stats().wins, stats().matches)} />
          </Show>
          <Show when={stats().best !== undefined}>
            <Figure label={text.best} value={text.number(stats().best ?? 0)} />
            <Figure label={text.mean} value={text.number(stats().mean)} />
          </Show>
        </dl>
        <Show when={bestAlone()}>{(match) => <p>{endingOf(props.game, match())}</p>}</Show>
        <Show when={stats().scores.length > 1}>
          <Plot scores={stats().scores} label={text.plot(stats().scores)} />
        </Show>
      </Show>
    </div>
  );
}

function Figure(props: { label: string; value: string }) {
  return (
    <div>
      <dt>{props.label}</dt>
      <dd>{props.value}</dd>
    </div>
  );
}

/** Everything as a file, from a file, and away. */
function Keeping(props: { played: readonly Played[] }) {
  const [said, setSaid] = createSignal<string>();
  const [problem, setProblem] = createSignal<string>();
  async function bring(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const read = readProgress(await file.text());
    setProblem(read.ok ? undefined : read.problem.message);
    if (!read.ok) return;
    const before = new Set(props.played.map(({ id }) => id));
    bringTries(read.value.tries);
    const { played, forged, unproven } = await proven(read.value.played, loadGame);
    await keepPlayed(played);
    const added = played.filter(({ id }) => !before.has(id)).length;
    setSaid(text.brought({ added, damaged: read.value.damaged, forged, unproven }));
  }
  /** At the server first: when it cannot be reached, nothing is deleted by halves. */
  async function deleteAll(): Promise<void> {
    const sure = recovery() === undefined ? text.deleteSure : text.deleteSureThere;
    if (!confirm(sure(props.played.length))) return;
    const refused = await deleteThere();
    setProblem(refused?.message);
    if (refused !== undefined) return;
    forgetMeetings();
    forgetDuels();
    deleteTries();
    await forgetHere();
  }
  return (
    <section class="panel" aria-labelledby="keeping-title">
      <h2 id="keeping-title">{text.keeping}</h2>
      <p>{text.keptWhere}</p>
      <div class="row">
        <button
          type="button"
          class="button"
          disabled={props.played.length === 0}
          onClick={() => saveAs('bandstand-progress.json', progressFile(props.played, keptTries()))}
        >
          {text.save(props.played.length)}
        </button>
        <label class="button">
          {text.bring}
          <input
            type="file"
            class="visually-hidden"
            accept=".json,application/json"
            onChange={(event) => void bring(event.currentTarget.files?.[0])}
          />
        </label>
        <button type="button" class="button" disabled={props.played.length === 0} onClick={() => void deleteAll()}>
          {text.delete}
        </button>
      </div>
      <p role="status">{said()}</p>
      <ProblemLine problem={problem()} />
    </section>
  );
}
