import { goalText, progress, sheetOf, type Kit, type SheetView, type Words } from '../index.ts';
import { For, Show } from 'solid-js';
import { InlineBadge } from './Badge.tsx';

export interface GoalCardProps {
  readonly kit: Kit;
  readonly words: Words;
  readonly goal: number;
  readonly sheet: SheetView;
  readonly isPersonal?: boolean;
  readonly isClaimed?: boolean;
  /** What its place on the table is called. */
  readonly point: string;
  /** What the button says and does, while there is something to do. */
  readonly action?: { readonly label: string; readonly move: number; readonly run: () => void } | undefined;
}

/** A goal: what it asks for, how far this sheet is, and what it pays. */
export function GoalCard(props: GoalCardProps) {
  const spec = () => props.kit.pack.goals[props.goal];
  const steps = () => progress(props.kit, sheetOf(props.sheet), props.goal);
  const isMet = () => steps().every(({ have, need }) => have >= need);
  return (
    <article
      class="dw-goal"
      data-point={props.point}
      classList={{ met: isMet(), personal: props.isPersonal === true, claimed: props.isClaimed === true }}
    >
      <header>
        <h3>{spec().name}</h3>
        <span class="dw-goal-points">
          {spec().points}
          <span class="visually-hidden"> points</span>
        </span>
      </header>
      <p>{goalText(props.goal, props.kit.pack, props.words)}</p>
      <footer>
        <For each={steps()}>
          {({ have, need }) => (
            <span class="dw-progress">
              <meter min={0} max={need} value={Math.min(have, need)} aria-hidden="true" />
              {Math.min(have, need)} of {need}
            </span>
          )}
        </For>
        <For each={spec().bonus}>{(bonus) => <InlineBadge bonus={bonus} name={props.words.bonus[bonus]} />}</For>
        <Show when={props.isPersonal}>
          <span class="dw-tag">only you</span>
        </Show>
      </footer>
      <Show when={props.action}>
        {(action) => (
          <button type="button" class="button small primary" data-move={action().move} onClick={() => action().run()}>
            {action().label}
          </button>
        )}
      </Show>
    </article>
  );
}
