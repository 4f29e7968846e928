import type { JSX } from 'solid-js';
import type { Move } from '../move.ts';
import { useModel } from './boardModel.ts';

/** A place that plays a move when pressed. Where it is not legal it stays readable and says why. */
export function Spot(props: {
  move: Move | undefined;
  class?: string;
  label?: string;
  onLook?: (isLooking: boolean) => void;
  /** What most people want. */
  isPrimary?: boolean;
  children?: JSX.Element;
}) {
  const model = useModel();
  const isLegal = () => model.isLegal(props.move);
  return (
    <button
      type="button"
      class={`gd-spot ${props.class ?? 'gd-button'}${isLegal() ? ' legal' : ''}${props.isPrimary === true ? ' primary' : ''}`}
      data-spot
      data-move={isLegal() ? props.move?.id : undefined}
      data-looks={props.onLook === undefined ? undefined : ''}
      aria-disabled={!isLegal()}
      aria-label={props.label}
      title={isLegal() || props.move === undefined ? undefined : model.whyNot(props.move)}
      onClick={() => model.press(props.move)}
      onMouseEnter={() => props.onLook?.(true)}
      onMouseLeave={() => props.onLook?.(false)}
      onFocus={() => props.onLook?.(true)}
      onBlur={() => props.onLook?.(false)}
    >
      {props.children ?? (props.move === undefined ? '' : model.label(props.move))}
    </button>
  );
}
