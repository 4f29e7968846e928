import { createSignal } from 'solid-js';

/**
 * Widths from which a table or a board is laid out another way; those in em follow the reader's letters.
 *
 * Styles ask for them as classes of the root element, `.room-1024px`, and not with `@media`: with the rules open beside
 * it a table has less room than the window. Nor with `@container`: browsers of two years ago tie what is fixed inside
 * such a container, the prompt at the lower edge, to the container and its layer. Where no element above has a class,
 * browsers pass over all rules that ask for it at once; attributes they would look up for each.
 */
const WIDTHS = ['35em', '436px', '481px', '768px', '62.5em', '1024px', '64em', '77.5em'] as const;

export type Room = (typeof WIDTHS)[number];

/** Two words besides widths: `low` for a phone on its side, `beside` for what is left of a desktop if it is no desktop. */
const LOW = '(max-height: 480px) and (min-width: 640px)';
const besideOf = (takenPx: number): string => (takenPx === 0 ? 'none' : `(max-width: calc(62.49em + ${takenPx}px))`);

const root = document.documentElement;
const [room, setRoom] = createSignal<readonly string[]>([]);
let queries: readonly (readonly [word: string, query: MediaQueryList])[] = [];

function tell(): void {
  const words = queries.filter(([, query]) => query.matches).map(([word]) => word);
  for (const [word, query] of queries) root.classList.toggle(`room-${word.replace('.', '-')}`, query.matches);
  setRoom(words);
}

function follow(takenPx: number): void {
  for (const [, query] of queries) query.removeEventListener('change', tell);
  const from = (width: Room): string => (takenPx === 0 ? width : `calc(${width} + ${takenPx}px)`);
  queries = [
    ...WIDTHS.map((width) => [width, matchMedia(`(min-width: ${from(width)})`)] as const),
    ['low', matchMedia(LOW)],
    ['beside', matchMedia(besideOf(takenPx))],
  ];
  for (const [, query] of queries) query.addEventListener('change', tell);
  tell();
}
follow(0);

/** Whether a table has at least so much room; reactive. */
export const hasRoom = (width: Room): boolean => room().includes(width);

/** Takes so much of the window's right-hand side for something that stands beside the table; until it is given back. */
export function takeRoom(px: number): () => void {
  const give = (taken: number): void => {
    root.style.setProperty('--taken', `${taken}px`);
    follow(taken);
  };
  give(px);
  return () => give(0);
}
