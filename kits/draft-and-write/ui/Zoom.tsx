import { createSignal, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { afterFrame } from '../../board/index.tsx';
import { boardWords } from '../text/index.ts';

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

/**
 * On a phone, a frame in which the sheet can be brought closer: by pinch, double tap, buttons and the keys + − 0.
 * Once closer it is panned by scrolling. On larger screens it is only a box.
 */
export function Zoom(props: { isWhole: boolean; label: string; children: JSX.Element }) {
  let frame: HTMLDivElement | undefined;
  const [width, setWidth] = createSignal(0);
  const [isPhone, setIsPhone] = createSignal(matchMedia(`(max-width: ${PHONE_REM}rem)`).matches);
  const [scale, setScale] = createSignal(1);
  const base = () => (props.isWhole ? WHOLE_WIDTH : width());
  const isClose = () => isPhone() && scale() > 1;
  const factor = () => (width() === 0 ? 1 : (width() / base()) * scale());
  const isScaled = () => isPhone() && (props.isWhole || scale() > 1);

  onMount(() => {
    const board = frame?.closest('.dw-board');
    if (frame === undefined || board === null || board === undefined) return;
    const measure = (): void => {
      setWidth(frame?.clientWidth ?? 0);
      setIsPhone(board.clientWidth <= PHONE_REM * remPx());
    };
    // After the frame: what depends on the size changes the size of the board, and asking before would lay it out once more.
    const observer = new ResizeObserver(() => afterFrame(measure));
    observer.observe(board);
    onCleanup(() => observer.disconnect());
    frame.addEventListener('touchstart', onTouch, { passive: true });
    frame.addEventListener('touchmove', onTouch, { passive: false });
    frame.addEventListener('wheel', onWheel, { passive: false });
  });

  const pointIn = (x: number, y: number): Point => {
    const box = frame?.getBoundingClientRect();
    return { x: x - (box?.left ?? 0), y: y - (box?.top ?? 0) };
  };
  const middle = (): Point => ({ x: (frame?.clientWidth ?? 0) / 2, y: (frame?.clientHeight ?? 0) / 2 });

  /** Brings the sheet closer or further away; what is at the point stays there. */
  function zoomTo(wanted: number, at: Point = middle()): void {
    if (frame === undefined || !isPhone()) return;
    if (width() === 0) setWidth(frame.clientWidth);
    const before = factor();
    const [left, top] = [(frame.scrollLeft + at.x) / before, (frame.scrollTop + at.y) / before];
    setScale(Math.max(1, Math.min(CLOSEST, wanted)));
    frame.scrollLeft = left * factor() - at.x;
    frame.scrollTop = top * factor() - at.y;
  }

  let pinch: { readonly distance: number; readonly scale: number } | undefined;
  function onTouch(event: TouchEvent): void {
    if (event.touches.length !== 2) {
      pinch = undefined;
      return;
    }
    const [a, b] = event.touches;
    const distance = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    if (event.type === 'touchstart' || pinch === undefined) {
      pinch = { distance, scale: scale() };
      return;
    }
    event.preventDefault();
    const at = pointIn((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
    zoomTo((pinch.scale * distance) / pinch.distance, at);
  }

  /** A pinch on a touchpad arrives as a wheel with the control key. */
  function onWheel(event: WheelEvent): void {
    if (!event.ctrlKey || !isPhone()) return;
    event.preventDefault();
    zoomTo(scale() * Math.exp(-event.deltaY / 200), pointIn(event.clientX, event.clientY));
  }

  let tap: (Point & { readonly at: number }) | undefined;
  function onPointerUp(event: PointerEvent): void {
    const isSpot = event.target instanceof Element && event.target.closest('[role="button"], button') !== null;
    if (!event.isPrimary || isSpot) return;
    const near = tap !== undefined && Math.hypot(event.clientX - tap.x, event.clientY - tap.y) < DOUBLE_TAP_PX;
    if (tap !== undefined && near && event.timeStamp - tap.at < DOUBLE_TAP_MS) {
      zoomTo(scale() > 1 ? 1 : 2.2, pointIn(event.clientX, event.clientY));
      tap = undefined;
    } else tap = { x: event.clientX, y: event.clientY, at: event.timeStamp };
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoomTo(scale() * STEP);
    else if (event.key === '-') zoomTo(scale() / STEP);
    else if (event.key === '0') zoomTo(1);
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-static-element-interactions -- a frame that scrolls must be reachable by keyboard */}
      <div
        ref={frame}
        class="dw-zoom"
        classList={{ close: isClose(), whole: isPhone() && props.isWhole }}
        tabindex={isClose() ? 0 : undefined}
        role={isClose() ? 'group' : undefined}
        aria-label={isClose() ? props.label : undefined}
        onPointerUp={onPointerUp}
        onKeyDown={onKeyDown}
      >
        <div
          class="dw-zoomed"
          style={
            isScaled() ? { zoom: factor().toFixed(4), width: `${base()}px` } : { zoom: undefined, width: undefined }
          }
        >
          {props.children}
        </div>
      </div>
      <Show when={isPhone()}>
        <div class="dw-zoom-keys" role="group" aria-label={boardWords.zoom} data-term="zoom">
          <button
            type="button"
            aria-label={boardWords.further}
            aria-disabled={scale() <= 1}
            onClick={() => zoomTo(scale() / STEP)}
          >
            −
          </button>
          <button type="button" aria-disabled={scale() <= 1} onClick={() => zoomTo(1)}>
            {boardWords.fit}
          </button>
          <button
            type="button"
            aria-label={boardWords.closer}
            aria-disabled={scale() >= CLOSEST}
            onClick={() => zoomTo(scale() * STEP)}
          >
            +
          </button>
        </div>
      </Show>
    </>
  );
}
