import { InlineShape } from '@bandstand/kits/board';
import { piecesOf, type Sign } from '@bandstand/kits/lesson';
import { createEffect, createSignal, For, on, onCleanup, onMount, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import type { Coach as CoachModel } from './coach.ts';
import { Farewell } from './Farewell.tsx';
import { boxAt, placeBubble, type Box, type Place, type Size } from './place.ts';
import { Sparrow } from './Sparrow.tsx';
import { bringBothIntoSight, findSpot, isPinned, lookAround } from './surroundings.ts';
import { words } from './words.ts';
import './learn.css';

const ID = 'coach-says';
/** Cards take this long to reach their places. */
const SETTLED_MS = 320;

/** Everything of a lesson that is seen: the bubble at its spot, the tools in the top bar, the goodbye. */
export function Coach(props: { coach: CoachModel; inks: readonly [string, string] }) {
  const { coach } = props;
  const inks = () => ({ '--ink-1': props.inks[0], '--ink-2': props.inks[1] });
  const bar = document.querySelector('.masthead');
  return (
    <>
      <Show when={bar !== null && (coach.isTeaching() || coach.isQuiet())}>
        <Portal mount={bar ?? document.body}>
          <LessonBar coach={coach} />
        </Portal>
      </Show>
      <Portal>
        <div class="coach-layer" style={inks()}>
          <Bubble coach={coach} />
        </div>
      </Portal>
      <Show when={coach.isSayingGoodbye()}>
        <Farewell coach={coach} inks={inks()} />
      </Show>
    </>
  );
}

/** How far the lesson is, past this step, out of it. */
function LessonBar(props: { coach: CoachModel }) {
  const { coach } = props;
  return (
    <div class="lesson-bar" role="group" aria-label={words.lesson}>
      <Show
        when={coach.isTeaching()}
        fallback={
          <>
            <span class="lesson-step">{words.quiet}</span>
            <button type="button" aria-label={words.leaveFull} onClick={() => coach.leave()}>
              {words.sendAway}
            </button>
          </>
        }
      >
        <span class="lesson-step">
          <span class="lesson-word">{words.lesson}, </span>
          {words.step(coach.step(), coach.count)}
        </span>
        <button type="button" aria-label={words.skipFull} onClick={() => coach.skip()}>
          {words.skip}
        </button>
        <button type="button" aria-label={words.leaveFull} onClick={() => coach.leave()}>
          {words.leave}
        </button>
      </Show>
    </div>
  );
}

/** What the coach says, beside the thing it is about. */
function Bubble(props: { coach: CoachModel }) {
  const { coach } = props;
  const [place, setPlace] = createSignal<Place>();
  const [ring, setRing] = createSignal<Box>();
  let bubble: HTMLDivElement | undefined;
  let spot: Element | undefined;
  let isFresh = true;

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
    }
    if (found === undefined) return setPlace(undefined) ?? undefined;
    const around = lookAround(found);
    const best = placeBubble(sizesOf(bubble, around.room), around);
    setPlace(best);
    setRing(around.spot);
    if (isFresh && !isPinned(found)) bringBothIntoSight(around.spot, boxAt(best), around.sight);
    isFresh = false;
  };
  const later = afterLayout(settle);
  createEffect(
    on([() => coach.sentence(), () => coach.points()], () => {
      isFresh = true;
      later.soon();
      later.in(SETTLED_MS);
    }),
  );
  onMount(() => onCleanup(watchLayout(later.soon)));
  onCleanup(forget);

  const style = () => {
    const at = place();
    return at === undefined
      ? {}
      : { left: `${at.left}px`, top: `${at.top}px`, width: `${at.width}px`, '--tail': `${at.tail}px` };
  };
  return (
    <>
      <Show when={ring()}>
        {(box) => (
          <div
            class="coach-ring"
            aria-hidden="true"
            style={{
              left: `${box().left - 5}px`,
              top: `${box().top - 5}px`,
              width: `${box().right - box().left + 10}px`,
              height: `${box().bottom - box().top + 10}px`,
            }}
          />
        )}
      </Show>
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

/** A sentence with its strong words and its signs, which are drawn and have a name. */
export function Sentence(props: { text: string; signs: Readonly<Record<string, Sign>> }) {
  const parts = (text: string): string[] => {
    const signs = Object.keys(props.signs);
    return signs.length === 0 ? [text] : text.split(new RegExp(`([${signs.join('')}])`, 'u')).filter((part) => part !== '');
  };
  const Words = (each: { text: string }) => (
    <For each={parts(each.text)}>
      {(part) => (
        <Show when={Object.hasOwn(props.signs, part) && props.signs[part]} fallback={part}>
          {(sign) => (
            <span class="coach-sign" style={{ color: sign().color }}>
              <InlineShape name={sign().shape} />
              <span class="visually-hidden">{sign().name}</span>
            </span>
          )}
        </Show>
      )}
    </For>
  );
  return (
    <For each={piecesOf(props.text)}>
      {(piece) => (
        <Show when={piece.isStrong} fallback={<Words text={piece.text} />}>
          <b>
            <Words text={piece.text} />
          </b>
        </Show>
      )}
    </For>
  );
}

/** The spot carries the sentence as its description, beside what described it before. */
function describe(spot: Element | undefined, isSpoken: boolean): void {
  if (spot === undefined) return;
  const others = (spot.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '' && id !== ID);
  const ids = isSpoken ? [...others, ID] : others;
  if (ids.length === 0) spot.removeAttribute('aria-describedby');
  else spot.setAttribute('aria-describedby', ids.join(' '));
}

const WIDTHS = [344, 250];

/** How high the bubble is at each width it may have. */
function sizesOf(bubble: HTMLElement, room: Box): Size[] {
  const kept = bubble.style.width;
  const sizes = WIDTHS.map((wanted) => {
    const width = Math.min(wanted, room.right - room.left);
    bubble.style.width = `${width}px`;
    return { width, height: bubble.offsetHeight };
  });
  bubble.style.width = kept;
  return sizes;
}

/** Does its work once the page has been laid out, however often it was asked for. */
function afterLayout(work: () => void) {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  });
  return {
    soon(): void {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(work);
    },
    in(ms: number): void {
      clearTimeout(timer);
      timer = setTimeout(work, ms);
    },
  };
}

/** Calls back whenever something on the board may have moved. */
function watchLayout(moved: () => void): () => void {
  const table = document.querySelector('.table');
  const resized = new ResizeObserver(moved);
  const changed = new MutationObserver(moved);
  if (table !== null) {
    resized.observe(table);
    changed.observe(table, { childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'aria-selected', 'data-move'] });
  }
  window.addEventListener('resize', moved);
  document.addEventListener('scroll', moved, { capture: true, passive: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
    window.removeEventListener('resize', moved);
    document.removeEventListener('scroll', moved, { capture: true });
  };
}
