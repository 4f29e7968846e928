import type { About } from '@bandstand/engine';
import { createEffect, createSignal, on, onCleanup, onMount, Show } from 'solid-js';
import { askedWords } from '../text/asked.ts';
import { Facts } from './Facts.tsx';
import './whatIsThis.css';

const text = askedWords.whatIsThis;
/** Between the thing and what is said about it. */
const GAP = 10;
const EDGE = 8;

export interface WhatIsThisProps {
  readonly thing: Element;
  readonly said: About;
  /** Whoever asked by a key is led into the answer and back. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
  readonly onRules: (chapter: string) => void;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** What a thing of the board is, what it gives and costs, and whether it can be used now; beside it, never over it. */
export function WhatIsThis(props: WhatIsThisProps) {
  let box: HTMLDivElement | undefined;
  const [place, setPlace] = createSignal({ left: 0, top: 0, tail: 0, isAbove: true });
  const put = (): void => {
    if (box === undefined) return;
    const { left, top, bottom, width } = props.thing.getBoundingClientRect();
    const middle = left + width / 2;
    const x = Math.max(EDGE, Math.min(innerWidth - box.offsetWidth - EDGE, middle - box.offsetWidth / 2));
    const isAbove = top - GAP - box.offsetHeight >= EDGE || top > innerHeight - bottom;
    // Beside a thing as tall as the screen there is no room: then it covers some of it, but all of it can be read and pressed.
    const lowest = innerHeight - box.offsetHeight - EDGE;
    const y = isAbove ? Math.max(EDGE, top - GAP - box.offsetHeight) : Math.min(bottom + GAP, lowest);
    setPlace({ left: x, top: y, tail: Math.max(14, Math.min(box.offsetWidth - 14, middle - x)), isAbove });
  };
  const toRules = (chapter: string): void => {
    const { onClose, onRules } = props;
    onClose();
    onRules(chapter);
  };
  const opener = document.activeElement;
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    props.onClose();
  };
  const onDown = (event: PointerEvent): void => {
    if (event.target instanceof Node && box?.contains(event.target) !== true) props.onClose();
  };
  /** It stands beside the thing, so it goes when that moves; a log that scrolls by itself does not matter. */
  const onScroll = ({ target }: Event): void => {
    if (target instanceof Node && target.contains(props.thing)) props.onClose();
  };
  createEffect(on(() => [props.thing, props.said], put));
  onMount(() => {
    put();
    if (props.takesFocus) box?.focus();
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onDown, true);
    addEventListener('scroll', onScroll, { capture: true, passive: true });
  });
  onCleanup(() => {
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('pointerdown', onDown, true);
    removeEventListener('scroll', onScroll, { capture: true });
    if (props.takesFocus && opener instanceof HTMLElement) opener.focus();
  });
  return (
    <div
      ref={box}
      class="what-is-this"
      classList={{ above: place().isAbove }}
      role="dialog"
      aria-label={props.said.name}
      tabindex="-1"
      style={{ left: `${place().left}px`, top: `${place().top}px`, '--tail': `${place().tail}px` }}
      onPointerEnter={() => props.onStay()}
      onPointerLeave={(event) => {
        if (event.pointerType !== 'touch' && !props.takesFocus) props.onLeave();
      }}
    >
      <div class="what-is-said">
        <h3>{props.said.name}</h3>
        <p>{props.said.what}</p>
        <Facts said={props.said} />
        <div class="row">
          <Show when={props.said.chapter}>
            {(chapter) => (
              <button type="button" class="button small" onClick={() => toRules(chapter())}>
                {text.rules}
              </button>
            )}
          </Show>
          <button type="button" class="button small" onClick={() => props.onClose()}>
            {text.close}
          </button>
        </div>
      </div>
    </div>
  );
}
