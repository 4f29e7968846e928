import { createMemo, createSignal, For, lazy, Show, Suspense } from 'solid-js';
import { heldSeats } from '../online/seats.ts';
import { Link } from '../router.tsx';
import { damagedMatches, removeMatch, savedMatches, type SavedMatch } from '../session/saved.ts';
import { isStorageBlocked } from '../storage.ts';
import { cardOf, shelf, type ShelfEntry } from '../shelf.ts';

const seatsText = ({ minSeats, maxSeats }: ShelfEntry['card']): string =>
  minSeats === maxSeats ? `${minSeats} players` : `${minSeats} to ${maxSeats} players`;

const MyTables = lazy(async () => ({ default: (await import('../online/MyTables.tsx')).MyTables }));

/** So many matches stand over the games; the rest is one press away. */
const SHOWN_AT_FIRST = 4;

/** The shelf of games and the matches that wait to go on. */
export function Home() {
  const known = createMemo(() => savedMatches().filter((match) => cardOf(match.record.game) !== undefined));
  const unfinished = () => known().filter((match) => !match.isOver);
  const finished = () => known().filter((match) => match.isOver);
  const [showsAll, setShowsAll] = createSignal(false);
  return (
    <>
      <header class="poster">
        <h1>Bandstand</h1>
        <p>
          Tabletop games about music and drafting. Play alone, against bots, at one screen, or with friends by a link.
        </p>
      </header>
      <Show when={isStorageBlocked()}>
        <p class="quiet" role="status">
          This browser keeps nothing for this site: matches last until the page is closed.
        </p>
      </Show>
      <Show when={damagedMatches().length > 0}>
        <section class="panel" role="status">
          <p>
            {damagedMatches().length === 1
              ? 'A match that was kept here cannot be read any more.'
              : `${damagedMatches().length} matches that were kept here cannot be read any more.`}{' '}
            A newer or older version of this page may still read it.
          </p>
          <button
            type="button"
            class="button small"
            onClick={() => {
              if (confirm('Delete what cannot be read? It cannot be brought back.'))
                for (const id of damagedMatches()) removeMatch(id);
            }}
          >
            Delete
          </button>
        </section>
      </Show>
      <Show when={heldSeats().length > 0}>
        <Suspense>
          <MyTables />
        </Suspense>
      </Show>
      <Show when={unfinished().length > 0}>
        <section aria-labelledby="continue-title">
          <h2 id="continue-title">Go on playing</h2>
          <ul class="matches">
            <For each={showsAll() ? unfinished() : unfinished().slice(0, SHOWN_AT_FIRST)}>
              {(match) => <MatchRow match={match} verb="Continue" to={`/match/${match.id}`} />}
            </For>
          </ul>
          <Show when={!showsAll() && unfinished().length > SHOWN_AT_FIRST}>
            <button type="button" class="button small" onClick={() => setShowsAll(true)}>
              Show all {unfinished().length}
            </button>
          </Show>
        </section>
      </Show>
      <section aria-labelledby="shelf-title">
        <h2 id="shelf-title">Games</h2>
        <ul class="shelf">
          <For each={shelf} fallback={<li class="quiet">No games are installed.</li>}>
            {(entry) => <Box entry={entry} />}
          </For>
        </ul>
      </section>
      <Show when={finished().length > 0}>
        <section aria-labelledby="finished-title">
          <h2 id="finished-title">Played here</h2>
          <ul class="matches">
            <For each={finished()}>
              {(match) => <MatchRow match={match} verb="Replay" to={`/replay/${match.id}`} />}
            </For>
          </ul>
        </section>
      </Show>
    </>
  );
}

function Box(props: { entry: ShelfEntry }) {
  const card = () => props.entry.card;
  return (
    <li class="box panel" style={{ '--ink-1': card().inks[0], '--ink-2': card().inks[1] }}>
      <div class="box-lid" aria-hidden="true" />
      <h3>{card().name}</h3>
      <p>{card().tagline}</p>
      <p class="quiet">
        {seatsText(card())}, about {card().minutes} minutes
      </p>
      <div class="row">
        <Link class="button primary" href={`/game/${props.entry.id}`} aria-label={`Play ${card().name}`}>
          Play
        </Link>
        <Link class="button" href={`/rules/${props.entry.id}`} aria-label={`Rules of ${card().name}`}>
          Rules
        </Link>
      </div>
    </li>
  );
}

function MatchRow(props: { match: SavedMatch; verb: string; to: string }) {
  const name = () => cardOf(props.match.record.game)?.name ?? props.match.record.game;
  const who = () => props.match.players.map((player) => player.name).join(', ');
  const when = () =>
    new Date(props.match.savedAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li class="match-row panel">
      <div>
        <b>{name()}</b>
        <span class="quiet">
          {' '}
          {who()} · move {props.match.record.moves.length} · {when()}
        </span>
      </div>
      <div class="row">
        <Link class="button primary small" href={props.to} aria-label={`${props.verb}: ${name()}, ${who()}`}>
          {props.verb}
        </Link>
        <button
          type="button"
          class="button small"
          aria-label={`Delete ${name()}, ${who()}`}
          onClick={() => {
            if (confirm('Delete this match? It cannot be brought back.')) removeMatch(props.match.id);
          }}
        >
          Delete
        </button>
      </div>
    </li>
  );
}
