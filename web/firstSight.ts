/** How long to wait for a browser that does not tell when it has painted. */
const PATIENCE_MS = 250;

/** Does it once what came with the page is on the screen; in a page that nobody sees, at once. */
export function afterFirstSight(work: () => void): void {
  if (document.visibilityState === 'hidden') return work();
  let isDone = false;
  const finish = (): void => {
    if (isDone) return;
    isDone = true;
    watch.disconnect();
    work();
  };
  const watch = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) finish();
  });
  watch.observe({ type: 'paint', buffered: true });
  setTimeout(finish, PATIENCE_MS);
  return undefined;
}
