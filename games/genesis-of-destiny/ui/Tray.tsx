import { HIDDEN } from '@bandstand/engine';
import { fly, Later } from '@bandstand/kits/board';
import { createEffect, createMemo, For, on, Show } from 'solid-js';
import { songKey } from '../captionKeys.ts';
import type { Move } from '../move.ts';
import { questionOf } from '../dice/question.ts';
import { shortage } from '../rules/shortage.ts';
import { columnsOf, isCovered, unisonValue } from '../rules/song.ts';
import type { View } from '../state.ts';
import { dieOf, FRONT, KIND_OF } from '../vocabulary.ts';
import { ROLE_TITLES, boardWords, songTitle, gameWords } from '../text/index.ts';
import { Caption } from './Caption.tsx';
import { CoachBar } from './CoachBar.tsx';
import { makeCoach } from './coaching.ts';
import { useModel } from './boardModel.ts';
import { Die } from './Die.tsx';
import { Order } from './Order.tsx';
import { Pool, type Advice } from './Pool.tsx';
import { Sheet } from './Sheet.tsx';
import { Spot } from './Spot.tsx';

/** The song being played: its sheet, the dice, the powers and the coach. */
export function Tray() {
  const model = useModel();
  const view = model.view;
  const coach = makeCoach(
    createMemo(() => {
      const wanted = model.goal();
      return wanted === undefined ? undefined : questionOf(view(), wanted);
    }),
  );
  const advice: Advice = {
    points: (move) =>
      coach
        .coaching()
        ?.advice.find((row) => row.move === move?.id)
        ?.points.toFixed(1),
    isBest: (move) => move !== undefined && coach.coaching()?.advice[0]?.move === move.id,
  };
  let tray: HTMLElement | undefined;
  flyToSquare(() => tray);
  const next = () => (view().phase === 'songTurn' ? { column: view().column, row: view().row } : undefined);
  const mustLookAway = () =>
    view().localHonour && isCovered(view()) && view().actor !== FRONT && view().pool !== HIDDEN;
  return (
    <section class="gd-tray panel gd-print" aria-label={gameWords.tray.song} data-one-screen ref={tray}>
      <header>
        <h2 class="gd-biro">
          <Caption key={songKey(view().song)} fallback={songTitle(view().song)} />
        </h2>
        <Show when={view().occasion === 'solo'}>
          <p class="quiet">{gameWords.tray.soloOf(model.names()[view().soloist])}</p>
        </Show>
        <Order />
      </header>
      <div class="gd-scroll" data-clear ref={(box) => keepInSight(box, () => view().column, columnsOf(view()).length)}>
        <Sheet
          columns={columnsOf(view())}
          placed={view().placed}
          borrowed={view().borrowed}
          next={next()}
          ghost={model.looking()}
          label={gameWords.tray.partPlacesNext(model.song(view().song), view().column + 1, ROLE_TITLES[view().row])}
        />
      </div>
      <Show when={mustLookAway()}>
        <p class="gd-away">
          <b>{gameWords.tray.lookAway(model.names()[FRONT])}</b> {gameWords.tray.diceAreOpen}
        </p>
      </Show>
      {/* The song in one frame, its dice in the next: both at once would take a phone too long. */}
      <div class="gd-pool-place">
        <Later frames={1}>
          <Pool advice={advice} />
        </Later>
      </div>
      <Later frames={2}>
        <SongPowers advice={advice} />
        <CoachBar
          goal={model.goal()}
          onGoal={model.setGoal}
          isThinking={coach.isThinking()}
          knowsDice={coach.coaching() !== undefined}
        />
      </Later>
    </section>
  );
}

/** A die that is placed goes from the pool to its square. */
function flyToSquare(tray: () => HTMLElement | undefined): void {
  const model = useModel();
  createEffect(
    on(
      model.events,
      (events) => {
        const placed = events.findLast((event) => event.type === 'placed');
        const from = tray();
        if (placed === undefined || from === undefined) return;
        fly(from, { from: 'pool', to: `square ${placed.column} ${placed.row}`, count: 1 }, 'gd-flying');
      },
      { defer: true },
    ),
  );
}

/** On a narrow screen the sheet moves along with the part that is played. */
function keepInSight(box: HTMLElement, column: () => number, parts: number): void {
  createEffect(() => {
    const middle = (column() + 0.5) / Math.max(1, parts);
    requestAnimationFrame(() => box.scrollTo({ left: middle * box.scrollWidth - box.clientWidth / 2 }));
  });
}

/** The powers that can be used now, and a warning where one takes a die more than the part has squares for. */
function SongPowers(props: { advice: Advice }) {
  const model = useModel();
  const powers = () => model.moves().filter((move) => move.type !== 'place');
  const isRisky = () => powers().some(({ type }) => type === 'doubleStop' || type === 'sustain' || type === 'pocket');
  return (
    <>
      <Show when={isRisky() && shortage(model.view())}>
        {(short) => <p class="gd-warning">{boardWords.song.breakdown(short().dice, short().squares)}</p>}
      </Show>
      <Show when={powers().length > 0}>
        <div class="gd-buttons" data-point="powers">
          <For each={powers()}>
            {(move) => (
              <Spot
                move={move}
                class={`gd-button ${props.advice.isBest(move) ? 'advised' : ''}${isTurn(move) ? ' gd-turns' : ''}`}
                label={model.label(move)}
              >
                <PowerFace move={move} />
                <Show when={props.advice.points(move)}>{(worth) => <small class="gd-worth">{worth()}</small>}</Show>
              </Spot>
            )}
          </For>
        </div>
      </Show>
    </>
  );
}

const isTurn = ({ type }: Move): boolean => type === 'nudge' || type === 'unison';

/** The die as it is and as the power would set it. */
function turnedBy(move: Move, view: View) {
  if (move.type === 'nudge') return { power: move.type, from: move.die, to: move.die + move.by };
  if (move.type === 'unison')
    return { power: move.type, from: move.die, to: dieOf(KIND_OF[move.die], unisonValue(view)) };
  return undefined;
}

/** What a power would do: turning a die is drawn, everything else is said. */
function PowerFace(props: { move: Move }) {
  const model = useModel();
  const turned = () => turnedBy(props.move, model.view());
  return (
    <Show when={turned()} fallback={model.label(props.move)}>
      {(turn) => (
        <span class="gd-turn">
          {model.content().pack.powers[turn().power].name} <Die die={turn().from} /> <b>→</b> <Die die={turn().to} />
        </span>
      )}
    </Show>
  );
}
