import { createEffect, createSignal, on, onCleanup, onMount, Show, type JSX } from 'solid-js';
import type { Coach } from './coach.ts';
import { afterLayout, describe, holdOnWindow, ID, sizesOf, watchHand, watchLayout } from './layout.ts';
import { boxAt, placeBubble, type Box, type Place } from './place.ts';
import { Sentence } from './Sentence.tsx';
import { Sparrow } from './Sparrow.tsx';
import { bringBothIntoSight, findSpot, isPinned, lookAround, onPage } from './surroundings.ts';

/** Cards take this long to reach their places. */
const SETTLED_MS = 320;

/** As much of a coach as is heard. */
type Speaker = Pick<Coach, 'sentence' | 'points'> & { readonly lesson: Pick<Coach['lesson'], 'signs'> };

const styleAt = (place: Place | undefined): JSX.CSSProperties =>
  place === undefined
    ? {}
    : { left: `${place.left}px`, top: `${place.top}px`, width: `${place.width}px`, '--tail': `${place.tail}px` };

/** What the coach says, beside the thing it is about. */
export function Bubble(props: { coach: Speaker }) {
  const { coach } = props;
  const [place, setPlace] = createSignal<Place>();
  const [ring, setRing] = createSignal<Box>();
  const [isOverBars, setOverBars] = createSignal(false);
  let bubble: HTMLDivElement | undefined;
  let spot: Element | undefined;
  const hold = holdOnWindow();
  /** How much of the window's lower end bars take. */
  let barred = 0;

  const hide = (): void => {
    setPlace(undefined);
    setRing(undefined);
  };
  const forget = (): void => {
    describe(spot, false);
    spot = undefined;
    hide();
  };
  const settle = (): void => {
    if (bubble === undefined || coach.sentence() === '') return forget();
    const found = findSpot(coach.points());
    if (found !== spot) {
      describe(spot, false);
      describe(found, true);
      spot = found;
      // What is meant has come to the page, or gone: the window follows anew.
      hold.take();
    }
    if (found === undefined) return hide();
    const around = lookAround(found);
    const before = barred;
    barred = innerHeight - (around.sight.bottom - scrollY);
    // A bar that comes up must not hide what is said.
    if (barred > before) hold.renew();
    const best = placeBubble(sizesOf(bubble, around.room), around);
    setPlace(best);
    setRing(onPage(found));
    const pinned = isPinned(found);
    setOverBars(pinned);
    if (hold.isHeld() && !pinned) bringBothIntoSight(around.spot, boxAt(best), around.sight);
  };
  const later = afterLayout(settle);
  createEffect(
    on([() => coach.sentence(), () => coach.points()], () => {
      hold.take();
      later.soon();
      later.in(SETTLED_MS);
    }),
  );
  onMount(() => {
    onCleanup(watchLayout(() => later.soon()));
    onCleanup(watchHand(() => hold.letGo()));
  });
  onCleanup(forget);

  return (
    <>
      <Show when={ring()}>{(box) => <Ring box={box()} isOverBars={isOverBars()} />}</Show>
      <div
        ref={bubble}
        class={`coach ${coach.sentence() === '' ? 'silent' : (place()?.side ?? 'nowhere')}${isOverBars() ? ' over-bars' : ''}`}
        style={styleAt(place())}
        data-cover={isOverBars() ? '' : undefined}
        id={ID}
        role="status"
      >
        <Show when={coach.sentence() !== ''}>
          <Sparrow />
          <p>
            <Sentence text={coach.sentence()} signs={coach.lesson.signs} />
          </p>
        </Show>
      </div>
    </>
  );
}

/** Around the thing that is meant. */
function Ring(props: { box: Box; isOverBars: boolean }) {
  // Round a thing as wide as the window it stays inside: the page would grow, and a phone would zoom out.
  const left = () => Math.max(0, props.box.left - 5);
  const right = () => Math.min(document.documentElement.clientWidth, props.box.right + 5);
  const style = () => ({
    left: `${left()}px`,
    top: `${props.box.top - 5}px`,
    width: `${right() - left()}px`,
    height: `${props.box.bottom - props.box.top + 10}px`,
  });
  return <div class="coach-ring" classList={{ 'over-bars': props.isOverBars }} aria-hidden="true" style={style()} />;
}
