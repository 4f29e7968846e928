import { createEffect, createMemo, createSignal, For, Show } from 'solid-js';
import { BOOK } from '../moves/table.ts';
import { soloCrowds } from '../bot/leaving.ts';
import { orderBy } from '../rules/course.ts';
import { songTitle } from '../text/names.ts';
import type { Move } from '../state.ts';
import { useDesk } from './desk.ts';
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
]);

/** The buttons for what is being decided, amounts, and the way out of the band. */
export function Actions() {
  const desk = useDesk();
  const plain = () => desk.moves().filter((move) => !ELSEWHERE.has(move.type));
  const amounts = createMemo(() => desk.moves().flatMap((move) => (move.type === 'amount' ? [move.amount] : [])));
  return (
    <section class="gd-actions" aria-label="What is being decided">
      <Show when={plain().length > 0}>
        <div class="gd-buttons">
          <For each={plain()}>{(move) => <Spot move={move} />}</For>
        </div>
      </Show>
      <Show when={amounts().length > 0}>
        <Amount amounts={amounts()} />
      </Show>
      <output class="gd-why">{desk.why()}</output>
    </section>
  );
}

/** A slider over the legal amounts, and one button that says what it does. */
function Amount(props: { amounts: readonly number[] }) {
  const desk = useDesk();
  const [at, setAt] = createSignal(0);
  createEffect(() =>
    setAt(desk.view().phase === 'split' ? Math.floor(props.amounts.length / 2) : props.amounts.length - 1),
  );
  const amount = () => props.amounts[Math.min(at(), props.amounts.length - 1)];
  return (
    <div class="gd-amount">
      <input
        type="range"
        min="0"
        max={props.amounts.length - 1}
        value={at()}
        aria-label="Amount"
        aria-valuetext={desk.label(BOOK.amount[amount()])}
        onInput={(event) => setAt(event.currentTarget.valueAsNumber)}
      />
      <Spot move={BOOK.amount[amount()]} class="gd-button primary" />
    </div>
  );
}

/** Breaking up, behind a page that says what would happen. */
export function Leave() {
  const desk = useDesk();
  const view = desk.view;
  const [isAsking, setAsking] = createSignal(false);
  createEffect(() => {
    if (!desk.isLegal(BOOK.walkOut)) setAsking(false);
  });
  const order = () => orderBy(view().commitment);
  const crowds = () => soloCrowds(view());
  const claims = () =>
    order().map(
      (seat, index) =>
        `${desk.names()[seat]} chooses ${index < view().songs.length ? `as no. ${index + 1}` : 'nothing and plays a cover'}`,
    );
  return (
    <div class="gd-leave">
      <button
        type="button"
        class="gd-spot gd-button"
        aria-expanded={isAsking()}
        aria-disabled={!desk.isLegal(BOOK.walkOut)}
        title={desk.isLegal(BOOK.walkOut) ? undefined : desk.whyNot(BOOK.walkOut)}
        onClick={() => (desk.isLegal(BOOK.walkOut) ? setAsking(!isAsking()) : desk.press(BOOK.walkOut))}
      >
        Break up the band…
      </button>
      <Show when={isAsking()}>
        <div class="gd-confirm panel" role="alertdialog" aria-label="Break up the band">
          <p>
            <b>This ends the band for good.</b> Songs are claimed in order of COMMITMENT: {claims().join(', ')}. Then
            everybody plays alone
            {view().songs.length === 1 ? ` (there is only ${songTitle(0)})` : ''}.
          </p>
          <p>
            CROWD to expect: {[0, 1, 2].map((seat) => `${desk.names()[seat]} ${Math.round(crowds()[seat])}`).join(', ')}
            . Whoever is first must have at least {view().labelBar}, or all three lose.
          </p>
          <div class="gd-buttons">
            <Spot move={BOOK.walkOut} class="gd-button primary" />
            <button type="button" class="gd-spot gd-button" onClick={() => setAsking(false)}>
              Stay for now
            </button>
          </div>
        </div>
      </Show>
    </div>
  );
}
