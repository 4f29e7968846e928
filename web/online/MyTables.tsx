import { createEffect, createResource, For, onCleanup, Show } from 'solid-js';
import { Link } from '../router.tsx';
import { cardOf } from '../shelf.ts';
import { api, type MyTable } from './api.ts';
import { dropSeat, heldSeats } from './seats.ts';

const LOOK_AGAIN_MS = 20_000;

/** The tables I have a seat at, those that wait for me first; the tab's title counts them. */
export function MyTables() {
  const keys = () => heldSeats().flatMap(({ match, token }) => (token === undefined ? [] : [{ match, token }]));
  const [answer, { refetch }] = createResource(keys, (seats) => (seats.length === 0 ? undefined : api.mine(seats)));
  const timer = setInterval(() => void refetch(), LOOK_AGAIN_MS);
  onCleanup(() => clearInterval(timer));
  const tables = (): readonly MyTable[] => {
    const found = answer.latest;
    if (found?.ok !== true) return [];
    return found.value.toSorted(
      (a, b) =>
        Number(b.isMyTurn) - Number(a.isMyTurn) ||
        Number(a.table.status === 'over') - Number(b.table.status === 'over'),
    );
  };
  const waiting = () => tables().filter(({ isMyTurn }) => isMyTurn).length;
  createEffect(() => {
    document.title = waiting() > 0 ? `(${waiting()}) Bandstand` : 'Bandstand';
  });
  return (
    <Show when={tables().length > 0}>
      <section aria-labelledby="mine-title">
        <h2 id="mine-title">My tables{waiting() > 0 ? `: your turn at ${waiting()}` : ''}</h2>
        <ul class="matches">
          <For each={tables()}>
            {({ table, isMyTurn }) => (
              <li class="match-row panel" classList={{ 'is-turn': isMyTurn }}>
                <div>
                  <b>{cardOf(table.game)?.name ?? table.game}</b>{' '}
                  <span class="quiet">
                    {table.seats.map(({ name, kind }) => (kind === 'open' ? 'free seat' : name)).join(', ')} ·{' '}
                    {isMyTurn
                      ? 'your turn'
                      : table.status === 'open'
                        ? 'waiting for players'
                        : table.status === 'over'
                          ? 'over'
                          : 'waiting for the others'}
                  </span>
                </div>
                <div class="row">
                  <Link class={isMyTurn ? 'button primary small' : 'button small'} href={`/t/${table.match}`}>
                    {isMyTurn ? 'Play' : 'Look'}
                  </Link>
                  <Show when={table.status === 'over'}>
                    <button type="button" class="button small" onClick={() => dropSeat(table.match)}>
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
