import { createEffect, createSignal, on, onCleanup, type Accessor } from 'solid-js';
import { isStill } from './motion.ts';
import { afterFrame } from './tasks.ts';

const FLY_MS = 420;
const GAP_MS = 70;
const COUNT_MS = 450;
/** More would only blur. */
const MOST = 5;

export interface Flight {
  /** Values of `data-anchor` of the places it goes between. */
  readonly from: string;
  readonly to: string;
  /** How many things fly. */
  readonly count: number;
}

const anchor = (board: Element, name: string): DOMRect | undefined =>
  [...board.querySelectorAll(`[data-anchor="${name}"]`)]
    .map((place) => place.getBoundingClientRect())
    .find(({ width, bottom, top }) => width > 0 && bottom > 0 && top < innerHeight);

interface Takeoff {
  readonly board: Element;
  readonly flight: Flight;
  readonly look: string;
}

let ready: Takeoff[] = [];

/** Lets things fly over the page from where they were to where they are now; with reduced motion nothing does. */
export function fly(board: Element, flight: Flight, look: string): void {
  if (isStill()) return;
  ready.push({ board, flight, look });
  if (ready.length === 1) afterFrame(takeOff);
}

/** All places are asked for before anything is added to the page, so that it is not laid out once per flight. */
function takeOff(): void {
  const ways = ready.map(({ board, flight, look }) => ({
    ...flight,
    look,
    start: anchor(board, flight.from),
    end: anchor(board, flight.to),
  }));
  ready = [];
  for (const { start, end, count, look } of ways)
    if (start !== undefined && end !== undefined) send(start, end, count, look);
}

function send(start: DOMRect, end: DOMRect, count: number, look: string): void {
  const [dx, dy] = [
    start.x + start.width / 2 - end.x - end.width / 2,
    start.y + start.height / 2 - end.y - end.height / 2,
  ];
  for (let index = 0; index < Math.min(count, MOST); index++) {
    const thing = document.createElement('span');
    thing.className = look;
    thing.setAttribute('aria-hidden', 'true');
    thing.style.cssText = `position:fixed;z-index:5;pointer-events:none;left:${end.x + end.width / 2}px;top:${end.y + end.height / 2}px`;
    document.body.append(thing);
    const way = thing.animate(
      [
        { translate: `calc(-50% + ${dx}px) calc(-50% + ${dy}px)`, opacity: 1 },
        { translate: `calc(-50% + ${dx * 0.4}px) calc(-50% + ${dy * 0.4 - 18}px)`, opacity: 1, offset: 0.6 },
        { translate: '-50% -50%', opacity: 0.2 },
      ],
      { duration: FLY_MS, delay: index * GAP_MS, easing: 'ease-out', fill: 'both' },
    );
    way.addEventListener('finish', () => thing.remove());
    way.addEventListener('cancel', () => thing.remove());
  }
}

/** A number that counts up or down to what it has become. */
export function counted(value: Accessor<number>): Accessor<number> {
  const [shown, setShown] = createSignal(value());
  let frame = 0;
  const stop = (): void => cancelAnimationFrame(frame);
  createEffect(
    on(
      value,
      (now) => {
        stop();
        const before = shown();
        if (isStill() || before === now) return void setShown(now);
        const start = performance.now();
        const step = (time: number): void => {
          const part = Math.min(1, Math.max(0, (time - start) / COUNT_MS));
          setShown(Math.round(before + (now - before) * (1 - (1 - part) ** 2)));
          if (part < 1) frame = requestAnimationFrame(step);
        };
        frame = requestAnimationFrame(step);
        return undefined;
      },
      { defer: true },
    ),
  );
  onCleanup(stop);
  return shown;
}
