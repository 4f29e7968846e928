import { bad, english, type Result } from '@bandstand/engine';
import type { Daily, DailyGame, DailyStanding } from '@bandstand/protocol';
import { createEffect, createResource, createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import { learnStandings, playDaily, practise, standAgain, today } from '../daily/daily.ts';
import { sealsOf } from '../daily/seals.ts';
import { shareText, sharedText } from '../daily/share.ts';
import { standingText, untoldText } from '../daily/standing.ts';
import { goesOn, streakOf, tryOf } from '../progress/tries.ts';
import { Thumb } from '../Thumb.tsx';
import { api } from '../online/api.ts';
import { learnOutside } from '../outside.ts';
import { ProblemLine } from '../ProblemLine.tsx';
import { go, Link } from '../router.tsx';
import { cardOf, loadGame } from '../shelf.ts';
import { words } from '../text/home.ts';
import { keptWords } from '../text/kept.ts';
import './daily.css';

const text = words.daily;
const more = keptWords.daily;

/** One deal a day and title, the same for everybody. */
export function DailyPage() {
  const [asked, { refetch }] = createResource(() => today());
  const [now, setNow] = createSignal(Date.now());
  /** The day may end while the page is open. */
  const look = setInterval(() => {
    setNow(Date.now());
    if (now() >= (found()?.endsAt ?? Infinity)) void refetch();
  }, LOOK_MS);
  onCleanup(() => clearInterval(look));
  onMount(() => void learnStandings());
  onMount(learnOutside);
  createEffect(() => {
    const day = found()?.day;
    if (day !== undefined) void standAgain(day);
  });
  const found = (): Daily | undefined => {
    const answer = asked.latest;
    return answer?.ok === true ? answer.value : undefined;
  };
  const trouble = (): string | undefined => {
    const answer = asked.latest;
    return answer?.ok === false ? answer.problem.message : undefined;
  };
  return (
    <div class="daily">
      <header class="daily-head">
        <Show when={found()}>{(daily) => <Leaf day={daily().day} />}</Show>
        <div>
          <h1>{text.title}</h1>
          <p>{more.lead}</p>
          <Show when={found()}>{(daily) => <p class="quiet">{newDealsIn(daily().endsAt - now())}</p>}</Show>
        </div>
      </header>
      <ProblemLine problem={trouble()} />
      <ul class="tickets">
        <For each={found()?.games.filter(({ game }) => cardOf(game) !== undefined)}>
          {(daily) => <DailyRow daily={daily} day={found()?.day ?? ''} yesterday={found()?.yesterday ?? ''} />}
        </For>
      </ul>
      <Fair daily={found()} />
    </div>
  );
}

/** How much all this proves, and what it does not. */
function Fair(props: { daily: Daily | undefined }) {
  const seals = () => (props.daily === undefined ? 'unseen' : sealsOf(props.daily));
  return (
    <section class="daily-fair" aria-labelledby="fair-title">
      <h2 id="fair-title">{more.fair}</h2>
      <ul>
        <li>{more.replayed}</li>
        <li>{more.once}</li>
        <li>
          <Show when={seals() === 'broken'} fallback={more.seals[seals()]}>
            <ProblemLine problem={more.seals.broken} />
          </Show>
        </li>
      </ul>
    </section>
  );
}

const HOUR_MS = 3_600_000;
const LOOK_MS = 30_000;

const newDealsIn = (ms: number): string =>
  more.newDeals(Math.max(0, Math.floor(ms / HOUR_MS)), Math.max(1, Math.floor((ms % HOUR_MS) / 60_000)));

/** Today on a block of leaves; what it says stands in the title of the page as well. */
function Leaf(props: { day: string }) {
  return (
    <p class="leaf" role="img" aria-label={text.date(props.day)}>
      <span>{more.month(props.day)}</span>
      <b>{Number(props.day.slice(8))}</b>
    </p>
  );
}

const nameOf = (game: string): string => cardOf(game)?.name ?? game;

/** The page of a practice, which counts nowhere. */
async function practice(daily: DailyGame): Promise<Result<string>> {
  const game = await loadGame(daily.game);
  return game === undefined ? bad('unknown-game', nameOf(daily.game)) : practise(game, daily);
}

/** Where the try that counts cannot be had now. */
function PractiseInstead(props: { daily: DailyGame }) {
  const start = async (): Promise<void> => {
    const page = await practice(props.daily);
    if (page.ok) go(page.value);
  };
  return (
    <button
      type="button"
      class="ticket-play again"
      aria-label={text.playGame(more.practise, nameOf(props.daily.game))}
      onClick={() => void start()}
    >
      {more.practise}
    </button>
  );
}

function DailyRow(props: { daily: DailyGame; day: string; yesterday: string }) {
  const name = () => nameOf(props.daily.game);
  const made = () => tryOf(props.day, props.daily.game);
  const isRunning = () => goesOn(made());
  const verb = () => {
    if (isRunning()) return text.goOn;
    return made() === undefined ? text.play : more.practise;
  };
  const streak = () => streakOf(props.daily.game, props.day);
  const state = (): string => {
    const before = made();
    if (before?.standing !== undefined) return standingText(before.standing, streak());
    if (before !== undefined && !isRunning()) return untoldText(before);
    const mode = props.daily.seats === 1 ? more.alone : more.against(props.daily.seats - 1);
    return `${more.mode(mode, more.played(props.daily.played))}${streak() > 1 ? ` ${text.streak(streak())}.` : ''}`;
  };
  const [problem, setProblem] = createSignal<string>();
  const [said, setSaid] = createSignal('');

  const [isOffline, setIsOffline] = createSignal(false);

  async function play(): Promise<void> {
    const counts = made() === undefined || isRunning();
    const page = await (counts ? playDaily(props.day, props.daily) : practice(props.daily));
    if (page.ok) return go(page.value);
    setIsOffline(page.problem.code === 'offline');
    setProblem(isOffline() ? more.needsServer : page.problem.message);
  }

  async function share(standing: DailyStanding): Promise<void> {
    setSaid(await shareText(sharedText(props.daily.game, props.day, standing, streak())));
  }

  const inks = () => cardOf(props.daily.game)?.print ?? cardOf(props.daily.game)?.inks ?? ['#7a1f2b', '#a9781f'];
  return (
    <li class="ticket" style={{ '--dark': inks()[0], '--bright': inks()[1] }}>
      <Thumb game={props.daily.game} />
      <div class="ticket-text">
        <b>{name()}</b>
        <Show when={made()?.standing}>
          {(standing) => <span class="ticket-score">{english.number(standing().score)}</span>}
        </Show>
        <span class="quiet">{state()}</span>
        <ProblemLine problem={problem()} />
      </div>
      <div class="ticket-do">
        <Show when={made()?.standing}>
          {(standing) => (
            <button
              type="button"
              class="ticket-play"
              aria-label={text.playGame(more.shareMine, name())}
              onClick={() => void share(standing())}
            >
              {more.share}
            </button>
          )}
        </Show>
        <button
          type="button"
          class="ticket-play"
          classList={{ again: made() !== undefined && !isRunning() }}
          aria-label={text.playGame(verb(), name())}
          onClick={() => void play()}
        >
          {verb()}
        </button>
        <Show when={isOffline()}>
          <PractiseInstead daily={props.daily} />
        </Show>
        <span role="status" class="quiet said">
          {said()}
        </span>
      </div>
      <Results day={props.day} yesterday={props.yesterday} game={props.daily.game} />
    </li>
  );
}

/** Who did best so far, and who did yesterday; asked for when somebody wants to know. */
function Results(props: { day: string; yesterday: string; game: string }) {
  const [isOpen, setIsOpen] = createSignal(false);
  const listOf = (day: string) => async (game: string) => {
    const answer = await api.dailyResults(day, game);
    return answer.ok ? answer.value : [];
  };
  const wanted = () => isOpen() && props.game;
  const [results] = createResource(wanted, (game) => listOf(props.day)(game));
  const [before] = createResource(wanted, (game) => listOf(props.yesterday)(game));
  return (
    <details class="daily-results" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{text.results}</summary>
      <ol>
        <For each={results.latest} fallback={<li class="quiet">{more.noResults}</li>}>
          {({ name, score, place, isLate }) => <li value={place}>{more.result(name, score, isLate === true)}</li>}
        </For>
      </ol>
      <p>
        <Show
          when={before.latest?.find(({ isLate }) => isLate !== true) ?? before.latest?.[0]}
          fallback={more.nobodyYesterday}
        >
          {(best) => (
            <>
              {more.yesterday(best().name, best().score)}{' '}
              <Link href={`/replay/d-${props.yesterday}-${props.game}`}>{more.watch}</Link>
            </>
          )}
        </Show>
      </p>
    </details>
  );
}
