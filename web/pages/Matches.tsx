import { createMemo, createSignal, For, Show } from 'solid-js';
import { Thumb } from '../home/Thumb.tsx';
import { Link } from '../router.tsx';
import { damagedMatches, removeMatch, savedMatches, type SavedMatch } from '../session/saved.ts';
import { cardOf } from '../shelf.ts';
import { words } from '../text/index.ts';

const text = words.matches;
/** So many at first; the rest is one press away. */
const SHOWN_AT_FIRST = 20;

/** Every match that this device keeps. */
export function Matches() {
  const known = createMemo(() => savedMatches().filter((match) => cardOf(match.record.game) !== undefined));
  const running = () => known().filter((match) => !match.isOver);
  const over = () => known().filter((match) => match.isOver);
  return (
    <>
      <h1>{text.title}</h1>
      <Damaged />
      <Show when={known().length === 0}>
        <p class="quiet">{text.none}</p>
      </Show>
      <MatchList title={text.running} matches={running()} />
      <MatchList title={text.over} matches={over()} />
      <Link class="button" href="/replay">
        {text.fromFile}
      </Link>
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
            {(match) => <MatchRow match={match} />}
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

function MatchRow(props: { match: SavedMatch }) {
  const name = () => cardOf(props.match.record.game)?.name ?? props.match.record.game;
  const who = () => props.match.players.map((player) => player.name).join(', ');
  const when = () => new Date(props.match.savedAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  const verb = () => (props.match.isOver ? text.replay : text.goOn);
  return (
    <li class="match-row panel">
      <Thumb game={props.match.record.game} />
      <div class="match-row-text">
        <b>{name()}</b>
        <span class="quiet">{text.row(who(), props.match.record.moves.length, when())}</span>
      </div>
      <div class="row">
        <Link
          class="button primary"
          href={props.match.isOver ? `/replay/${props.match.id}` : `/match/${props.match.id}`}
          aria-label={`${verb()}: ${name()}, ${who()}`}
        >
          {verb()}
        </Link>
        <button
          type="button"
          class="button"
          aria-label={`${text.remove}: ${name()}, ${who()}`}
          onClick={() => {
            if (confirm(text.removeSure)) removeMatch(props.match.id);
          }}
        >
          {text.remove}
        </button>
      </div>
    </li>
  );
}
