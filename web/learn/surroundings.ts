import type { Box, Surroundings } from './place.ts';

const MARGIN = 8;
/** Bars that stay in the window while the page moves. */
const BARS = '.prompt-bar, [data-bar]';
const MAIN = '.primary';
/** What a sentence may be about without pointing at it: covered only where the bubble has no other room. */
const READ = '[data-clear]';
/** Over choices in a bar: what is said about the one that is looked at. */
const CAPTION = '[data-caption]';
const CHOICES = '[data-move], [data-opens]';
const MIND = '[data-mind], .board button, .board input, .status-line';

const isShown = (element: Element): boolean => element.checkVisibility();

/** The first of the named places that can be seen; a place is named on the board, a move by its number. */
export function findSpot(names: readonly string[]): Element | undefined {
  const root = document.querySelector('.table');
  for (const name of names) {
    const [kind, move] = name.split(':');
    const selector = kind === 'move' ? `[data-move="${move}"]` : `[data-point="${CSS.escape(name)}"]`;
    const found = [...(root?.querySelectorAll(selector) ?? [])].find(isShown);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isPinnedBar = (bar: Element): boolean => ['fixed', 'sticky'].includes(getComputedStyle(bar).position);

/** The bars that lie over the lower end of the window now. */
const lowerBars = (): Element[] =>
  [...document.querySelectorAll(BARS)].filter(
    (bar) => isShown(bar) && isPinnedBar(bar) && bar.getBoundingClientRect().top > innerHeight / 3,
  );

/** The prompt where it stands above or beside a board: what one answers with may lie right below it. */
const upperPrompt = (): Element[] =>
  [...document.querySelectorAll('.prompt-bar')].filter(
    (bar) => isShown(bar) && bar.getBoundingClientRect().top <= innerHeight / 3,
  );

/** Whether the place stays in the window while the page moves. */
export const isPinned = (spot: Element): boolean => {
  const bar = spot.closest(BARS);
  return bar !== null && isPinnedBar(bar);
};

export const onPage = (element: Element): Box => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { left: left + scrollX, right: right + scrollX, top: top + scrollY, bottom: bottom + scrollY };
};

/** No caption stands further from what it is about. */
const CAPTION_REACH = 48;

/** The place and the line over it that tells of it: a bubble from above ends over both. */
function withCaption(spot: Element): Box {
  const box = onPage(spot);
  const over = [...document.querySelectorAll(CAPTION)]
    .filter((each) => isShown(each) && each.textContent !== '' && each.closest(BARS)?.parentElement?.contains(spot))
    .map(onPage)
    .filter(({ top, bottom }) => top < box.top && box.top - bottom < CAPTION_REACH);
  return { ...box, top: Math.min(box.top, ...over.map(({ top }) => top)) };
}

/** How much of the window the top bar takes while the page moves. */
function topBar(): number {
  const bar = document.querySelector('.masthead');
  return bar !== null && isPinnedBar(bar) ? bar.getBoundingClientRect().height : 0;
}

/** Everything that matters for where a bubble may be, in the page's own measures. */
export function lookAround(spot: Element): Surroundings {
  const bars = lowerBars();
  const own = spot.closest(BARS);
  const width = document.body.clientWidth;
  const lowest = Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top));
  const pinned = isPinned(spot);
  const sight: Box = {
    left: scrollX,
    right: scrollX + width,
    top: scrollY + topBar(),
    bottom: scrollY + (pinned ? innerHeight : lowest),
  };
  const others = (selector: string): Box[] =>
    [...document.querySelectorAll(selector)]
      .filter((each) => isShown(each) && !each.contains(spot) && !spot.contains(each) && !each.closest('.coach'))
      .filter((each) => pinned || each.closest(BARS) === null || each.closest(BARS) === own)
      .map(onPage);
  const otherBars = [...(pinned ? bars : []), ...upperPrompt()].filter((bar) => !bar.contains(spot));
  const clear = [...others(MAIN), ...otherBars.map(onPage)];
  return {
    spot: withCaption(spot),
    room: {
      left: MARGIN,
      right: width - MARGIN,
      // At the upper end of the page the top bar cannot be scrolled away.
      top: (pinned ? sight.top : topBar()) + MARGIN,
      bottom: pinned ? scrollY + innerHeight - MARGIN : document.documentElement.scrollHeight,
    },
    sight: { ...sight, left: sight.left + MARGIN, right: sight.right - MARGIN },
    clear,
    // What can be chosen counts more than what can be read.
    mind: [...others(CHOICES), ...others(CHOICES), ...others(READ), ...others(READ), ...others(MIND)],
  };
}

/** As much of a choice as a finger needs. */
const ENOUGH = 48;

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** The span with the nearest choice in it, if both fit the window: whoever listens also sees what can be done. */
function withChoice({ top, bottom }: Span, sight: Box): Span {
  const choices = [...document.querySelectorAll(`.board :is(${CHOICES})`)].filter(isShown);
  // What stands in a bar is in sight anyway.
  if (choices.length === 0 || choices.some(isPinned)) return { top, bottom };
  const spans = choices.map(onPage).map((choice) => ({
    top: Math.min(top, Math.max(choice.top, choice.bottom - ENOUGH)),
    bottom: Math.max(bottom, Math.min(choice.bottom, choice.top + ENOUGH)),
  }));
  const [nearest] = spans.toSorted((a, b) => a.bottom - a.top - (b.bottom - b.top));
  return nearest.bottom - nearest.top <= sight.bottom - sight.top ? nearest : { top, bottom };
}

/** The window follows when a place and what is said about it, or what can be done, are out of sight. */
export function bringBothIntoSight(spot: Box, bubble: Box, sight: Box): void {
  const { top, bottom } = withChoice(
    { top: Math.min(spot.top, bubble.top) - MARGIN, bottom: Math.max(spot.bottom, bubble.bottom) + MARGIN },
    sight,
  );
  if (top >= sight.top && bottom <= sight.bottom) return;
  // Where both do not fit, what is said and what can be done come first.
  const isTall = bottom - top > sight.bottom - sight.top;
  const said = isTall
    ? withChoice({ top: bubble.top - MARGIN, bottom: bubble.bottom + MARGIN }, sight)
    : { top, bottom };
  const up = said.top - sight.top;
  const down = said.bottom - sight.bottom;
  // A tall place begins under what is said about it, or ends over it: the end that is spoken of stays in sight.
  const isOver = isTall && bubble.top < spot.top;
  if (up < 0 || down > 0 || isOver) scrollBy({ top: up < 0 || isOver ? up : down, behavior: 'auto' });
}
