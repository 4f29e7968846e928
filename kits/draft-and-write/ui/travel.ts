import { createEffect, on, onCleanup } from 'solid-js';
import { afterFrame, fly, isStill, overPage } from '../../board/index.tsx';
import type { Event } from '../index.ts';
import type { ModelProps } from './boardModel.ts';
import { spotOfEvent } from './spots.ts';

const MOVE_MS = 320;

/** Whether the card itself left the mark: what a bonus marks afterwards has not come out of the hand. */
const isByCard = (event: Event): boolean =>
  event.type === 'placed' || (event.type === 'crossed' && event.by === undefined);

/** The card that is being recorded goes to its place on the sheet, and passed hands to whom they go. */
export function letTravel(root: () => HTMLElement | undefined, { board, model }: ModelProps): void {
  let left: { readonly box: DOMRect; readonly card: Element } | undefined;
  createEffect(
    on(
      () => board.view,
      () => {
        const own = board.events.filter((event) => 'seat' in event && event.seat === model.own());
        onCleanup(afterFrame(() => travel(own)));
      },
      { defer: true },
    ),
  );
  function travel(own: typeof board.events): void {
    const element = root();
    if (element === undefined || isStill()) return;
    const recorded = own.find(isByCard);
    const target = recorded === undefined ? undefined : spotOfEvent(recorded);
    const place = target === undefined ? undefined : element.querySelector(`[data-point="${target}"]`);
    if (left !== undefined && place !== null && place !== undefined) send(left.card, left.box, place);
    for (const event of own)
      if (event.type === 'handPassed')
        fly(element, { from: 'hand', to: `seat-${event.to}`, count: event.count }, 'dw-passed-card');
    const card = element.querySelector('.dw-recording .dw-card-picture > svg');
    left = card === null ? undefined : { box: card.getBoundingClientRect(), card };
  }
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
