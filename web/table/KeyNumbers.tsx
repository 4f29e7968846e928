import { afterFrame } from '@bandstand/kits/board';
import { createEffect, createSignal, For, on, onCleanup, onMount } from 'solid-js';
import { byKey } from '../lastInput.ts';
import { isTyping } from './typing.ts';
import './keyNumbers.css';

const CHOICES = '[data-move], [data-opens]';
const MOST = 9;

interface Numbered {
  readonly spot: HTMLElement | SVGElement;
  readonly x: number;
  readonly y: number;
}

export interface KeyNumbersProps {
  readonly board: HTMLElement;
  /** What can be done now; new ones are numbered anew and get the focus. */
  readonly choices: readonly object[];
}

/** For whoever plays by keyboard: choices have numbers to press, and the focus goes to the first of them after each move. */
export function KeyNumbers(props: KeyNumbersProps) {
  const [numbered, setNumbered] = createSignal<readonly Numbered[]>([]);
  const spots = (): Numbered['spot'][] =>
    [...props.board.querySelectorAll<HTMLElement | SVGElement>(CHOICES)].filter(
      (spot) => spot.checkVisibility() && spot.getAttribute('aria-disabled') !== 'true',
    );
  const number = (): void => {
    if (!byKey() || props.choices.length === 0) return void setNumbered([]);
    setNumbered(
      spots()
        .slice(0, MOST)
        .map((spot) => {
          const { left, top } = spot.getBoundingClientRect();
          return { spot, x: left, y: top };
        }),
    );
  };
  /** After the board has drawn what changed. */
  let callOff: (() => void) | undefined;
  const soon = (): void => {
    if (!byKey()) return;
    callOff?.();
    callOff = afterFrame(number);
  };
  /** Where the focus is nowhere, or on what was just done, it goes on to what can be done now. */
  const goOn = (): void => {
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body || props.board.contains(activeElement);
    if (!byKey() || !isFree || isTyping(activeElement)) return;
    if (props.choices.length > 0 && activeElement?.matches(CHOICES) !== true) spots()[0]?.focus();
    number();
  };
  const press = (digit: number): void => {
    const spot = numbered().at(digit - 1)?.spot;
    if (spot === undefined || digit > numbered().length || !spot.isConnected) return;
    // What shows what it does is looked at first; the same key again, or Enter, does it.
    const isSeen = document.activeElement === spot || spot.dataset['looks'] === undefined;
    spot.focus();
    if (isSeen) spot.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || !/^[1-9]$/.test(event.key)) return;
    if (document.querySelector('dialog[open]') === null) press(Number(event.key));
  };
  createEffect(on(byKey, number));
  createEffect(
    on(
      () => props.choices,
      () => onCleanup(afterFrame(goOn)),
    ),
  );
  const observer = new MutationObserver(soon);
  onMount(() => {
    observer.observe(props.board, { childList: true, subtree: true });
    document.addEventListener('keydown', onKey);
    addEventListener('scroll', soon, { capture: true, passive: true });
    addEventListener('resize', soon);
  });
  onCleanup(() => {
    observer.disconnect();
    document.removeEventListener('keydown', onKey);
    removeEventListener('scroll', soon, { capture: true });
    removeEventListener('resize', soon);
  });
  return (
    <div class="key-numbers" aria-hidden="true">
      <For each={numbered()}>
        {({ x, y }, i) => (
          <kbd style={{ left: `${Math.max(0, x - 4)}px`, top: `${Math.max(0, y - 6)}px` }}>{i() + 1}</kbd>
        )}
      </For>
    </div>
  );
}
