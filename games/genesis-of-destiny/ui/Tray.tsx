import { createMemo, createSignal, For, Show } from 'solid-js';
import { adviseDice, FOR_THE_BAND, modelOf, type Weights } from '../dice.ts';
import { BOOK } from '../moves/table.ts';
import { columnsOf } from '../rules/song.ts';
import { DICE, ROLES } from '../state.ts';
import { dieName, ROLE_TITLES, songTitle } from '../text/names.ts';
import { useDesk } from './desk.ts';
import { Die } from './Die.tsx';
import { Sheet } from './Sheet.tsx';
import { Spot } from './Spot.tsx';

/** The song being played: its sheet, the dice, the powers and the coach. */
export function Tray() {
  const desk = useDesk();
  const view = desk.view;
  const [goal, setGoal] = createSignal(-2);
  const isMine = () => desk.moves().length > 0;
  const dice = createMemo(() =>
    Array.from({ length: DICE }, (_, die) => die).flatMap((die) =>
      Array.from({ length: view().pool[die] ?? 0 }, (_, copy) => ({ die, copy })),
    ),
  );
  const covered = () => (view().pool.length === 0 ? view().poolKinds.reduce((sum, count) => sum + count, 0) : 0);
  const advice = createMemo(() => {
    if (goal() === -2 || view().phase !== 'songTurn' || dice().length === 0) return [];
    const weights: Weights =
      goal() === -1 ? FOR_THE_BAND : ([0, 1, 2].map((role) => (role === goal() ? 1 : 0)) as unknown as Weights);
    return adviseDice(modelOf(columnsOf(view()), weights), view(), view().pool);
  });
  const powers = () => desk.moves().filter((move) => move.type !== 'place');
  const next = () => (view().phase === 'songTurn' ? { column: view().column, row: view().row } : undefined);
  return (
    <section class="gd-tray panel" aria-label="The song">
      <header>
        <h2>{songTitle(view().song)}</h2>
        <p class="gd-who">
          <b class={`role-${view().row}`}>{ROLE_TITLES[view().row]}</b> places next
          <Show when={view().occasion === 'solo'}> (solo of {desk.names()[view().soloist]})</Show>
        </p>
      </header>
      <div class="gd-scroll">
        <Sheet
          columns={columnsOf(view())}
          placed={view().placed}
          borrowed={view().borrowed}
          next={next()}
          ghost={desk.looking()}
          label={`${songTitle(view().song)}, part ${view().column + 1}, ${ROLE_TITLES[view().row]} places next`}
        />
      </div>
      <div class="gd-pool" role="group" aria-label="Dice in the pool">
        <Show when={covered() > 0}>
          <p>{covered()} covered dice. You see them on your turn.</p>
        </Show>
        <For each={dice()}>
          {({ die, copy }) => (
            <Spot
              move={copy === 0 || isMine() ? BOOK.place[die] : undefined}
              class={`gd-pool-die ${advice()[0]?.die === die ? 'advised' : ''}`}
              label={`Place ${dieName(die)}`}
              onLook={(isLooking) => desk.look(isLooking ? die : undefined)}
            >
              <Die die={die} />
              <Show when={advice().find((row) => row.die === die)}>
                {(row) => <small>{row().points.toFixed(1)}</small>}
              </Show>
            </Spot>
          )}
        </For>
      </div>
      <Show when={powers().length > 0}>
        <div class="gd-buttons">
          <For each={powers()}>{(move) => <Spot move={move} />}</For>
        </div>
      </Show>
      <label class="gd-coach">
        Dice coach
        <select
          aria-label="Dice coach"
          value={String(goal())}
          onChange={(event) => setGoal(Number(event.currentTarget.value))}
        >
          <option value="-2">off</option>
          <option value="-1">for the band</option>
          <For each={Array.from({ length: ROLES }, (_, role) => role)}>
            {(role) => <option value={String(role)}>for {ROLE_TITLES[role]}</option>}
          </For>
        </select>
      </label>
    </section>
  );
}
