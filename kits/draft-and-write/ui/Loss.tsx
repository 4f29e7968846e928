import { Show } from 'solid-js';
import { lostGoals, type LostGoals } from '../goals/lost.ts';
import { aheadOf, GOAL_BOXES } from '../index.ts';
import { promiseWords } from '../text/promise.ts';
import type { BoardModel, ModelProps } from './boardModel.ts';

interface LossProps {
  /** The sheet as the choice would leave it. */
  readonly after: readonly number[];
  readonly model: BoardModel;
}

const lostBy = ({ after, model }: LossProps): LostGoals =>
  lostGoals(model.kit(), model.thought(), model.own() ?? 0, after);

/** Goals that are met now and that the looked-at choice would cost. */
export function Loss(props: LossProps) {
  const said = () => promiseWords.losesText(lostBy(props), props.model.kit().pack);
  return <Show when={said()}>{(text) => <span class="dw-loss"> {text()}</span>}</Show>;
}

/** The same on the label of a card that costs. */
export function LossOnLabel(props: LossProps) {
  const count = () => lostBy(props).unmet.length;
  return <Show when={count() > 0}>{promiseWords.costsGoals(count())}</Show>;
}

/** What the claim that fills the last box would take from whatever else is met: its own bonus counts. */
export function LossOfClaim(props: ModelProps & { place: number }) {
  const { model } = props;
  const claim = () =>
    model.ownSheet().goals.length + 1 < GOAL_BOXES ? undefined : model.movesAt(`goal:${props.place}`).at(0);
  return (
    <Show when={claim()}>
      {(move) => (
        <p class="dw-tag">
          <Loss after={aheadOf(model.kit(), model.thought(), model.own() ?? 0, move()).sheet} model={model} />
        </p>
      )}
    </Show>
  );
}
