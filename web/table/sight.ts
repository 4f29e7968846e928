import { afterFrame, isStill } from '@bandstand/kits/board';
import { onMount } from 'solid-js';

/** What can be done; ways to do nothing do not count. */
const CHOICES = ':is([data-move], [data-opens]):not([data-aside])';
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

/** Where the prompt lies over the board on a small screen, nothing under it can be seen. */
function lowestInSight(): number {
  const bar = document.querySelector('.prompt-bar')?.getBoundingClientRect();
  return bar !== undefined && bar.bottom >= innerHeight - 1 && bar.width >= innerWidth - 1 ? bar.top : innerHeight;
}

function isInSight(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  const enough = Math.min(height, ENOUGH_PX);
  return top + enough <= lowestInSight() && bottom - enough >= 0;
}

/** Where nothing that can be done is in sight, the board moves to it. */
export function showChoices(board: HTMLElement): void {
  afterFrame(() => {
    const choices = [...board.querySelectorAll(CHOICES)].filter((choice) => choice.getClientRects().length > 0);
    if (!choices.some(isInSight)) choices[0]?.scrollIntoView({ behavior: behavior(), block: 'center' });
  });
}
