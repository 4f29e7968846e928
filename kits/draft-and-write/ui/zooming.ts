import { createSignal, onCleanup, onMount } from 'solid-js';
import { afterFrame } from '../../board/index.tsx';

/** The whole sheet is laid out this wide and then made to fit. */
const WHOLE_WIDTH = 900;
/** As the styles have it: by the size of the reader's letters. */
const PHONE_REM = 35;
const remPx = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);
const CLOSEST = 5;
const STEP = 1.5;
const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_PX = 28;

interface Point {
  readonly x: number;
  readonly y: number;
}

export type Zooming = ReturnType<typeof createZoom>;

/** How close the sheet in a frame is, and what brings it closer or further away; only on a phone. */
export function createZoom(frame: () => HTMLElement | undefined, isWhole: () => boolean) {
  const { width, setWidth, isPhone } = createSize(frame);
  const [scale, setScale] = createSignal(1);
  const base = () => (isWhole() ? WHOLE_WIDTH : width());
  const factor = () => (width() === 0 ? 1 : (width() / base()) * scale());
  const middle = (): Point => ({ x: (frame()?.clientWidth ?? 0) / 2, y: (frame()?.clientHeight ?? 0) / 2 });

  /** What is at the point stays there. */
  const zoomTo = (wanted: number, at: Point = middle()): void => {
    const element = frame();
    if (element === undefined || !isPhone()) return;
    if (width() === 0) setWidth(element.clientWidth);
    const before = factor();
    const [left, top] = [(element.scrollLeft + at.x) / before, (element.scrollTop + at.y) / before];
    setScale(Math.max(1, Math.min(CLOSEST, wanted)));
    element.scrollLeft = left * factor() - at.x;
    element.scrollTop = top * factor() - at.y;
  };
  return {
    isPhone,
    isClose: () => isPhone() && scale() > 1,
    isScaled: () => isPhone() && (isWhole() || scale() > 1),
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
  const [isPhone, setIsPhone] = createSignal(matchMedia(`(max-width: ${PHONE_REM}rem)`).matches);
  onMount(() => {
    const board = frame()?.closest('.dw-board');
    if (board === null || board === undefined) return;
    const measure = (): void => {
      setWidth(frame()?.clientWidth ?? 0);
      // Where the parts of a board lie in the columns of the page it has no box, and no phone is so wide.
      setIsPhone(board.clientWidth > 0 && board.clientWidth <= PHONE_REM * remPx());
    };
    // After the frame: what depends on the size changes the size of the board, and asking before would lay it out once more.
    const observer = new ResizeObserver(() => afterFrame(measure));
    observer.observe(board);
    onCleanup(() => observer.disconnect());
  });
  return { width, setWidth, isPhone };
}

/** Pinch, also on a touchpad, double tap, and the keys + − 0. */
export function zoomGestures(frame: () => HTMLElement | undefined, zoom: Zooming) {
  const pointIn = (x: number, y: number): Point => {
    const box = frame()?.getBoundingClientRect();
    return { x: x - (box?.left ?? 0), y: y - (box?.top ?? 0) };
  };

  let pinch: { readonly distance: number; readonly scale: number } | undefined;
  const onTouch = (event: TouchEvent): void => {
    if (event.touches.length !== 2) {
      pinch = undefined;
      return;
    }
    const [a, b] = event.touches;
    const distance = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    if (event.type === 'touchstart' || pinch === undefined) {
      pinch = { distance, scale: zoom.scale() };
      return;
    }
    event.preventDefault();
    const at = pointIn((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
    zoom.zoomTo((pinch.scale * distance) / pinch.distance, at);
  };

  /** A pinch on a touchpad arrives as a wheel with the control key. */
  const onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey || !zoom.isPhone()) return;
    event.preventDefault();
    zoom.zoomTo(zoom.scale() * Math.exp(-event.deltaY / 200), pointIn(event.clientX, event.clientY));
  };
  onMount(() => {
    frame()?.addEventListener('touchstart', onTouch, { passive: true });
    frame()?.addEventListener('touchmove', onTouch, { passive: false });
    frame()?.addEventListener('wheel', onWheel, { passive: false });
  });

  let tap: (Point & { readonly at: number }) | undefined;
  return {
    onPointerUp(event: PointerEvent): void {
      const isSpot = event.target instanceof Element && event.target.closest('[role="button"], button') !== null;
      if (!event.isPrimary || isSpot) return;
      const near = tap !== undefined && Math.hypot(event.clientX - tap.x, event.clientY - tap.y) < DOUBLE_TAP_PX;
      if (tap !== undefined && near && event.timeStamp - tap.at < DOUBLE_TAP_MS) {
        zoom.zoomTo(zoom.scale() > 1 ? 1 : 2.2, pointIn(event.clientX, event.clientY));
        tap = undefined;
      } else tap = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    },
    onKeyDown(event: KeyboardEvent): void {
      if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '+' || event.key === '=') zoom.closer();
      else if (event.key === '-') zoom.further();
      else if (event.key === '0') zoom.fit();
    },
  };
}
