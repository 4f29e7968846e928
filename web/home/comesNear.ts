import { createSignal, onCleanup, onMount, type Accessor } from 'solid-js';

/** How far below what is seen something is fetched: before anybody gets there. */
const AHEAD = '60%';

/** Whether it is in sight or nearly so; from then on for good. */
export function comesNear(element: () => Element): Accessor<boolean> {
  const [isNear, setNear] = createSignal(false);
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      setNear(true);
    },
    { rootMargin: `0px 0px ${AHEAD}` },
  );
  onMount(() => watch.observe(element()));
  onCleanup(() => watch.disconnect());
  return isNear;
}
