import { createMemo, createResource, createSignal, For, onMount, Show } from 'solid-js';
import { Empty } from '../drawings/Empty.tsx';
import { fateOf } from '../home/fate.ts';
import { Thumb } from '../Thumb.tsx';
import { dayText } from '../home/when.ts';
import { allPlayed, keepPlayed, type Played } from '../progress/archive.ts';
import { archiveChanges } from '../progress/changes.ts';
import { NotForGood } from '../progress/NotForGood.tsx';
import { forgetEverywhere } from '../recovery/recovery.ts';
import { Link } from '../router.tsx';
import { playedHere } from '../session/forGood.ts';
import { damagedMatches, removeMatch, savedMatches, type SavedMatch } from '../session/saved.ts';
import { cardOf } from '../shelf.ts';
import { words as homeWords } from '../text/home.ts';
import { keptWords } from '../text/kept.ts';
import './matches.css';

const text = keptWords.matches;
/** So many at first; the rest is one press away. */
const SHOWN_AT_FIRST = 20;

/** Every match that this device keeps. */
export function Matches() {
  const known = createMemo(() => savedMatches().filter((match) => cardOf(match.record.game) !== undefined));
  const running = () => known().filter((match) => !match.isOver);
  // Those that are kept for good, and what older versions kept elsewhere.
  const [played] = createResource(archiveChanges, allPlayed);
  onMount(() => void keepPlayed(savedMatches().flatMap(playedHere)));
  const over = () => (played.latest ?? []).filter(({ game }) => cardOf(game) !== undefined);
  return (
    <>
      <h1>{text.title}</h1>
      <div class="row">
        <Link class="button" href="/progress">
          {text.progress}
        </Link>
        <Link class="button" href="/replay">
          {text.fromFile}
        </Link>
      </div>
      <NotForGood />
      <Damaged />
      <Show when={running().length + over().length === 0}>
        <Empty drawing="crate" text={text.none}>
          <Link class="button primary" href="/">
            {text.toTheGames}
          </Link>
        </Empty>
      </Show>
      <MatchList title={text.running} matches={running()} />
      <PlayedList played={over()} />
    </>
  );
}

function Damaged() {
  return (
    <Show when={damagedMatches().length > 0}>
      <section class="panel" role="status">
        <p>{text.damaged(damagedMatches().length)}</p>
        <button
          type="button"
          class="button"
          onClick={() => {
            if (confirm(text.damagedSure)) for (const id of damagedMatches()) removeMatch(id);
          }}
        >
          {text.remove}
        </button>
      </section>
    </Show>
  );
}

function MatchList(props: { title: string; matches: readonly SavedMatch[] }) {
  const [showsAll, setShowsAll] = createSignal(false);
  return (
    <Show when={props.matches.length > 0}>
      <section>
        <h2>{props.title}</h2>
        <ul class="matches">
          <For each={showsAll() ? props.matches : props.matches.slice(0, SHOWN_AT_FIRST)}>
            {(match) => (
              <Row
                game={match.record.game}
                names={match.players.map(({ name }) => name)}
                told={text.move(match.record.moves.length)}
                at={match.savedAt}
                verb={text.goOn}
                isRunning
                href={`/match/${match.id}`}
                onRemove={() => removeMatch(match.id)}
              />
            )}
          </For>
        </ul>
        <Show when={!showsAll() && props.matches.length > SHOWN_AT_FIRST}>
          <button type="button" class="button" onClick={() => setShowsAll(true)}>
            {text.showAll(props.matches.length)}
          </button>
        </Show>
      </section>
    </Show>
  );
}

/** Everything that was played to its end, latest first. */
function PlayedList(props: { played: readonly Played[] }) {
  const [query, setQuery] = createSignal('');
  const [showsAll, setShowsAll] = createSignal(false);
  const about = (match: Played): string =>
    [
      cardOf(match.game)?.name,
      ...match.players.map(({ name }) => name),
      toldOf(match),
      dayText(match.at, Date.now()),
    ].join(' ');
  // Said once and not with every letter that is typed.
  const said = createMemo(() => props.played.map((match) => ({ match, about: about(match).toLowerCase() })));
  const found = () => {
    const words = query().toLowerCase().split(' ');
    return said().flatMap((each) => (words.every((word) => each.about.includes(word)) ? [each.match] : []));
  };
  return (
    <Show when={props.played.length > 0}>
      <section>
        <h2>{text.over}</h2>
        <Show when={props.played.length > 3}>
          <input
            type="search"
            class="match-search"
            aria-label={text.search}
            placeholder={text.search}
            value={query()}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
        </Show>
        <ul class="matches">
          <For
            each={showsAll() ? found() : found().slice(0, SHOWN_AT_FIRST)}
            fallback={<li class="quiet">{text.nothing}</li>}
          >
            {(match) => (
              <Row
                game={match.game}
                names={match.players.map(({ name }) => name)}
                told={toldOf(match)}
                at={match.at}
                verb={text.replay}
                href={`/replay/p-${match.id}`}
                onRemove={() => void forgetEverywhere([match.id])}
              />
            )}
          </For>
        </ul>
        <Show when={!showsAll() && found().length > SHOWN_AT_FIRST}>
          <button type="button" class="button" onClick={() => setShowsAll(true)}>
            {text.showAll(found().length)}
          </button>
        </Show>
      </section>
    </Show>
  );
}

/** Won or lost and the points; alone only these. */
function toldOf({ outcome, mine }: Played): string {
  const fate = fateOf(outcome, mine);
  const points = mine.map((seat) => keptWords.progress.number(outcome.scores[seat])).join(', ');
  return fate === undefined ? points : `${homeWords.board[fate]}, ${points}`;
}

interface RowProps {
  readonly game: string;
  readonly names: readonly string[];
  /** How far it is, or how it ended. */
  readonly told: string;
  readonly at: number;
  readonly verb: string;
  readonly isRunning?: boolean;
  readonly href: string;
  readonly onRemove: () => void;
}

function Row(props: RowProps) {
  const name = () => cardOf(props.game)?.name ?? props.game;
  const who = () => props.names.join(', ');
  const when = () => dayText(props.at, Date.now());
  return (
    <li class="match-row kept-row panel">
      <Thumb game={props.game} />
      <div class="match-row-text">
        <Link class="kept-link" href={props.href} aria-label={`${props.verb}: ${name()}, ${who()}`}>
          {name()}
        </Link>
        <span class="quiet">{text.row(who(), props.told, when())}</span>
      </div>
      <span class="button small kept-verb" classList={{ primary: props.isRunning }} aria-hidden="true">
        {props.verb}
      </span>
      <button
        type="button"
        class="word-button"
        aria-label={`${text.remove}: ${name()}, ${who()}`}
        onClick={() => {
          if (confirm(text.removeSure)) props.onRemove();
        }}
      >
        {text.remove}
      </button>
    </li>
  );
}
