import type { Daily, DailyGame } from '@bandstand/protocol';
import { createResource, createSignal, For, onMount, Show } from 'solid-js';
import { copyText } from '../copyText.ts';
import { handInAll, playDaily, today } from '../daily/daily.ts';
import { standingText } from '../daily/standing.ts';
import { streakOf, tryOf } from '../progress/tries.ts';
import { Thumb } from '../home/Thumb.tsx';
import { api } from '../online/api.ts';
import { outsideOrigin } from '../outside.ts';
import { ProblemLine } from '../ProblemLine.tsx';
import { go, Link } from '../router.tsx';
import { readMatch } from '../session/saved.ts';
import { cardOf, loadGame } from '../shelf.ts';
import { words } from '../text/index.ts';
import './daily.css';

const text = words.daily;

/** One deal a day and title, the same for everybody. */
export function DailyPage() {
  const [asked] = createResource(() => today());
  onMount(() => void handInAll());
  const found = (): Daily | undefined => {
    const answer = asked();
    return answer?.ok === true ? answer.value : undefined;
  };
  const trouble = (): string | undefined => {
    const answer = asked();
    return answer?.ok === false ? answer.problem.message : undefined;
  };
  return (
    <div class="daily">
      <header class="daily-head">
        <Show when={found()}>{(daily) => <Leaf day={daily().day} />}</Show>
        <div>
          <h1>{text.title}</h1>
          <p>{text.lead}</p>
          <Show when={found()}>{(daily) => <p class="quiet">{newDealsIn(daily().endsAt - Date.now())}</p>}</Show>
        </div>
      </header>
      <ProblemLine problem={trouble()} />
      <ul class="tickets">
        <For each={found()?.games.filter(({ game }) => cardOf(game) !== undefined)}>
          {(daily) => <DailyRow daily={daily} day={found()?.day ?? ''} yesterday={found()?.yesterday ?? ''} />}
        </For>
      </ul>
      <p class="quiet">{text.honest}</p>
    </div>
  );
}

const HOUR_MS = 3_600_000;

const newDealsIn = (ms: number): string =>
  text.newDeals(Math.floor(ms / HOUR_MS), Math.max(1, Math.floor((ms % HOUR_MS) / 60_000)));

/** Today on a block of leaves; what it says stands in the title of the page as well. */
function Leaf(props: { day: string }) {
  return (
    <p class="leaf" role="img" aria-label={text.date(props.day)}>
      <span>{text.month(props.day)}</span>
      <b>{Number(props.day.slice(8))}</b>
    </p>
  );
}

function DailyRow(props: { daily: DailyGame; day: string; yesterday: string }) {
  const name = () => cardOf(props.daily.game)?.name ?? props.daily.game;
  const made = () => tryOf(props.day, props.daily.game);
  const isRunning = () => {
    const match = made()?.match;
    return match !== undefined && made()?.standing === undefined && readMatch(match)?.isOver === false;
  };
  const verb = () => {
    if (isRunning()) return text.goOn;
    return made() === undefined ? text.play : text.practise;
  };
  const streak = () => streakOf(props.daily.game, props.day);
  const state = (): string => {
    const standing = made()?.standing;
    if (standing !== undefined) return standingText(standing, streak());
    if (made() !== undefined && !isRunning()) return text.waiting;
    const mode = props.daily.seats === 1 ? text.alone : text.against(props.daily.seats - 1);
    return `${mode}. ${text.played(props.daily.played)}.${streak() > 1 ? ` ${text.streak(streak())}.` : ''}`;
  };
  const [problem, setProblem] = createSignal<string>();
  const [said, setSaid] = createSignal('');

  async function play(): Promise<void> {
    const game = await loadGame(props.daily.game);
    if (game === undefined) return;
    const match = playDaily(game, props.day, props.daily);
    if (match.ok) go(`/match/${match.value}`);
    else setProblem(match.problem.message);
  }

  async function copy(): Promise<void> {
    const shared = text.shared(name(), text.date(props.day), state(), outsideOrigin());
    setSaid((await copyText(shared)) ? text.copied : shared);
  }

  const inks = () => cardOf(props.daily.game)?.print ?? cardOf(props.daily.game)?.inks ?? ['#7a1f2b', '#a9781f'];
  return (
    <li class="ticket" style={{ '--dark': inks()[0], '--bright': inks()[1] }}>
      <Thumb game={props.daily.game} />
      <div class="ticket-text">
        <b>{name()}</b>
        <span class="quiet">{state()}</span>
        <ProblemLine problem={problem()} />
      </div>
      <div class="ticket-do">
        <button
          type="button"
          class="ticket-play"
          classList={{ again: made()?.standing !== undefined }}
          aria-label={text.playGame(verb(), name())}
          onClick={() => void play()}
        >
          {verb()}
        </button>
        <Show when={made()?.standing}>
          <button type="button" class="word-button" onClick={() => void copy()}>
            {text.copy}
          </button>
        </Show>
        <span role="status" class="quiet">
          {said()}
        </span>
      </div>
      <Results day={props.day} yesterday={props.yesterday} game={props.daily.game} />
    </li>
  );
}

/** Who did best so far; asked for when somebody wants to know. */
function Results(props: { day: string; yesterday: string; game: string }) {
  const [isOpen, setIsOpen] = createSignal(false);
  const [asked] = createResource(
    () => isOpen() && props.game,
    (game) => api.dailyResults(props.day, game),
  );
  const results = () => {
    const answer = asked();
    return answer?.ok === true ? answer.value : [];
  };
  return (
    <details class="daily-results" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{text.results}</summary>
      <ol>
        <For each={results()} fallback={<li class="quiet">{text.noResults}</li>}>
          {({ name, score, place }) => <li value={place}>{text.result(name, score)}</li>}
        </For>
      </ol>
      <Link href={`/replay/d-${props.yesterday}-${props.game}`}>{text.watch}</Link>
    </details>
  );
}
