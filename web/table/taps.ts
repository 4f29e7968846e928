import { createEffect, on, onCleanup } from 'solid-js';

/** Two taps within this time are one that was doubled by mistake. */
const DOUBLE_TAP_MS = 350;

const MOVE = '[data-move]';
/** A place that shows what its move does while it has the focus. */
const LOOKS = '[data-looks]';

export interface TapRules {
  /** Whether a finger's first tap on a place only shows what the second one will do. */
  readonly looksFirst: () => boolean;
  /** The place that a finger looks at; pressing it plays its move. */
  readonly onLook: (place: HTMLElement | undefined) => void;
  /** When it changes, what was looked at may be gone. */
  readonly version: () => number;
}

/**
 * A finger cannot hover, so its first tap looks and its second one plays. And a move changes the board under the
 * finger: the second half of a double tap would hit something that nobody has chosen, so it does not count.
 * Returns what ends a look, for moves that are played elsewhere.
 */
export function watchTaps(board: HTMLElement, rules: TapRules): () => void {
  let isTouch = false;
  let lastAt = Number.NEGATIVE_INFINITY;
  let wasMove = false;
  let looked: HTMLElement | undefined;
  let lookedMove: string | undefined;

  const lookAt = (place: HTMLElement | undefined): void => {
    looked?.removeAttribute('data-looked');
    looked = place;
    lookedMove = place?.dataset['move'];
    place?.setAttribute('data-looked', '');
    rules.onLook(place);
  };
  const onPointer = (event: PointerEvent): void => {
    isTouch = event.pointerType === 'touch';
  };
  /** Browsers move a pointer that is not there away after a tap; the look stays with the focus. */
  const onLeave = (event: Event): void => {
    if (event.target === looked) event.stopPropagation();
  };
  const onBlur = (event: FocusEvent): void => {
    if (event.target === looked) lookAt(undefined);
  };
  const onClick = (event: MouseEvent): void => {
    const place = event.target instanceof Element ? event.target.closest<HTMLElement>(MOVE) : null;
    // Keys press without counting.
    const isTap = isTouch && event.detail > 0;
    const mayLook = isTap && rules.looksFirst() && place?.matches(LOOKS) === true;
    // Not every browser counts taps as it counts clicks.
    const isSecond = event.detail > 1 || (isTap && event.timeStamp - lastAt < DOUBLE_TAP_MS);
    const isLook = mayLook && place !== looked;
    if (isLook || (isSecond && !mayLook && (place !== null || wasMove))) {
      event.stopPropagation();
      event.preventDefault();
    }
    if (isLook) {
      place.focus({ preventScroll: true });
      lookAt(place);
    } else if (looked !== undefined) lookAt(undefined);
    lastAt = event.timeStamp;
    wasMove = place !== null && !isLook;
  };
  createEffect(
    on(rules.version, () => {
      if (looked !== undefined && (!looked.isConnected || looked.dataset['move'] !== lookedMove)) lookAt(undefined);
    }),
  );
  board.addEventListener('pointerdown', onPointer, true);
  board.addEventListener('mouseleave', onLeave, true);
  board.addEventListener('focusout', onBlur);
  board.addEventListener('click', onClick, true);
  onCleanup(() => {
    lookAt(undefined);
    board.removeEventListener('pointerdown', onPointer, true);
    board.removeEventListener('mouseleave', onLeave, true);
    board.removeEventListener('focusout', onBlur);
    board.removeEventListener('click', onClick, true);
  });
  return () => lookAt(undefined);
}
