import { shown, HIDDEN } from '@bandstand/engine';
import { fly } from '@bandstand/kits/board';
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { songKey } from '../captions.ts';
import type { Goal } from '../dice/points.ts';
import { questionOf } from '../dice/question.ts';
import { BOOK } from '../moveBook.ts';
import { shortage } from '../rules/shortage.ts';
import { columnsOf, isCovered } from '../rules/song.ts';
import type { Event } from '../event.ts';
import type { Move } from '../move.ts';
import { FRONT } from '../vocabulary.ts';
import { ROLE_TITLES, boardWords, dieName, songTitle, gameWords } from '../text/index.ts';
import { Caption } from './Caption.tsx';
import { makeCoach } from './coaching.ts';
import { useDesk } from './desk.ts';
import { Die } from './Die.tsx';
import { Order } from './Order.tsx';
import { Sheet } from './Sheet.tsx';
import { Spot } from './Spot.tsx';

const ROLLS: ReadonlySet<Event['type']> = new Set<Event['type']>(['rolled', 'rerolled', 'specialRolled']);

/** The song being played: its sheet, the dice, the powers and the coach. */
export function Tray() {
  const desk = useDesk();
  const view = desk.view;
  const coach = makeCoach(
    createMemo(() => {
      const wanted = desk.goal();
      return wanted === undefined ? undefined : questionOf(view(), wanted);
    }),
  );
  const points = (move: Move | undefined): string | undefined =>
    coach
      .coaching()
      ?.advice.find((row) => row.move === move?.id)
      ?.points.toFixed(1);
  const isBest = (move: Move | undefined): boolean =>
    move !== undefined && coach.coaching()?.advice[0]?.move === move.id;
  const powers = () => desk.moves().filter((move) => move.type !== 'place');
  /** Powers that take a die more than the part has squares for. */
  const isRisky = () => powers().some(({ type }) => type === 'doubleStop' || type === 'sustain' || type === 'pocket');
  // A die that is placed goes from the pool to its square.
  let tray: HTMLElement | undefined;
  createEffect(
    on(
      desk.events,
      (events) => {
        const placed = events.findLast((event) => event.type === 'placed');
        if (placed === undefined || tray === undefined) return;
        fly(tray, { from: 'pool', to: `square ${placed.column} ${placed.row}`, count: 1 }, 'gd-flying');
      },
      { defer: true },
    ),
  );
  const next = () => (view().phase === 'songTurn' ? { column: view().column, row: view().row } : undefined);
  const mustLookAway = () =>
    view().localHonour && isCovered(view()) && view().actor !== FRONT && view().pool !== HIDDEN;
  return (
    <section class="gd-tray panel" aria-label={gameWords.tray.song} ref={tray}>
      <header>
        <h2>
          <Caption key={songKey(view().song)} fallback={songTitle(view().song)} />
        </h2>
        <Show when={view().occasion === 'solo'}>
          <p class="quiet">{gameWords.tray.soloOf(desk.names()[view().soloist])}</p>
        </Show>
      </header>
      <Order />
      <div class="gd-scroll" ref={(box) => keepInSight(box, () => view().column, columnsOf(view()).length)}>
        <Sheet
          columns={columnsOf(view())}
          placed={view().placed}
          borrowed={view().borrowed}
          next={next()}
          ghost={desk.looking()}
          label={gameWords.tray.partPlacesNext(desk.song(view().song), view().column + 1, ROLE_TITLES[view().row])}
        />
      </div>
      <Show when={mustLookAway()}>
        <p class="gd-away">
          <b>{gameWords.tray.lookAway(desk.names()[FRONT])}</b> {gameWords.tray.diceAreOpen}
        </p>
      </Show>
      <Pool points={points} isBest={isBest} />
      <Show when={isRisky() && shortage(view())}>
        {(short) => <p class="gd-warning">{boardWords.song.breakdown(short().dice, short().squares)}</p>}
      </Show>
      <Show when={powers().length > 0}>
        <div class="gd-buttons">
          <For each={powers()}>
            {(move) => (
              <Spot move={move} class={`gd-button ${isBest(move) ? 'advised' : ''}`}>
                {desk.label(move)}
                <Show when={points(move)}>{(worth) => <small class="gd-worth">{worth()}</small>}</Show>
              </Spot>
            )}
          </For>
        </div>
      </Show>
      <CoachBar
        goal={desk.goal()}
        onGoal={desk.setGoal}
        isThinking={coach.isThinking()}
        knowsDice={coach.coaching() !== undefined}
      />
    </section>
  );
}

/** On a narrow screen the sheet moves along with the part that is played. */
function keepInSight(box: HTMLElement, column: () => number, parts: number): void {
  createEffect(() => {
    const middle = (column() + 0.5) / Math.max(1, parts);
    requestAnimationFrame(() => box.scrollTo({ left: middle * box.scrollWidth - box.clientWidth / 2 }));
  });
}

/** The dice: newly rolled ones tumble in. */
function Pool(props: {
  points: (move: Move | undefined) => string | undefined;
  isBest: (move: Move | undefined) => boolean;
}) {
  const desk = useDesk();
  const view = desk.view;
  const [rolls, setRolls] = createSignal(1);
  createEffect(() => {
    if (desk.events().some((event) => ROLLS.has(event.type))) setRolls((count) => count + 1);
  });
  // Names of dice stay the same objects between updates, so that only a roll makes them tumble.
  const dice = createMemo(() =>
    (shown(view().pool) ?? []).flatMap((count, die) => Array.from({ length: count }, (_, copy) => die * 100 + copy)),
  );
  const covered = () => (view().pool === HIDDEN ? view().poolKinds.reduce((sum, count) => sum + count, 0) : 0);
  const isMine = () => desk.moves().length > 0;
  return (
    <div
      class="gd-pool"
      data-anchor="pool"
      data-term="pool"
      classList={{ mine: isMine() }}
      role="group"
      aria-label={gameWords.tray.diceInThePool}
    >
      <Show when={covered() > 0}>
        <For each={Array.from({ length: covered() })}>{() => <span class="gd-cover" aria-hidden="true" />}</For>
        <p>
          {boardWords.song.covered(covered())} {desk.me() === FRONT ? boardWords.song.later : boardWords.song.blind}
        </p>
      </Show>
      <Show when={rolls()} keyed>
        <For each={dice()}>
          {(name, index) => {
            const die = Math.floor(name / 100);
            const move = BOOK.place[die];
            return (
              <Spot
                move={name % 100 === 0 || isMine() ? move : undefined}
                class={`gd-pool-die ${props.isBest(move) ? 'advised' : ''}`}
                label={gameWords.tray.place(dieName(die))}
                onLook={(isLooking) => desk.look(isLooking ? die : undefined)}
              >
                <span class="gd-tumble" style={{ '--turn': index() % 6 }}>
                  <Die die={die} />
                </span>
                <Show when={props.points(move)}>{(worth) => <small>{worth()}</small>}</Show>
              </Spot>
            );
          }}
        </For>
      </Show>
    </div>
  );
}

const words = boardWords.song.coach;

function CoachBar(props: {
  goal: Goal | undefined;
  onGoal: (goal: Goal | undefined) => void;
  isThinking: boolean;
  knowsDice: boolean;
}) {
  const desk = useDesk();
  const own = () => {
    const me = desk.me() ?? 9;
    return me < 3 ? me : undefined;
  };
  const value = () => (props.goal === undefined ? 'off' : String(props.goal));
  return (
    <div class="gd-coach" data-term="coach">
      <label>
        {words.label}
        <select
          aria-label={words.label}
          value={value()}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            props.onGoal(chosen === 'off' ? undefined : chosen === 'band' ? 'band' : Number(chosen));
          }}
        >
          <option value="off">{words.off}</option>
          <option value="band">{words.band}</option>
          <For each={[0, 1, 2]}>
            {(role) => (
              <option value={String(role)}>{role === own() ? words.me : words.role(ROLE_TITLES[role])}</option>
            )}
          </For>
        </select>
      </label>
      <output class="quiet" aria-live="polite">
        {props.goal === undefined
          ? ''
          : props.isThinking
            ? props.knowsDice
              ? words.powers
              : words.thinking
            : words.about}
      </output>
    </div>
  );
}
