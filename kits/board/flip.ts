import { createEffect, on, onCleanup } from 'solid-js';
import { isStill } from './motion.ts';

interface Place {
  /** In the window. */
  readonly x: number;
  readonly y: number;
  /** How far the page was scrolled then: some cards scroll with it, some stick to the window. */
  readonly left: number;
  readonly top: number;
  /** How many looks ago it was there. */
  readonly age?: number;
}

const MOVE_MS = 220;
const FADE_MS = 160;
/** Less than this is only the layout settling. */
const NEAR_PX = 12;
/** Parts of a board follow some frames later: for so many looks a card that has gone may still be on its way. */
const ON_THE_WAY = 3;
/** When so many go the same way, they were pushed there by something else, and nobody is told anything by it. */
const PUSHED = 4;

interface Slide {
  readonly key: string;
  readonly way: Animation;
}

const slides = new WeakMap<Element, Slide>();

/** How far a card that still slides is from where it will rest. */
function stillToGo(card: Element, key: string): readonly [dx: number, dy: number] {
  const slide = slides.get(card);
  if (slide?.way.playState !== 'running') return [0, 0];
  // Another card is shown there by now, and has not come this way.
  if (slide.key !== key) {
    slide.way.cancel();
    return [0, 0];
  }
  const [dx, dy] = getComputedStyle(card).translate.split(' ').map(Number.parseFloat);
  return [dx || 0, dy || 0];
}

/** Where each card lies on the page, or will rest, by its key; hidden ones lie nowhere. */
function placesIn(root: Element): Map<string, { readonly place: Place; readonly card: HTMLElement }> {
  const places = new Map<string, { readonly place: Place; readonly card: HTMLElement }>();
  for (const card of root.querySelectorAll<HTMLElement>('[data-card]')) {
    // What is out of sight is not laid out, and asking for its place would do that.
    if (!card.checkVisibility({ contentVisibilityAuto: true })) continue;
    const key = card.dataset['card'] ?? '';
    const [dx, dy] = stillToGo(card, key);
    const { x, y, width } = card.getBoundingClientRect();
    const place = { x: x - dx, y: y - dy, left: scrollX, top: scrollY };
    if (width > 0) places.set(key, { place, card });
  }
  return places;
}

const hasMoved = (from: Place, to: Place): boolean => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return Math.min(Math.hypot(dx, dy), Math.hypot(dx + to.left - from.left, dy + to.top - from.top)) > NEAR_PX;
};

interface Moved {
  readonly key: string;
  readonly card: HTMLElement;
  readonly old: Place;
  readonly place: Place;
}

/** Cards that are elsewhere than before, in sight then or now. */
const moved = (before: ReadonlyMap<string, Place>, now: ReturnType<typeof placesIn>): Moved[] =>
  [...now].flatMap(([key, { place, card }]) => {
    const old = before.get(key);
    return old !== undefined && hasMoved(old, place) && (isNear(old) || isNear(place))
      ? [{ key, card, old, place }]
      : [];
  });

const isNear = ({ y }: Place): boolean => y > -innerHeight / 2 && y < innerHeight;

function withoutPushed(cards: readonly Moved[]): readonly Moved[] {
  const wayOf = ({ old, place }: Moved): string =>
    `${Math.round((place.x - old.x) / 4)} ${Math.round((place.y - old.y) / 4)}`;
  const ways = new Map<string, number>();
  for (const card of cards) ways.set(wayOf(card), (ways.get(wayOf(card)) ?? 0) + 1);
  return cards.filter((card) => (ways.get(wayOf(card)) ?? 0) < PUSHED);
}

function slideIn({ key, card, old, place }: Moved): void {
  const way = card.animate([{ translate: `${old.x - place.x}px ${old.y - place.y}px` }, { translate: '0px 0px' }], {
    duration: MOVE_MS,
    easing: 'ease-out',
  });
  slides.set(card, { key, way });
}

const fadeIn = ({ card }: Moved): Animation =>
  card.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, easing: 'ease-out' });

/** Where cards were last seen: those that have just gone are not forgotten at once. */
function remembered(before: ReadonlyMap<string, Place>, now: ReturnType<typeof placesIn>): ReadonlyMap<string, Place> {
  const places = new Map([...now].map(([key, { place }]) => [key, place]));
  for (const [key, place] of before) {
    const age = (place.age ?? 0) + 1;
    if (!places.has(key) && age < ON_THE_WAY) places.set(key, { ...place, age });
  }
  return places;
}

/**
 * Lets cards come from where they were: every element with `data-card` that is elsewhere after an update slides there.
 * With reduced motion, cards that are new at their place fade in instead.
 */
export function slideCards(root: () => Element | undefined, update: () => unknown): void {
  let before: ReadonlyMap<string, Place> = new Map();
  let frame = 0;
  const slide = (): void => {
    const element = root();
    if (element === undefined) return;
    const places = placesIn(element);
    for (const card of withoutPushed(moved(before, places))) (isStill() ? fadeIn : slideIn)(card);
    before = remembered(before, places);
  };
  // In the frame that lays the page out anyway: asking for places at once would lay it out twice.
  createEffect(
    on(update, () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(slide);
    }),
  );
  onCleanup(() => cancelAnimationFrame(frame));
}
