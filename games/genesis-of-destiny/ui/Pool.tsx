import { HIDDEN, shown } from '@bandstand/engine';
import { createEffect, createMemo, createSignal, For, Show } from 'solid-js';
import type { Event } from '../event.ts';
import type { Move } from '../move.ts';
import { BOOK } from '../moveBook.ts';
import { countSong } from '../rules/circles.ts';
import { columnsOf } from '../rules/song.ts';
import { boardWords, dieName, gameWords } from '../text/index.ts';
import { FRONT, NONE } from '../vocabulary.ts';
import { useModel } from './boardModel.ts';
import { Die } from './Die.tsx';
import { Spot } from './Spot.tsx';

const ROLLS: ReadonlySet<Event['type']> = new Set<Event['type']>(['rolled', 'rerolled', 'specialRolled']);

/** What the coach says about moves. */
export interface Advice {
  readonly points: (move: Move | undefined) => string | undefined;
  readonly isBest: (move: Move | undefined) => boolean;
}

/** The dice: newly rolled ones tumble in, and the one that is looked at says what it would bring. */
export function Pool(props: { advice: Advice }) {
  const model = useModel();
  const view = model.view;
  const [rolls, setRolls] = createSignal(1);
  createEffect(() => {
    if (model.events().some((event) => ROLLS.has(event.type))) setRolls((count) => count + 1);
  });
  // Names of dice stay the same objects between updates, so that only a roll makes them tumble.
  const dice = createMemo(() =>
    (shown(view().pool) ?? []).flatMap((count, die) => Array.from({ length: count }, (_, copy) => die * 100 + copy)),
  );
  const covered = () => (view().pool === HIDDEN ? view().poolKinds.reduce((sum, count) => sum + count, 0) : 0);
  const isMine = () => model.moves().length > 0;
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
          {boardWords.song.covered(covered())} {model.me() === FRONT ? boardWords.song.later : boardWords.song.blind}
        </p>
      </Show>
      <Show when={rolls()} keyed>
        <For each={dice()}>
          {(name, index) => <PoolDie name={name} turn={index() % 6} isMine={isMine()} advice={props.advice} />}
        </For>
      </Show>
      <Show when={covered() === 0 && dice().length > 0}>
        <Outlook count={dice().length} />
      </Show>
    </div>
  );
}

/** A die by its number and copy; the first of equal ones stands for all of them in other people's turns. */
function PoolDie(props: { name: number; turn: number; isMine: boolean; advice: Advice }) {
  const model = useModel();
  const die = () => Math.floor(props.name / 100);
  const move = () => BOOK.place[die()];
  return (
    <Spot
      move={props.name % 100 === 0 || props.isMine ? move() : undefined}
      class={`gd-pool-die ${props.advice.isBest(move()) ? 'advised' : ''}`}
      label={gameWords.tray.place(dieName(die()))}
      onLook={(isLooking) => model.look(isLooking ? die() : undefined)}
    >
      <span class="gd-tumble" style={{ '--turn': props.turn }}>
        <Die die={die()} />
      </span>
      <Show when={props.advice.points(move())}>{(worth) => <small>{worth()}</small>}</Show>
    </Spot>
  );
}

/** What the die that is looked at would score at once; without one, how many dice are left. */
function Outlook(props: { count: number }) {
  const model = useModel();
  const view = model.view;
  const brings = (die: number): number => {
    const square = view().column * 6 + view().row * 2;
    const dice = view().placed.slice();
    dice[dice[square] === NONE ? square : square + 1] = die;
    return countSong(columnsOf(view()), dice).total - countSong(columnsOf(view()), view().placed).total;
  };
  const said = () => {
    const die = model.looking();
    return die === undefined || view().phase !== 'songTurn'
      ? boardWords.song.pool(props.count)
      : boardWords.song.brings(dieName(die), brings(die));
  };
  return <p class="gd-outlook">{said()}</p>;
}
