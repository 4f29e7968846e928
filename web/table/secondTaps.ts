import { onCleanup } from 'solid-js';

/** Two taps within this time are one that was doubled by mistake. */
const DOUBLE_TAP_MS = 350;

/**
 * A move changes the board under the finger, so the second half of a double tap would hit something that nobody has
 * chosen, and often for good. It is not meant, and it does not count.
 */
export function ignoreSecondTaps(board: HTMLElement): void {
  let isTouch = false;
  let lastAt = Number.NEGATIVE_INFINITY;
  let wasMove = false;
  const onPointer = (event: PointerEvent): void => {
    isTouch = event.pointerType === 'touch';
  };
  const onClick = (event: MouseEvent): void => {
    const isMove = event.target instanceof Element && event.target.closest('[data-move]') !== null;
    // Not every browser counts taps as it counts clicks.
    const isSecond = event.detail > 1 || (isTouch && event.timeStamp - lastAt < DOUBLE_TAP_MS);
    if (isSecond && (isMove || wasMove)) {
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    lastAt = event.timeStamp;
    wasMove = isMove;
  };
  board.addEventListener('pointerdown', onPointer, true);
  board.addEventListener('click', onClick, true);
  onCleanup(() => {
    board.removeEventListener('pointerdown', onPointer, true);
    board.removeEventListener('click', onClick, true);
  });
}
