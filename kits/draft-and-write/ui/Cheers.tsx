import { For } from 'solid-js';
import { useSheet } from './context.ts';
import { Mark, Spot } from './Spot.tsx';
import { STEP } from './step.ts';

/** Spaces whose points grow with every cross. */
export function Cheers() {
  const scene = useSheet();
  const points = () => (scene.pack.sheet.cheer ?? [0]).slice(1);
  return (
    <svg
      class="dw-svg"
      viewBox={`0 0 ${STEP * points().length + 4} 44`}
      role="group"
      aria-label={scene.words.sections.cheer}
    >
      <For each={points()}>
        {(value, space) => {
          const x = STEP * space() + STEP / 2;
          return (
            <Spot spot={`cheer:${space()}`} x={x} y={22} w={18} h={18} says={String(value)}>
              <rect class="dw-box" x={x - 18} y="4" width="36" height="36" rx="8" />
              <Mark
                name="cross"
                x={x}
                y={22}
                r={17}
                isMarked={space() < scene.sheet.cheer}
                isGhost={space() < (scene.ghost?.cheer ?? 0)}
              />
              <text class="dw-times-box dw-over-cross" x={x} y="28">
                {value}
              </text>
            </Spot>
          );
        }}
      </For>
    </svg>
  );
}
