import { onCleanup } from 'solid-js';

const TERM = '[data-term]';
/** Whoever only passes by is not told anything. */
const HOVER_MS = 400;
/** A choice shows what it does at once; whoever compares choices is not told each time what they are. */
const CHOICE_MS = 1200;
const HOLD_MS = 500;
/** Time to go from the thing to what is said about it. */
const LEAVE_MS = 250;
/** A finger that goes further is scrolling. */
const STILL_PX = 10;

/** The thing that is meant: the one pointed at or the nearest around it, else the first inside. */
export const termAt = (target: EventTarget | null): Element | undefined =>
  target instanceof Element ? (target.closest(TERM) ?? target.querySelector(TERM) ?? undefined) : undefined;

export interface Asking {
  /** Somebody asks about a thing; `undefined` once nobody does any more. */
  readonly onAsk: (thing: Element | undefined) => void;
  /** Which thing lies at a place, where things take no part in events themselves. */
  readonly thingAt?: (event: PointerEvent) => Element | undefined;
}

const thingOf = ({ target }: PointerEvent): Element | undefined =>
  target instanceof Element ? (target.closest(TERM) ?? undefined) : undefined;

interface Point {
  readonly x: number;
  readonly y: number;
}

const hasMoved = (from: Point, { clientX, clientY }: PointerEvent): boolean =>
  Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX;

/**
 * Where the pointer pressed and has not moved since, on the board or on what lay over it: what comes under it then is not asked about.
 * A pointer that has not moved yet pressed on the page before, and rests wherever it is.
 */
function watchPresses() {
  let pressed: Point | 'elsewhere' | undefined = 'elsewhere';
  const onPress = ({ clientX, clientY }: PointerEvent): void => {
    pressed = { x: clientX, y: clientY };
  };
  document.addEventListener('pointerdown', onPress, true);
  onCleanup(() => document.removeEventListener('pointerdown', onPress, true));
  return {
    rests: (event: PointerEvent): boolean =>
      pressed === 'elsewhere' || (pressed !== undefined && !hasMoved(pressed, event)),
    /** Whether the pointer goes away from where it pressed with this movement. */
    isLeft(event: PointerEvent): boolean {
      if (pressed === undefined || (pressed !== 'elsewhere' && !hasMoved(pressed, event))) return false;
      pressed = undefined;
      return true;
    },
  };
}

/** Hears whoever rests the pointer on a thing, of a board or of a picture, or holds a finger on it. */
export function watchTerms(
  board: HTMLElement,
  { onAsk, thingAt }: Asking,
): { readonly stay: () => void; readonly leave: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held: Point | undefined;
  let wasHeld = false;
  const press = watchPresses();
  const find = thingAt ?? thingOf;
  const after = (ms: number, act: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
  const stay = (): void => clearTimeout(timer);
  const leave = (): void => after(LEAVE_MS, () => onAsk(undefined));
  const onOver = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || press.rests(event)) return;
    const thing = find(event);
    if (thing === undefined) leave();
    else after(thing.closest('[data-move], [data-looks]') === null ? HOVER_MS : CHOICE_MS, () => onAsk(thing));
  };
  const onOut = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') leave();
  };
  const onDown = (event: PointerEvent): void => {
    wasHeld = false;
    onAsk(undefined);
    const thing = find(event);
    clearTimeout(timer);
    if (event.pointerType !== 'touch' || thing === undefined) return;
    held = { x: event.clientX, y: event.clientY };
    after(HOLD_MS, () => {
      held = undefined;
      wasHeld = true;
      onAsk(thing);
    });
  };
  const letGo = (): void => {
    if (held === undefined) return;
    held = undefined;
    clearTimeout(timer);
  };
  const onMove = (event: PointerEvent): void => {
    if (held !== undefined && hasMoved(held, event)) letGo();
    if (press.isLeft(event) || thingAt !== undefined) onOver(event);
  };
  /** Holding asks; it must not play as well. */
  const onClick = (event: Event): void => {
    if (!wasHeld) return;
    wasHeld = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const onMenu = (event: Event): void => {
    if (held !== undefined || wasHeld) event.preventDefault();
  };
  const hears: readonly (readonly [string, (event: never) => void])[] = [
    ['pointerover', onOver],
    ['pointerleave', onOut],
    ['pointerdown', onDown],
    ['pointermove', onMove],
    ['pointerup', letGo],
    ['pointercancel', letGo],
    ['click', onClick],
    ['contextmenu', onMenu],
  ];
  for (const [type, hear] of hears) board.addEventListener(type, hear as EventListener, true);
  onCleanup(() => {
    clearTimeout(timer);
    for (const [type, hear] of hears) board.removeEventListener(type, hear as EventListener, true);
  });
  return { stay, leave };
}
