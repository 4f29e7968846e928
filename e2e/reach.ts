/** Runs in the page: what is too small for a finger. Links within a sentence are part of it, and what is scaled to fit can be brought closer. */
export function smallTargets(least: number): string[] {
  const targets = document.querySelectorAll('#app :is(button, a[href], [role="button"], select, summary, input)');
  const found = [...targets].flatMap((target) => {
    const box = target.getBoundingClientRect();
    if (
      box.width === 0 ||
      target.closest('p, li > span, .rules, .dw-zoom, .visually-hidden, .skip, [aria-hidden="true"]') !== null
    )
      return [];
    if (target instanceof HTMLInputElement && ['checkbox', 'radio', 'range'].includes(target.type)) return [];
    // A label around it, or a larger part of the page that passes its taps on, counts.
    const around = target.closest('label')?.getBoundingClientRect() ?? box;
    const [width, height] = [Math.max(box.width, around.width), Math.max(box.height, around.height)];
    if (width >= least - 0.5 && height >= least - 0.5) return [];
    const name = (target.getAttribute('aria-label') ?? target.textContent ?? '').trim().slice(0, 40);
    return [
      `${target.tagName.toLowerCase()}.${target.getAttribute('class') ?? ''} “${name}” ${Math.round(width)} × ${Math.round(height)}`,
    ];
  });
  return [...new Set(found)];
}

/** Runs in the page: whether it can be read and played as it stands. */
export function isTooWide(): boolean {
  return document.documentElement.scrollWidth > document.documentElement.clientWidth + 1;
}
