import { good } from '@bandstand/engine';
import { createEffect, createResource, createSignal, For, onCleanup, Show } from 'solid-js';
import { Thumb } from '../Thumb.tsx';
import { ProblemLine } from '../ProblemLine.tsx';
import { Link } from '../router.tsx';
import { cardOf } from '../shelf.ts';
import { api, type MyTable } from './api.ts';
import { clockText } from './paces.ts';
import { inviterOf, isInvited } from './invited.ts';
import { acceptInvitation, giveBack } from './rematch.ts';
import { dropSeat, heldSeat, heldSeats, holdSeat } from './seats.ts';
import { onlineWords } from '../text/online.ts';

const LOOK_AGAIN_MS = 20_000;
const CONNECTION_EVENTS = ['online', 'offline', 'focus'] as const;

const stateOf = (mine: MyTable): string => {
  const { table, isMyTurn, leftMs } = mine;
  if (isInvited(mine)) return onlineWords.myTables.invited(inviterOf(table));
  if (isMyTurn)
    return leftMs === undefined ? onlineWords.myTables.yourTurn : onlineWords.myTables.yourTurnLeft(clockText(leftMs));
  if (table.status === 'open') return onlineWords.myTables.waitingForPlayers;
  return table.status === 'over' ? onlineWords.myTables.over : onlineWords.myTables.waitingForTheOthers;
};

/** First where my time runs out first, then where I am waited for or invited, at last what is over. */
const byUrgency = (a: MyTable, b: MyTable): number =>
  Number(b.isMyTurn) - Number(a.isMyTurn) ||
  Number(isInvited(b)) - Number(isInvited(a)) ||
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
  const [problem, setProblem] = createSignal<string>();
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
        <ProblemLine problem={problem()} />
        <ul class="matches">
          <For each={tables()}>{(mine) => <Row mine={mine} onProblem={setProblem} />}</For>
        </ul>
      </section>
    </Show>
  );
}

function Row(props: { mine: MyTable; onProblem: (problem: string | undefined) => void }) {
  const match = () => props.mine.table.match;
  const keys = () => ({ token: heldSeat(match())?.token, invite: heldSeat(match())?.invite });
  const accept = async (): Promise<void> => props.onProblem(await acceptInvitation(props.mine.table, keys()));
  const decline = async (): Promise<void> => props.onProblem(await giveBack(match(), keys()));
  return (
    <li class="match-row panel" classList={{ 'is-turn': props.mine.isMyTurn }}>
      <Thumb game={props.mine.table.game} />
      <div class="match-row-text">
        <b>{cardOf(props.mine.table.game)?.name ?? props.mine.table.game}</b>{' '}
        <span class="quiet">
          {props.mine.table.seats
            .map(({ name, kind }) => (kind === 'open' ? onlineWords.myTables.freeSeat : name))
            .join(', ')}{' '}
          · {stateOf(props.mine)}
        </span>
      </div>
      <div class="row">
        <Show when={isInvited(props.mine)}>
          <button type="button" class="button primary small" onClick={() => void accept()}>
            {onlineWords.invitation.playAgain}
          </button>
          <button type="button" class="button small" onClick={() => void decline()}>
            {onlineWords.invitation.notNow}
          </button>
        </Show>
        <Link class={props.mine.isMyTurn ? 'button primary small' : 'button small'} href={`/t/${match()}`}>
          {props.mine.isMyTurn ? onlineWords.myTables.play : onlineWords.myTables.look}
        </Link>
        <Show when={props.mine.table.status === 'over'}>
          <button type="button" class="button small" onClick={() => dropSeat(match())}>
            {onlineWords.myTables.putAway}
          </button>
        </Show>
      </div>
    </li>
  );
}
