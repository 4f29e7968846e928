import { isStill } from '../../board/index.tsx';
import { createEffect, createSignal, on, onCleanup } from 'solid-js';

export const STEP_MS = 350;
/** How long the thread of a walked chain stays. */
const REST_MS = 1_400;

export interface Walk {
  /** Steps of the last chain that have been shown; all of them when nobody walks. */
  readonly shown: () => number;
  /** Whether a chain is being walked, or was a moment ago. */
  readonly isOn: () => boolean;
  readonly skip: () => void;
}

/** Walks through a chain at a pace that can be followed; `steps` gives its length, `from` changes with every new one. */
export function createWalk(from: () => unknown, steps: () => number): Walk {
  const [shown, setShown] = createSignal(Number.POSITIVE_INFINITY);
  const [isOn, setIsOn] = createSignal(false);
  createEffect(
    on(
      from,
      () => {
        const length = steps();
        if (length < 2 || isStill()) {
          setShown(Number.POSITIVE_INFINITY);
          setIsOn(false);
          return;
        }
        setShown(1);
        setIsOn(true);
        const timer = setInterval(() => {
          if (shown() >= length) {
            setShown(Number.POSITIVE_INFINITY);
            clearInterval(timer);
          } else setShown(shown() + 1);
        }, STEP_MS);
        const rest = setTimeout(() => setIsOn(false), length * STEP_MS + REST_MS);
        onCleanup(() => {
          clearInterval(timer);
          clearTimeout(rest);
        });
      },
      { defer: true },
    ),
  );
  return {
    shown,
    isOn,
    skip() {
      setShown(Number.POSITIVE_INFINITY);
      setIsOn(false);
    },
  };
}
