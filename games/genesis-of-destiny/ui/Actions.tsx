import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { BOOK } from '../moveBook.ts';
import type { Move } from '../move.ts';
import { bubblesOf, nextCost } from '../rules/life.ts';
import { BUBBLES, POWERS } from '../vocabulary.ts';
import { BOX_NAMES, boardWords, gameWords } from '../text/index.ts';
import { Downtime } from './Downtime.tsx';
import { useModel } from './boardModel.ts';
import { Money } from './Money.tsx';
import { PowerPicture } from './PowerPicture.tsx';
import { ON_A_SONG } from './Songs.tsx';
import { Spot } from './Spot.tsx';

/** Moves that other parts of the board show in their place. */
const ELSEWHERE: ReadonlySet<Move['type']> = new Set<Move['type']>([
  'approve',
  'pick',
  'place',
  'shake',
  'flare',
  'nudge',
  'unison',
  'doubleStop',
  'pocket',
  'unpocket',
  'rollSpecial',
  'buy',
  'askBand',
  'addPart',
  'addCircle',
  'amount',
  'walkOut',
  'sustain',
  'letPass',
  'gmCard',
  'gmBlank',
  'gmChoose',
  ...ON_A_SONG,
]);

/** What most people want where several things can be done. */
const USUAL: ReadonlySet<Move['type']> = new Set<Move['type']>(['stay', 'gmDone']);

const isYes = (move: Move): boolean => 'yes' in move && move.yes;
const yesFirst = (a: Move, b: Move): number => Number(isYes(b)) - Number(isYes(a));

/** The buttons for what is being decided, amounts, and the way out of the band. */
export function Actions() {
  const model = useModel();
  const isForm = () => model.view().phase === 'gmForm';
  const isDowntime = () => model.view().phase === 'downtime' && model.moves().length > 0;
  const plain = () =>
    model
      .moves()
      .filter((move) => !ELSEWHERE.has(move.type))
      .toSorted(yesFirst);
  const amounts = createMemo(() =>
    isForm() ? [] : model.moves().flatMap((move) => (move.type === 'amount' ? [move.amount] : [])),
  );
  /** Songs of one's own bring more than a cover; where one can be played, nothing here is what people usually want. */
  const hasOwnSong = () => model.moves().some(({ type }) => type === 'playLive' || type === 'playRecorded');
  const isUsual = (move: Move): boolean => !hasOwnSong() && (plain().length === 1 || USUAL.has(move.type));
  const isIdle = () => !isDowntime() && plain().length + amounts().length === 0 && !model.why();
  return (
    <section class="gd-actions" classList={{ idle: isIdle() }} aria-label={gameWords.actions.whatIsBeingDecided}>
      <Show when={isDowntime()}>
        <Downtime />
      </Show>
      <Show when={plain().length > 0 && !isDowntime()}>
        <div class="gd-buttons">
          <For each={plain()}>
            {(move) =>
              move.type === 'level' || move.type === 'startWith' ? (
                <Level move={move} />
              ) : (
                <Spot move={move} isPrimary={isUsual(move)} />
              )
            }
          </For>
        </div>
      </Show>
      <Show when={amounts().length > 0}>
        <Show when={model.view().phase === 'split'} fallback={<Money amounts={amounts()} />}>
          <Amount amounts={amounts()} />
        </Show>
      </Show>
      <output class="gd-why">{model.why()}</output>
    </section>
  );
}

/** A bubble to fill: which power it brings, what that does, and what it costs. */
function Level(props: { move: Extract<Move, { type: 'level' | 'startWith' }> }) {
  const model = useModel();
  const me = () => model.me() ?? 0;
  const number = () => props.move.track * BUBBLES + bubblesOf(model.view(), me(), props.move.track);
  const power = () => model.content().pack.powers[POWERS[number()]];
  const cost = () => (model.view().phase === 'living' ? nextCost(model.content(), model.view(), me()) : 0) ?? 0;
  return (
    <Spot move={props.move} class="gd-button gd-level">
      <PowerPicture power={POWERS[number()]} />
      <b>{model.label(props.move)}</b>
      <small>
        {power().text} {cost() === 0 ? gameWords.actions.free : gameWords.actions.commitment(cost())}
      </small>
    </Spot>
  );
}

/** A slider over the legal amounts, and one button that says what it does. */
function Amount(props: { amounts: readonly number[] }) {
  const model = useModel();
  const [at, setAt] = createSignal(0);
  /** The slider stays where it was put while others decide, until another question is asked. */
  const question = createMemo(() => `${model.view().phase} ${model.view().round} ${props.amounts.join(' ')}`);
  createEffect(
    on(question, () =>
      setAt(model.view().phase === 'split' ? Math.floor(props.amounts.length / 2) : props.amounts.length - 1),
    ),
  );
  const amount = () => props.amounts[Math.min(at(), props.amounts.length - 1)];
  const me = () => model.me() ?? 0;
  /** The further right, the more for the first box. */
  const boxes = () => BOX_NAMES[me()] ?? BOX_NAMES[0];
  const rest = () => model.view().ownPoints[me()] - amount();
  /** What the person will have in both boxes. */
  const then = (): string => {
    const { coin, crowd, commitment } = model.view();
    const now = { COIN: coin[me()], CROWD: crowd[me()], COMMITMENT: commitment[me()] };
    const [first, second] = boxes();
    return boardWords.money.splitThen(first, now[first] + amount(), second, now[second] + rest());
  };
  return (
    <div class="gd-amount" data-point="amount">
      <div class="gd-split">
        <span aria-hidden="true">
          {boxes()[1]} <b>{rest()}</b>
        </span>
        <input
          type="range"
          min="0"
          max={props.amounts.length - 1}
          value={at()}
          aria-label={gameWords.actions.amount}
          aria-valuetext={model.label(BOOK.amount[amount()])}
          onInput={(event) => setAt(event.currentTarget.valueAsNumber)}
        />
        <span aria-hidden="true">
          <b>{amount()}</b> {boxes()[0]}
        </span>
      </div>
      <Spot move={BOOK.amount[amount()]} class="gd-button primary" />
      <p class="gd-note">
        {then()} {boardWords.money.splitRule}
      </p>
    </div>
  );
}
