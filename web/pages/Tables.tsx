import { createResource, createSignal, For, Show } from 'solid-js';
import { Friends } from '../friends/Friends.tsx';
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
  const [lobby, { refetch }] = createResource(api.lobby);
  const [code, setCode] = createSignal('');
  const [problem, setProblem] = createSignal<string>();
  const found = () => {
    const answer = lobby();
    return answer?.ok === true ? answer.value : [];
  };
  const offline = () => {
    const answer = lobby();
    return answer?.ok === false ? answer.problem.message : undefined;
  };
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
    <>
      <h1>{onlineWords.tables.tables}</h1>
      <MyTables />
      <Friends />
      <section aria-labelledby="lobby-title">
        <h2 id="lobby-title">{onlineWords.tables.openTables}</h2>
        <Show when={lobby.loading}>
          <p class="quiet">{onlineWords.tables.lookingAround}</p>
        </Show>
        <ProblemLine problem={offline()} />
        <Show when={!lobby.loading && offline() === undefined && found().length === 0}>
          <p class="quiet">{onlineWords.tables.noOpenTableRight}</p>
        </Show>
        <ul class="matches">
          <For each={found()}>
            {(table) => (
              <li class="match-row panel">
                <div>
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
            )}
          </For>
        </ul>
        <button type="button" class="button small" onClick={() => void refetch()}>
          {onlineWords.tables.lookAgain}
        </button>
      </section>
      <ToWatch />
      <section aria-labelledby="make-title">
        <h2 id="make-title">{onlineWords.tables.makeATable}</h2>
        <div class="row">
          <For each={shelf}>
            {(entry) => (
              <Link class="button" href={`/tables/${entry.id}`}>
                {entry.card.name}
              </Link>
            )}
          </For>
        </div>
      </section>
      <section aria-labelledby="code-title">
        <h2 id="code-title">{onlineWords.tables.goOnFromAnotherDevice}</h2>
        <p class="quiet">{onlineWords.tables.pressGoOnAtAnotherDevice}</p>
        <form class="row asking" onSubmit={(event) => void useCode(event)}>
          <label class="field">
            <span>{onlineWords.tables.code}</span>
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
    </>
  );
}

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
                <div>
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
