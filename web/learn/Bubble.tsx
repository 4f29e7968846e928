import { createEffect, createSignal, on, onCleanup, onMount, Show } from 'solid-js';
import type { Coach } from './coach.ts';
import { afterLayout, describe, ID, sizesOf, watchLayout } from './layout.ts';
import { boxAt, placeBubble, type Box, type Place } from './place.ts';
import { Sentence } from './Sentence.tsx';
import { Sparrow } from './Sparrow.tsx';
import { bringBothIntoSight, findSpot, isPinned, lookAround } from './surroundings.ts';

/** Cards take this long to reach their places. */
const SETTLED_MS = 320;
const FRESH_MS = 500;

/** What the coach says, beside the thing it is about. */
export function Bubble(props: { coach: Coach }) {
  const { coach } = props;
  const [place, setPlace] = createSignal<Place>();
  const [ring, setRing] = createSignal<Box>();
  let bubble: HTMLDivElement | undefined;
  let spot: Element | undefined;
  /** Others may move the page as well when something new is asked; so long the coach insists. */
  let freshUntil = 0;

  const forget = (): void => {
    describe(spot, false);
    spot = undefined;
    setPlace(undefined);
    setRing(undefined);
  };
  const settle = (): void => {
    if (bubble === undefined || coach.sentence() === '') return forget();
    const found = findSpot(coach.points());
    if (found !== spot) {
      describe(spot, false);
      describe(found, true);
      spot = found;
      // What is meant has come to the page, or gone: the window follows anew.
      freshUntil = performance.now() + FRESH_MS;
    }
    if (found === undefined) {
      setPlace(undefined);
      setRing(undefined);
      return;
    }
    const around = lookAround(found);
    const best = placeBubble(sizesOf(bubble, around.room), around);
    setPlace(best);
    setRing(around.spot);
    if (performance.now() < freshUntil && !isPinned(found)) bringBothIntoSight(around.spot, boxAt(best), around.sight);
  };
  const later = afterLayout(settle);
  createEffect(
    on([() => coach.sentence(), () => coach.points()], () => {
      freshUntil = performance.now() + FRESH_MS;
      later.soon();
      later.in(SETTLED_MS);
    }),
  );
  onMount(() => onCleanup(watchLayout(() => later.soon())));
  onCleanup(forget);

  const style = () => {
    const at = place();
    return at === undefined
      ? {}
      : { left: `${at.left}px`, top: `${at.top}px`, width: `${at.width}px`, '--tail': `${at.tail}px` };
  };
  return (
    <>
      <Show when={ring()}>{(box) => <Ring box={box()} />}</Show>
      <div
        ref={bubble}
        class={`coach ${coach.sentence() === '' ? 'silent' : (place()?.side ?? 'nowhere')}`}
        style={style()}
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

/** Around the thing that is meant; one as wide as the window would otherwise make the page wider than that. */
function Ring(props: { box: Box }) {
  const style = () => {
    const left = Math.max(props.box.left - 5, 0);
    const right = Math.min(props.box.right + 5, document.documentElement.clientWidth);
    return {
      left: `${left}px`,
      top: `${props.box.top - 5}px`,
      width: `${right - left}px`,
      height: `${props.box.bottom - props.box.top + 10}px`,
    };
  };
  return <div class="coach-ring" aria-hidden="true" style={style()} />;
}
