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

const middleOf = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });

/** The way back from one place to another, from middle to middle. */
const wayBack = (from: DOMRect, to: DOMRect): readonly [dx: number, dy: number] => {
  const [start, end] = [middleOf(from), middleOf(to)];
  return [start.x - end.x, start.y - end.y];
};

/**
 * Lets a picture travel over the page, from the middle of one place to the middle of another, and takes it away.
 * Ways are in pixels, never `calc()` or percentages: WebKitGTK works these out beside the page, and crashes over it.
 */
export function overPage(
  picture: Element,
  [from, to]: readonly [from: DOMRect, to: DOMRect],
  frames: (dx: number, dy: number) => Keyframe[],
  timing: KeyframeAnimationOptions,
): void {
  const spot = document.createElement('span');
  spot.setAttribute('aria-hidden', 'true');
  spot.className = 'over-page';
  // It leaves the table, and takes the inks of the game along.
  const table = document.querySelector<HTMLElement>('.table');
  for (const ink of ['--ink-1', '--ink-2']) spot.style.setProperty(ink, table?.style.getPropertyValue(ink) ?? '');
  const { x, y } = middleOf(to);
  spot.style.left = `${x}px`;
  spot.style.top = `${y}px`;
  spot.append(picture);
  document.body.append(spot);
  const way = spot.animate(frames(...wayBack(from, to)), { easing: 'ease-out', fill: 'both', ...timing });
  way.addEventListener('finish', () => spot.remove());
  way.addEventListener('cancel', () => spot.remove());
}

const flight = (dx: number, dy: number): Keyframe[] => [
  { translate: `${dx}px ${dy}px`, opacity: 1 },
  { translate: `${dx * 0.4}px ${dy * 0.4 - 18}px`, opacity: 1, offset: 0.6 },
  { translate: '0px 0px', opacity: 0.2 },
];

function send(start: DOMRect, end: DOMRect, count: number, look: string): void {
  for (let index = 0; index < Math.min(count, MOST); index++) {
    const thing = document.createElement('span');
    thing.className = look;
    overPage(thing, [start, end], flight, { duration: FLY_MS, delay: index * GAP_MS });
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
