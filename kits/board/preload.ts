import { lazy, onMount, type Component } from 'solid-js';

/** A part of a table that is fetched when it is drawn, or before. */
export type LaterPart<Props extends object = object> = Component<Props> & { preload(): Promise<unknown> };

/**
 * A part that comes later. One that cannot be fetched is left out, and the match goes on: browsers do not ask for a file
 * twice, so the page is loaded anew when its host answers again (`web/main.tsx`).
 */
export const laterPart = <Props extends object>(load: () => Promise<Component<Props>>): LaterPart<Props> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => new Promise<never>(() => undefined),
    ),
  );

/** Whoever plays reaches for the board before something is decided there; a pointer that only rests where the board came does not. */
const REACHING = ['pointermove', 'pointerdown', 'focusin', 'click'] as const;

/** Fetches parts that are not on the first screen of a board as soon as somebody reaches for it: then they are there in time. */
export function fetchOnReach(board: () => HTMLElement | undefined, parts: readonly Pick<LaterPart, 'preload'>[]): void {
  onMount(() => {
    const reach = (): void => {
      for (const type of REACHING) board()?.removeEventListener(type, reach);
      for (const part of parts) void part.preload();
    };
    for (const type of REACHING) board()?.addEventListener(type, reach);
  });
}
