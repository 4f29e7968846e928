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

/**
 * A card or a space that can be pressed now and then. It stays the same thing on the page, which is drawn once: a button
 * while there is a move to make with it, only something to read otherwise.
 */
export function Place(props: {
  /** What pressing it would play; undefined where it is only read. */
  move: Move | undefined;
  /** Its look, which both have or each its own. */
  class?: string;
  pressed?: string;
  still?: string;
  onLook: (isLooking: boolean) => void;
  children: JSX.Element;
}) {
  const model = useModel();
  const isButton = () => props.move !== undefined;
  const isLegal = () => props.move !== undefined && model.isLegal(props.move);
  const press = (): void => {
    if (props.move !== undefined) model.press(props.move);
  };
  const onKey = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void => {
    if (!isButton() || event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    if (!event.repeat) event.currentTarget.click();
  };
  const look = (isLooking: boolean): void => {
    if (isButton()) props.onLook(isLooking);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it is a button whenever it does anything
    <div
      classList={{
        [props.class ?? '']: props.class !== undefined,
        [`mb-spot ${props.pressed ?? ''}`]: isButton(),
        [props.still ?? '']: props.still !== undefined && !isButton(),
        legal: isLegal(),
      }}
      role={isButton() ? 'button' : undefined}
      tabindex={isButton() ? 0 : undefined}
      data-spot={isButton() ? '' : undefined}
      data-move={isLegal() ? props.move?.id : undefined}
      data-looks={isButton() ? '' : undefined}
      aria-disabled={isButton() ? !isLegal() : undefined}
      title={props.move === undefined || isLegal() ? undefined : model.whyNot(props.move)}
      onClick={press}
      onKeyDown={onKey}
      onMouseEnter={() => look(true)}
      onMouseLeave={() => look(false)}
      onFocus={() => look(true)}
      onBlur={() => look(false)}
    >
      {props.children}
    </div>
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
