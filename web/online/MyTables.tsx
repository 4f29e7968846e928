import { good } from '@bandstand/engine';
import { createEffect, createResource, createSignal, For, onCleanup, Show } from 'solid-js';
import { Link } from '../router.tsx';
import { cardOf } from '../shelf.ts';
import { api, type MyTable } from './api.ts';
import { clockText } from './paces.ts';
import { dropSeat, heldSeats } from './seats.ts';

const LOOK_AGAIN_MS = 20_000;
const CONNECTION_EVENTS = ['online', 'offline', 'focus'] as const;

const stateOf = ({ table, isMyTurn, leftMs }: MyTable): string => {
  if (isMyTurn) return leftMs === undefined ? 'your turn' : `your turn, ${clockText(leftMs)} left`;
  if (table.status === 'open') return 'waiting for players';
  return table.status === 'over' ? 'over' : 'waiting for the others';
};

/** First where my time runs out first, then where I am waited for, at last what is over. */
const byUrgency = (a: MyTable, b: MyTable): number =>
  Number(b.isMyTurn) - Number(a.isMyTurn) ||
  Number(a.table.status === 'over') - Number(b.table.status === 'over') ||
  (a.leftMs ?? Infinity) - (b.leftMs ?? Infinity) ||
  0;

/** The tables I have a seat at, those that wait for me first; the tab's title counts them. */
export function MyTables() {
  const keys = () => heldSeats().flatMap(({ match, token }) => (token === undefined ? [] : [{ match, token }]));
  const [tables, setTables] = createSignal<readonly MyTable[]>([]);
  const [answer, { refetch }] = createResource(keys, async (seats) => {
    const found = seats.length === 0 ? good([]) : await api.mine(seats);
    // Without a connection what was found last stays in sight.
    if (found.ok) setTables(found.value.toSorted(byUrgency));
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
        <h2 id="mine-title">My tables{waiting() > 0 ? `: your turn at ${waiting()}` : ''}</h2>
        <Show when={isCutOff()}>
          <p class="quiet" role="status">
            {tables().length > 0
              ? 'The server cannot be reached just now; this is how the tables stood.'
              : 'The server cannot be reached just now. Your tables are kept there and come back with the connection.'}
          </p>
        </Show>
        <ul class="matches">
          <For each={tables()}>
            {(mine) => (
              <li class="match-row panel" classList={{ 'is-turn': mine.isMyTurn }}>
                <div>
                  <b>{cardOf(mine.table.game)?.name ?? mine.table.game}</b>{' '}
                  <span class="quiet">
                    {mine.table.seats.map(({ name, kind }) => (kind === 'open' ? 'free seat' : name)).join(', ')} ·{' '}
                    {stateOf(mine)}
                  </span>
                </div>
                <div class="row">
                  <Link class={mine.isMyTurn ? 'button primary small' : 'button small'} href={`/t/${mine.table.match}`}>
                    {mine.isMyTurn ? 'Play' : 'Look'}
                  </Link>
                  <Show when={mine.table.status === 'over'}>
                    <button type="button" class="button small" onClick={() => dropSeat(mine.table.match)}>
                      Put away
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
