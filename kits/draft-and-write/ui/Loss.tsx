import { Show } from 'solid-js';
import { lostGoals, type LostGoals } from '../goals/lost.ts';
import { GOAL_BOXES } from '../index.ts';
import { promiseWords } from '../text/promise.ts';
import type { BoardModel } from './boardModel.ts';

/** A choice that may cost goals which are met now: what is looked at, a card by its label, or the claim of a goal. */
export interface LossProps {
  readonly model: BoardModel;
  /** The sheet as the choice would leave it. */
  readonly after?: readonly number[] | undefined;
  /** The place of the goal that can be claimed. */
  readonly claim?: number;
  readonly onLabel?: boolean;
}

/** The claim that fills the last box costs whatever else is met; its own bonus counts. */
function afterClaim({ model, claim = 0 }: LossProps): readonly number[] | undefined {
  const isLast = model.ownSheet().goals.length + 1 >= GOAL_BOXES;
  return isLast ? model.outlookOf(model.movesAt(`goal:${claim}`).at(0))?.sheet : undefined;
}

function lostBy(props: LossProps): LostGoals {
  const { model } = props;
  const after = props.claim === undefined ? props.after : afterClaim(props);
  if (after === undefined) return { noBox: [], unmet: [] };
  return lostGoals(model.kit(), model.thought(), model.own() ?? 0, after);
}

/** Goals that are met now and that a choice would cost, before it is made. */
export function Loss(props: LossProps) {
  const said = (): string => {
    const lost = lostBy(props);
    if (props.onLabel !== true) return promiseWords.losesText(lost, props.model.kit().pack);
    return lost.unmet.length === 0 ? '' : promiseWords.costsGoals(lost.unmet.length);
  };
  return (
    <Show when={said()}>{(text) => <span classList={{ 'dw-loss': props.onLabel !== true }}> {text()}</span>}</Show>
  );
}
