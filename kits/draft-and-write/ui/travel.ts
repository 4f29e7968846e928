import { createComputed, createEffect, on, onCleanup } from 'solid-js';
import { afterFrame, fly, isStill, overPage } from '../../board/index.tsx';
import type { Event } from '../index.ts';
import type { ModelProps } from './boardModel.ts';
import { showAtOnce } from './showPlaces.ts';
import { spotOfEvent } from './spots.ts';
import { isTouch } from './touch.ts';

const MOVE_MS = 320;
const WRITE_MS = 260;
/** Longer than a stroke of a pencil mark, in pixels. */
const STROKE = 90;

/** Whether the card itself left the mark: what a bonus marks afterwards has not come out of the hand. */
const isByCard = (event: Event): boolean =>
  event.type === 'placed' || event.type === 'penalised' || (event.type === 'crossed' && event.by === undefined);

interface Seen {
  readonly box: DOMRect;
  readonly card: Element;
}

const PICTURE = '.dw-card-picture > svg';

const seen = (within: Element | undefined, picture: string): Seen | undefined =>
  [...(within?.querySelectorAll(picture) ?? [])].map((card) => ({ box: card.getBoundingClientRect(), card }))[0];

/** The card that is being recorded goes to its place on the sheet, and passed hands to whom they go. */
export function letTravel(root: () => HTMLElement | undefined, { board, model }: ModelProps): void {
  let left: Seen | undefined;
  const ownEvents = () => board.events.filter((event) => 'seat' in event && event.seat === model.own());
  // A card that costs is never laid before anybody: it leaves the hand, which is asked before it is drawn anew.
  createComputed(
    on(
      () => board.view,
      () => {
        const fail = ownEvents().find((event) => event.type === 'penalised');
        if (fail !== undefined) left = seen(root(), `[data-card="${fail.card}"] ${PICTURE}`) ?? left;
      },
      { defer: true },
    ),
  );
  createEffect(
    on(
      () => board.view,
      () => {
        const own = ownEvents();
        onCleanup(afterFrame(() => travel(own)));
      },
      { defer: true },
    ),
  );
  function travel(own: typeof board.events): void {
    const element = root();
    if (element === undefined) return;
    const recorded = own.find(isByCard);
    const target = recorded === undefined ? undefined : spotOfEvent(recorded);
    const place = target === undefined ? undefined : (element.querySelector(`[data-point="${target}"]`) ?? undefined);
    if (recorded?.type === 'penalised') uncover(place);
    if (isStill()) return;
    if (left !== undefined && place !== undefined) send(left.card, left.box, place);
    if (recorded?.type === 'penalised') write(place?.querySelector('.pencil-mark') ?? undefined);
    for (const event of own)
      if (event.type === 'handPassed')
        fly(element, { from: 'hand', to: `seat-${event.to}`, count: event.count }, 'dw-passed-card');
    left = seen(element, `.dw-recording ${PICTURE}`);
  }
}

/** On a phone the place may lie under the hand: the page moves first, at once, since it is measured then. */
function uncover(place: Element | undefined): void {
  if (place !== undefined && isTouch()) showAtOnce([place]);
}

/** Once the card has come, its mark is written. */
function write(mark: Element | undefined): void {
  const strokes = { strokeDasharray: `${STROKE} ${STROKE}` };
  mark?.animate(
    [
      { ...strokes, strokeDashoffset: STROKE },
      { ...strokes, strokeDashoffset: 0 },
    ],
    { duration: WRITE_MS, delay: MOVE_MS, fill: 'backwards', easing: 'ease-out' },
  );
}

/** A copy of the picture travels; the place itself is marked already. */
function send(card: Element, from: DOMRect, place: Element): void {
  const to = place.getBoundingClientRect();
  if (to.width === 0 || to.bottom < 0 || to.top > innerHeight) return;
  const copy = document.createElement('span');
  copy.className = 'dw-travelling';
  copy.style.width = `${from.width}px`;
  copy.style.height = `${from.height}px`;
  copy.append(card.cloneNode(true));
  const frames = (dx: number, dy: number): Keyframe[] => [
    { translate: `${dx}px ${dy}px`, scale: 1, opacity: 1 },
    { translate: '0px 0px', scale: Math.min(1, to.width / from.width), opacity: 0.3 },
  ];
  overPage(copy, [from, to], frames, { duration: MOVE_MS });
}
