import type { Point, Zooming } from './zooming.ts';

const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_PX = 28;

/** Pinch, also on a touchpad, double tap, and the keys + − 0. */
export function hearGestures(frame: HTMLElement, zoom: Zooming): void {
  const pointIn = (x: number, y: number): Point => {
    const { left, top } = frame.getBoundingClientRect();
    return { x: x - left, y: y - top };
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

  let tap: (Point & { readonly at: number }) | undefined;
  const onPointerUp = (event: PointerEvent): void => {
    const isSpot = event.target instanceof Element && event.target.closest('[role="button"], button') !== null;
    if (!event.isPrimary || isSpot) return;
    const near = tap !== undefined && Math.hypot(event.clientX - tap.x, event.clientY - tap.y) < DOUBLE_TAP_PX;
    if (tap !== undefined && near && event.timeStamp - tap.at < DOUBLE_TAP_MS) {
      zoom.zoomTo(zoom.scale() > 1 ? 1 : 2.2, pointIn(event.clientX, event.clientY));
      tap = undefined;
    } else tap = { x: event.clientX, y: event.clientY, at: event.timeStamp };
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoom.closer();
    else if (event.key === '-') zoom.further();
    else if (event.key === '0') zoom.fit();
  };
  frame.addEventListener('touchstart', onTouch, { passive: true });
  frame.addEventListener('touchmove', onTouch, { passive: false });
  frame.addEventListener('wheel', onWheel, { passive: false });
  frame.addEventListener('pointerup', onPointerUp);
  frame.addEventListener('keydown', onKeyDown);
}
