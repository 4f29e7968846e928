import { For, Show } from 'solid-js';
import { FRONT, type POWERS } from '../vocabulary.ts';
import { DieShape } from './Die.tsx';

type Power = (typeof POWERS)[number];

/** By power: values of dice before, and as they are after it; where it leaves a choice there are two ways. */
const SCENES: Partial<Readonly<Record<Power, readonly (readonly number[])[]>>> = {
  shake: [
    [2, 2, 3],
    [6, 4, 5],
  ],
  nudge: [[5], [6], [4]],
  unison: [[1], [6]],
  flare: [
    [2, 2],
    [5, 6],
  ],
};
const STEP = 34;
/** Between before and after stands an arrow, between two ways a stroke. */
const ARROW = 44;

/** What a power does, as dice before and after. */
export function PowerPicture(props: { power: Power }) {
  const scene = () => SCENES[props.power];
  const startOf = (index: number): number =>
    (scene() ?? []).slice(0, index).reduce((sum, dice) => sum + (dice.length - 1) * STEP + STEP + ARROW - 6, 0);
  const width = () => startOf(scene()?.length ?? 0) - ARROW + 6;
  return (
    <Show when={scene()}>
      {(groups) => (
        <svg
          class="gd-scene"
          preserveAspectRatio="xMinYMid"
          viewBox={`-17 -17 ${width()} 34`}
          style={{ width: `${width()}px` }}
          aria-hidden="true"
          data-ornament
        >
          <For each={groups()}>
            {(values, index) => (
              <>
                <Show when={index() > 0}>
                  <path
                    class="arrow"
                    d={index() === 1 ? 'M-12 0H11M5-6 12 0 5 6' : 'M5-12-5 12'}
                    transform={`translate(${startOf(index()) - 36} 0)`}
                  />
                </Show>
                <For each={values}>
                  {(value, at) => (
                    <DieShape
                      die={value - 1}
                      x={startOf(index()) + at() * STEP}
                      y={0}
                      size={28}
                      {...(index() > 0 ? { row: FRONT } : {})}
                    />
                  )}
                </For>
              </>
            )}
          </For>
        </svg>
      )}
    </Show>
  );
}
