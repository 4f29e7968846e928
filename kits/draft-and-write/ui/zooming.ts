import { createSignal, onCleanup, onMount, untrack } from 'solid-js';
import { afterFrame, hasRoom } from '../../board/index.tsx';

/** The whole sheet is laid out this wide and then made to fit. */
const WHOLE_WIDTH = 900;
/** As the styles have it: by the size of the reader's letters. */
const PHONE_REM = 35;
/** Whether there is no more room than on a phone. */
export const isPhone = (): boolean => !untrack(() => hasRoom('35em'));
const remPx = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);
const CLOSEST = 5;
const STEP = 1.5;

/** A place in the window, or in the frame. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Zooming = ReturnType<typeof createZoom>;

/** How close the sheet in a frame is, and what brings it closer or further away; only on a phone. */
export function createZoom(frame: () => HTMLElement | undefined, isWhole: () => boolean) {
  const { width, setWidth, isPhone: isSmall } = createSize(frame);
  const [scale, setScale] = createSignal(1);
  const base = () => (isWhole() ? WHOLE_WIDTH : width());
  const factor = () => (width() === 0 ? 1 : (width() / base()) * scale());
  const middle = (): Point => ({ x: (frame()?.clientWidth ?? 0) / 2, y: (frame()?.clientHeight ?? 0) / 2 });

  /** What is at the point stays there. */
  const zoomTo = (wanted: number, at: Point = middle()): void => {
    const element = frame();
    if (element === undefined || !isSmall()) return;
    if (width() === 0) setWidth(element.clientWidth);
    const before = factor();
    const [left, top] = [(element.scrollLeft + at.x) / before, (element.scrollTop + at.y) / before];
    setScale(Math.max(1, Math.min(CLOSEST, wanted)));
    element.scrollLeft = left * factor() - at.x;
    element.scrollTop = top * factor() - at.y;
  };
  return {
    isPhone: isSmall,
    isClose: () => isSmall() && scale() > 1,
    isScaled: () => isSmall() && (isWhole() || scale() > 1),
    isFurthest: () => scale() <= 1,
    isClosest: () => scale() >= CLOSEST,
    base,
    factor,
    scale,
    zoomTo,
    closer: () => zoomTo(scale() * STEP),
    further: () => zoomTo(scale() / STEP),
    fit: () => zoomTo(1),
  };
}

/** How wide the frame is, and whether the board is a phone's. */
function createSize(frame: () => HTMLElement | undefined) {
  const [width, setWidth] = createSignal(0);
  const [isSmall, setIsSmall] = createSignal(isPhone());
  onMount(() => {
    const board = frame()?.closest('.dw-board');
    if (board === null || board === undefined) return;
    const measure = (): void => {
      setWidth(frame()?.clientWidth ?? 0);
      // Where the parts of a board lie in the columns of the page it has no box, and no phone is so wide.
      setIsSmall(board.clientWidth > 0 && board.clientWidth <= PHONE_REM * remPx());
    };
    // After the frame: what depends on the size changes the size of the board, and asking before would lay it out once more.
    const observer = new ResizeObserver(() => afterFrame(measure));
    observer.observe(board);
    onCleanup(() => observer.disconnect());
  });
  return { width, setWidth, isPhone: isSmall };
}
