/**
 * Runs in the page: drawings on the board that do not say what they are. A drawing is an outermost SVG, and each shape or symbol
 * in it; what is only ornament says so. Marks that the game's terms do not know are faults as well.
 */
export function namelessSigns(known: readonly string[]): string[] {
  const isSeen = (element: Element): boolean => element.getClientRects().length > 0;
  const told = (element: Element): string =>
    `${element.tagName} ${element.getAttribute('class') ?? ''} in ${element.parentElement?.closest('[class]')?.getAttribute('class') ?? ''}`;
  const board = document.querySelector('.board');
  if (board === null) return ['there is no board'];
  const drawings = [...board.querySelectorAll('svg, use, text')].filter(
    (drawing) => isSeen(drawing) && drawing.closest('[data-ornament], .end, defs') === null,
  );
  const nameless = drawings.filter(
    (drawing) =>
      drawing.closest('[data-term]') === null &&
      (drawing.tagName !== 'svg' || drawing.querySelector('[data-term]') === null),
  );
  const strange = [...board.querySelectorAll('[data-term]')]
    .map((thing) => thing.getAttribute('data-term') ?? '')
    .filter((mark) => !known.includes(mark.split(':')[0]));
  return [...new Set([...nameless.map(told), ...strange.map((mark) => `unknown: ${mark}`)])];
}
