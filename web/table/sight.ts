import { afterFrame, isStill } from '@bandstand/kits/board';
import { createEffect, createSignal, on, onCleanup, onMount, type Accessor } from 'solid-js';

const CHOICES = '[data-move], [data-opens]';
/** Between two looks at what is in sight. */
const LOOK_MS = 200;
/** Boards draw their parts one after the other; by then all of them have followed. */
const FRAMES = 5;
/** As much of a thing as a finger needs. */
const ENOUGH_PX = 44;

const behavior = (): ScrollBehavior => (isStill() ? 'auto' : 'smooth');

/** Whoever has scrolled down still sees how it ended. */
export function bringIntoSight(panel: HTMLElement): void {
  onMount(() =>
    afterFrame(() => {
      if (panel.getBoundingClientRect().top < 0) panel.scrollIntoView({ behavior: behavior() });
    }),
  );
}

/** What a press has opened is seen by whoever pressed. */
export function showOpened(panel: HTMLElement): void {
  onMount(() => afterFrame(() => panel.scrollIntoView({ behavior: behavior(), block: 'center' })));
}

/** Whether enough of it is on the screen and nothing lies over it: the prompt, a drawer, a bubble. */
function isInSight(element: Element): boolean {
  const { left, right, top, bottom, height } = element.getBoundingClientRect();
  const enough = Math.min(height, ENOUGH_PX);
  if (top + enough > innerHeight || bottom - enough < 0 || right <= 0 || left >= innerWidth) return false;
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const shown = document.elementFromPoint(x, y);
  return shown !== null && (element.contains(shown) || shown.contains(element));
}

/** What can be done; ways to do nothing count only where there is nothing else. */
function choicesIn(board: HTMLElement): Element[] {
  const all = [...board.querySelectorAll(CHOICES)].filter((choice) => choice.checkVisibility());
  const acts = all.filter((choice) => !choice.matches('[data-aside]'));
  return acts.length > 0 ? acts : all;
}

const scrollTo = (choice: Element | undefined): void =>
  choice?.scrollIntoView({ behavior: behavior(), block: 'center' });

/** Where nothing that can be done is in sight, the board moves to it, as soon as it is shown itself. */
export function showChoices(board: HTMLElement, frames = FRAMES): void {
  afterFrame(() => {
    if (frames > 1) return showChoices(board, frames - 1);
    if (!board.isConnected) return;
    if (getComputedStyle(board).visibility === 'hidden') return showChoices(board);
    const choices = choicesIn(board);
    if (!choices.some(isInSight)) scrollTo(choices[0]);
  });
}

/** Whether there is something to do and none of it is in sight, because somebody has scrolled or looks elsewhere. */
export function outOfSight(board: HTMLElement, choices: Accessor<readonly object[]>): Accessor<boolean> {
  const [isOut, setOut] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    timer = undefined;
    // Behind the curtain nothing can be seen yet, and nobody has lost their way.
    if (getComputedStyle(board).visibility === 'hidden') return soon();
    const found = choices().length === 0 ? [] : choicesIn(board);
    setOut(found.length > 0 && !found.some(isInSight));
    return undefined;
  };
  /** Not with every step of a movement. */
  const soon = (): void => {
    timer ??= setTimeout(look, LOOK_MS);
  };
  createEffect(on(choices, soon));
  onMount(() => {
    addEventListener('scroll', soon, { capture: true, passive: true });
    addEventListener('resize', soon);
    // A press may have closed what lay over the choices.
    addEventListener('click', soon, { capture: true });
  });
  onCleanup(() => {
    clearTimeout(timer);
    removeEventListener('scroll', soon, { capture: true });
    removeEventListener('resize', soon);
    removeEventListener('click', soon, { capture: true });
  });
  return isOut;
}

/** Moves to the first thing that can be done, and gives it the focus. */
export function goToChoices(board: HTMLElement): void {
  const [first] = choicesIn(board);
  scrollTo(first);
  if (first instanceof HTMLElement || first instanceof SVGElement) first.focus({ preventScroll: true });
}
