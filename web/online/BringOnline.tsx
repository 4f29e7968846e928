import { LIMITS } from '@bandstand/protocol/limits';
import { createSignal, For, Show } from 'solid-js';
import { ProblemLine } from '../ProblemLine.tsx';
import { go } from '../router.tsx';
import type { PageTable } from '../session/pageTable.ts';
import { removeMatch } from '../session/saved.ts';
import { settings } from '../settings.ts';
import { api } from './api.ts';
import { holdSeat } from './seats.ts';
import { showOpened } from '../table/sight.ts';
import { onlineWords } from '../text/online.ts';

/** Moves a match of this device to the server as it stands, so that friends can take seats of it by a link. */
export function BringOnline(props: { table: PageTable }) {
  const { table } = props;
  const [me] = table.people;
  const others = table.players.flatMap((player, seat) => (seat === me ? [] : [{ player, seat }]));
  const [friends, setFriends] = createSignal<readonly number[]>(table.people.slice(1));
  const [problem, setProblem] = createSignal<string>();
  const [isBusy, setIsBusy] = createSignal(false);

  async function bring(): Promise<void> {
    setIsBusy(true);
    const { record } = table;
    const made = await api.create({
      game: table.game.id,
      name: settings().name.trim() || table.players[me].name,
      options: record.options,
      seats: table.players.map((player, seat) => {
        if (seat === me) return { kind: 'me' };
        return player.kind === 'bot' && !friends().includes(seat)
          ? { kind: 'bot', bot: player.level.replace('400ms', '800'), name: player.name.slice(0, LIMITS.nameLength) }
          : { kind: 'open' };
      }),
      from: { record },
    });
    setIsBusy(false);
    if (!made.ok) {
      setProblem(made.problem.message);
      return;
    }
    const { match, token, invite } = made.value;
    holdSeat({ match, game: table.game.id, token: token ?? undefined, invite: invite ?? undefined });
    table.close();
    removeMatch(table.id);
    go(`/t/${match}`);
  }

  return (
    <section class="bring-online panel" ref={showOpened}>
      <h2>{onlineWords.bringOnline.bringThisMatchOnline}</h2>
      <p>{onlineWords.bringOnline.matchGoesOnAtATable}</p>
      <ul class="plain">
        <For each={others}>
          {({ player, seat }) => (
            <li>
              <label class="field inline">
                <input
                  type="checkbox"
                  checked={friends().includes(seat)}
                  disabled={player.kind === 'person'}
                  onChange={(event) =>
                    setFriends(
                      event.currentTarget.checked ? [...friends(), seat] : friends().filter((each) => each !== seat),
                    )
                  }
                />
                <span>{onlineWords.bringOnline.friendTakesTheSeat(player.name)}</span>
              </label>
            </li>
          )}
        </For>
      </ul>
      <Show when={problem()}>
        <ProblemLine problem={problem()} />
      </Show>
      <button type="button" class="button primary small" disabled={isBusy()} onClick={() => void bring()}>
        {isBusy() ? onlineWords.bringOnline.movingTheMatch : onlineWords.bringOnline.goOnline}
      </button>
    </section>
  );
}
