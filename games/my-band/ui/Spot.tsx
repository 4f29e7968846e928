import type { JSX } from 'solid-js';
import type { Move } from '../state.ts';
import { useModel } from './boardModel.ts';
import { gameWords } from '../text/index.ts';

/** A place that plays a move when pressed. Where it is not legal it stays readable and says why. */
export function Spot(props: {
  move: Move;
  class?: string;
  label?: string;
  /** Given where a look shows something. */
  onLook?: ((isLooking: boolean) => void) | undefined;
  children: JSX.Element;
}) {
  const model = useModel();
  const isLegal = () => model.isLegal(props.move);
  return (
    <button
      type="button"
      class={`mb-spot ${props.class ?? ''}`}
      classList={{ legal: isLegal() }}
      data-spot
      data-move={isLegal() ? props.move.id : undefined}
      data-looks={props.onLook === undefined ? undefined : ''}
      aria-disabled={!isLegal()}
      aria-label={props.label}
      title={isLegal() ? undefined : model.whyNot(props.move)}
      onClick={() => model.press(props.move)}
      onMouseEnter={() => props.onLook?.(true)}
      onMouseLeave={() => props.onLook?.(false)}
      onFocus={() => props.onLook?.(true)}
      onBlur={() => props.onLook?.(false)}
    >
      {props.children}
    </button>
  );
}

/** A plain button in the game's manner. */
export function MoveButton(props: { move: Move; primary?: boolean; children?: JSX.Element }) {
  const model = useModel();
  return (
    <Spot move={props.move} class={`mb-button ${props.primary === true ? 'primary' : ''}`}>
      {props.children ?? model.label(props.move)}
    </Spot>
  );
}

/** The small button beside a card that has to go, or may. */
export function GiveUp(props: { move: Move }) {
  const model = useModel();
  return (
    <Spot move={props.move} class="mb-give-up" label={model.label(props.move)}>
      <svg viewBox="0 0 16 16" aria-hidden="true" data-ornament>
        <path d="M3 3 13 13M13 3 3 13" />
      </svg>
      <span>{gameWords.spot.giveUp}</span>
    </Spot>
  );
}
