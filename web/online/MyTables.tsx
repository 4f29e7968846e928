import { good } from '@bandstand/engine';
import { createEffect, createResource, createSignal, For, onCleanup, Show } from 'solid-js';
import { Thumb } from '../Thumb.tsx';
import { Link } from '../router.tsx';
import { cardOf } from '../shelf.ts';
import { api, type MyTable } from './api.ts';
import { clockText } from './paces.ts';
import { dropSeat, heldSeat, heldSeats, holdSeat } from './seats.ts';
import { onlineWords } from '../text/online.ts';

const LOOK_AGAIN_MS = 20_000;
const CONNECTION_EVENTS = ['online', 'offline', 'focus'] as const;

const stateOf = ({ table, isMyTurn, leftMs }: MyTable): string => {
  if (isMyTurn)
    return leftMs === undefined ? onlineWords.myTables.yourTurn : onlineWords.myTables.yourTurnLeft(clockText(leftMs));
  if (table.status === 'open') return onlineWords.myTables.waitingForPlayers;
  return table.status === 'over' ? onlineWords.myTables.over : onlineWords.myTables.waitingForTheOthers;
};

/** First where my time runs out first, then where I am waited for, at last what is over. */
const byUrgency = (a: MyTable, b: MyTable): number =>
  Number(b.isMyTurn) - Number(a.isMyTurn) ||
  Number(a.table.status === 'over') - Number(b.table.status === 'over') ||
  (a.leftMs ?? Infinity) - (b.leftMs ?? Infinity) ||
  0;

/** Whoever asked me to play again has a table where my key opens my seat: it stands among mine from now on. */
function follow(tables: readonly MyTable[]): void {
  for (const { table, rematch } of tables) {
    const token = heldSeat(table.match)?.token;
    if (rematch !== undefined && token !== undefined && heldSeat(rematch) === undefined)
      holdSeat({ match: rematch, game: table.game, token });
  }
}

/** The tables I have a seat at, those that wait for me first; the tab's title counts them. */
export function MyTables() {
  const keys = () => heldSeats().flatMap(({ match, token }) => (token === undefined ? [] : [{ match, token }]));
  const [tables, setTables] = createSignal<readonly MyTable[]>([]);
  const [answer, { refetch }] = createResource(keys, async (seats) => {
    const found = seats.length === 0 ? good([]) : await api.mine(seats);
    // Without a connection what was found last stays in sight.
    if (found.ok) {
      setTables(found.value.toSorted(byUrgency));
      follow(found.value);
    }
    return found;
  });
  const isCutOff = () => answer.latest?.ok === false;
  const look = () => void refetch();
  const timer = setInterval(look, LOOK_AGAIN_MS);
  for (const event of CONNECTION_EVENTS) addEventListener(event, look);
  onCleanup(() => {
    clearInterval(timer);
    for (const event of CONNECTION_EVENTS) removeEventListener(event, look);
  });
  const waiting = () => tables().filter(({ isMyTurn }) => isMyTurn).length;
  createEffect(() => {
    document.title = waiting() > 0 ? `(${waiting()}) Bandstand` : 'Bandstand';
  });
  return (
    <Show when={tables().length > 0 || (isCutOff() && keys().length > 0)}>
      <section aria-labelledby="mine-title">
        <h2 id="mine-title">
          {waiting() > 0 ? onlineWords.myTables.titleWaiting(waiting()) : onlineWords.myTables.title}
        </h2>
        <Show when={isCutOff()}>
          <p class="quiet" role="status">
            {tables().length > 0
              ? onlineWords.myTables.serverCannotBeReached
              : onlineWords.myTables.serverCannotBeReachedJust}
          </p>
        </Show>
        <ul class="matches">
          <For each={tables()}>
            {(mine) => (
              <li class="match-row panel" classList={{ 'is-turn': mine.isMyTurn }}>
                <Thumb game={mine.table.game} />
                <div class="match-row-text">
                  <b>{cardOf(mine.table.game)?.name ?? mine.table.game}</b>{' '}
                  <span class="quiet">
                    {mine.table.seats
                      .map(({ name, kind }) => (kind === 'open' ? onlineWords.myTables.freeSeat : name))
                      .join(', ')}{' '}
                    · {stateOf(mine)}
                  </span>
                </div>
                <div class="row">
                  <Link class={mine.isMyTurn ? 'button primary small' : 'button small'} href={`/t/${mine.table.match}`}>
                    {mine.isMyTurn ? onlineWords.myTables.play : onlineWords.myTables.look}
                  </Link>
                  <Show when={mine.table.status === 'over'}>
                    <button type="button" class="button small" onClick={() => dropSeat(mine.table.match)}>
                      {onlineWords.myTables.putAway}
                    </button>
                  </Show>
                </div>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}
