import type { TableInfo } from '@bandstand/protocol';
import { createResource, createSignal, For, Show } from 'solid-js';
import { Empty } from '../drawings/Empty.tsx';
import { Friends } from '../friends/Friends.tsx';
import { Thumb } from '../Thumb.tsx';
import { api } from '../online/api.ts';
import { holdSeat } from '../online/seats.ts';
import { MyTables } from '../online/MyTables.tsx';
import { paceText } from '../online/paces.ts';
import { ProblemLine } from '../ProblemLine.tsx';
import { go, Link } from '../router.tsx';
import { cardOf, shelf } from '../shelf.ts';
import { onlineWords } from '../text/online.ts';

/** Tables to join, a code to type, a table to make. */
export function Tables() {
  return (
    <>
      <h1>{onlineWords.tables.tables}</h1>
      <div class="tables-page">
        <div>
          <MyTables />
          <Friends />
          <Lobby />
          <ToWatch />
        </div>
        <div>
          <NewTables />
          <FromAnotherDevice />
        </div>
      </div>
    </>
  );
}

/** Tables with a free seat that anybody may take. */
function Lobby() {
  const [lobby, { refetch }] = createResource(api.lobby);
  const found = () => {
    const answer = lobby();
    return answer?.ok === true ? answer.value : [];
  };
  const offline = () => {
    const answer = lobby();
    return answer?.ok === false ? answer.problem.message : undefined;
  };
  return (
    <section aria-labelledby="lobby-title">
      <h2 id="lobby-title">{onlineWords.tables.openTables}</h2>
      <Show when={lobby.loading}>
        <p class="quiet">{onlineWords.tables.lookingAround}</p>
      </Show>
      <ProblemLine problem={offline()} />
      <Show when={!lobby.loading && offline() === undefined && found().length === 0}>
        <Empty drawing="table" text={onlineWords.tables.noOpenTableRight}>
          <LookAgain onPress={() => void refetch()} />
        </Empty>
      </Show>
      <ul class="matches">
        <For each={found()}>{(table) => <OpenTable table={table} />}</For>
      </ul>
      <Show when={found().length > 0 || offline() !== undefined}>
        <LookAgain onPress={() => void refetch()} />
      </Show>
    </section>
  );
}

/** A table of one's own, by its title. */
function NewTables() {
  return (
    <section aria-labelledby="make-title">
      <h2 id="make-title">{onlineWords.tables.makeATable}</h2>
      <div class="tiles">
        <For each={shelf}>
          {(entry) => (
            <Link class="tile" href={`/tables/${entry.id}`}>
              <Thumb game={entry.id} />
              <span>
                <b>{entry.card.name}</b>
                <span class="quiet">{onlineWords.tables.players(entry.card.minSeats, entry.card.maxSeats)}</span>
              </span>
            </Link>
          )}
        </For>
      </div>
    </section>
  );
}

/** A table with room, and the way to it. */
function OpenTable(props: { table: TableInfo }) {
  const { table } = props;
  return (
    <li class="match-row panel">
      <Thumb game={table.game} />
      <div class="match-row-text">
        <b>{cardOf(table.game)?.name ?? table.game}</b>{' '}
        <span class="quiet">
          {onlineWords.tables.seatsFree(
            table.seats.filter(({ kind }) => kind !== 'open').map(({ name }) => name),
            table.seats.filter(({ kind }) => kind === 'open').length,
            table.seats.length,
            paceText(table.pace),
          )}
        </span>
      </div>
      <Link class="button primary small" href={`/t/${table.match}`}>
        {onlineWords.tables.join}
      </Link>
    </li>
  );
}

/** A seat that is held elsewhere, by a code that is typed off. */
function FromAnotherDevice() {
  const [code, setCode] = createSignal('');
  const [problem, setProblem] = createSignal<string>();
  async function useCode(event: Event): Promise<void> {
    event.preventDefault();
    const opened = await api.useCode(code());
    if (!opened.ok) {
      setProblem(opened.problem.message);
      return;
    }
    holdSeat({ match: opened.value.match, game: '', token: opened.value.token });
    go(`/t/${opened.value.match}`);
  }
  return (
    <section aria-labelledby="code-title">
      <h2 id="code-title">{onlineWords.tables.goOnFromAnotherDevice}</h2>
      <p class="quiet">{onlineWords.tables.pressGoOnAtAnotherDevice}</p>
      <form class="row asking" onSubmit={(event) => void useCode(event)}>
        <label class="field">
          <span>{onlineWords.tables.sentCode}</span>
          <input
            type="text"
            maxlength="12"
            autocomplete="off"
            autocapitalize="characters"
            value={code()}
            onInput={(event) => setCode(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {onlineWords.tables.openMySeat}
        </button>
      </form>
      <ProblemLine problem={problem()} />
    </section>
  );
}

const LookAgain = (props: { onPress: () => void }) => (
  <button type="button" class="button" onClick={() => props.onPress()}>
    {onlineWords.tables.lookAgain}
  </button>
);

/** Public tables that are played: anybody may look on. */
function ToWatch() {
  const [asked] = createResource(api.running);
  const running = () => {
    const answer = asked();
    return answer?.ok === true ? answer.value : [];
  };
  return (
    <Show when={running().length > 0}>
      <section aria-labelledby="watch-title">
        <h2 id="watch-title">{onlineWords.tables.watchAMatch}</h2>
        <ul class="matches">
          <For each={running()}>
            {(table) => (
              <li class="match-row panel">
                <Thumb game={table.game} />
                <div class="match-row-text">
                  <b>{cardOf(table.game)?.name ?? table.game}</b>{' '}
                  <span class="quiet">
                    {table.seats.map(({ name }) => name).join(', ')} · {paceText(table.pace)}
                  </span>
                </div>
                <Link class="button" href={`/t/${table.match}`}>
                  {onlineWords.tables.watch}
                </Link>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}
