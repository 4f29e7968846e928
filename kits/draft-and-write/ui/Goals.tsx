import { goalText, needProgress, progress, sheetOf, type Kit, type SheetView, type Words } from '../index.ts';
import { For, Index, Show, type JSX } from 'solid-js';
import { settled } from '../../board/index.tsx';
import { InlineBadge } from './Badge.tsx';
import { boardWords } from '../text/index.ts';

export interface GoalCardProps {
  readonly kit: Kit;
  readonly words: Words;
  readonly goal: number;
  readonly sheet: SheetView;
  /** The number or star that stands before its name. */
  readonly sign?: string;
  readonly signSays?: string | undefined;
  readonly isPersonal?: boolean;
  readonly isClaimed?: boolean;
  /** Asked about now. */
  readonly isNow?: boolean;
  /** Who else meets it, what becomes of it. */
  readonly notes?: readonly string[];
  /** What claiming it would cost besides. */
  readonly loss?: JSX.Element;
  /** What its place on the table is called. */
  readonly point: string;
  /** What the button says and does, while there is something to do. */
  readonly action?: { readonly label: string; readonly move: number; readonly run: () => void } | undefined;
}

type Steps = ReturnType<typeof progress>;

const areSameSteps = (one: Steps, other: Steps): boolean =>
  one.length === other.length &&
  one.every(({ have, need }, index) => have === other[index].have && need === other[index].need);

/** A goal: what it asks for, how far this sheet is, and what it pays. */
export function GoalCard(props: GoalCardProps) {
  const spec = () => props.kit.pack.goals[props.goal];
  const needs = () => props.kit.goals[props.goal].needs;
  // A meter that is told what it was is laid out anew all the same.
  const steps = settled(() => progress(props.kit, sheetOf(props.sheet), props.goal), areSameSteps);
  const isMet = () => steps().every(({ have, need }) => have >= need);
  return (
    <article
      class="dw-goal"
      data-point={props.point}
      data-term={`goal:${props.goal}`}
      data-clear={props.action === undefined ? undefined : ''}
      classList={{
        met: isMet(),
        personal: props.isPersonal === true,
        claimed: props.isClaimed === true,
        now: props.isNow === true,
      }}
    >
      <header>
        <h3>
          <Show when={props.sign}>
            {(sign) => (
              <span class="dw-goal-sign" title={props.signSays}>
                {sign()}
              </span>
            )}
          </Show>
          {spec().name}
        </h3>
        <span class="dw-goal-points">
          {spec().points}
          <span class="visually-hidden"> {boardWords.points(spec().points)}</span>
        </span>
      </header>
      <p>{goalText(props.goal, props.kit.pack, props.words)}</p>
      <footer>
        <Index each={steps()}>
          {(step, index) => (
            <span class="dw-progress">
              <meter min={0} max={step().need} value={Math.min(step().have, step().need)} aria-hidden="true" />
              {needProgress(needs()[index], step().have, props.kit.pack, props.words)}
            </span>
          )}
        </Index>
        <For each={spec().bonus}>
          {(bonus) => (
            <span class="dw-goal-bonus">
              + <InlineBadge bonus={bonus} name={props.words.bonus[bonus]} />
            </span>
          )}
        </For>
      </footer>
      <For each={props.notes ?? []}>{(note) => <p class="dw-tag">{note}</p>}</For>
      {props.loss}
      <Show when={props.action}>
        {(action) => (
          <button
            type="button"
            class="button small primary"
            data-move={action().move}
            data-spot={props.point}
            onClick={() => action().run()}
          >
            {action().label}
          </button>
        )}
      </Show>
    </article>
  );
}
