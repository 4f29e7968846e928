import type { Bonus } from '../index.ts';
import { For, Show } from 'solid-js';
import { Badge } from './Badge.tsx';
import { useSheet } from './context.ts';
import { Mark, Spot } from './Spot.tsx';

const STEP = 44;
const LEFT = 74;

/** Two rows that fill from the left; their lengths are multiplied. */
export function Tracks() {
  const scene = useSheet();
  const { trackA, trackB } = scene.pack.sheet;
  const width = LEFT + STEP * Math.max(trackA.length, trackB.length) + 6;
  return (
    <svg class="dw-svg" viewBox={`0 0 ${width} 104`} role="group" aria-label={scene.words.sections.tracks}>
      <Row name="trackA" items={trackA} y={26} />
      <Row name="trackB" items={trackB} y={78} />
      <text class="dw-times-sign" x="30" y="58">
        ×
      </text>
    </svg>
  );

  function Row(props: { name: 'trackA' | 'trackB'; items: readonly (Bonus | null)[]; y: number }) {
    const crossed = () => scene.sheet[props.name];
    const ghost = () => scene.ghost?.[props.name] ?? 0;
    return (
      <>
        <text class="dw-row-name" x="0" y={props.y + 5}>
          {scene.words.bonus[props.name]}s
        </text>
        <For each={props.items}>
          {(bonus, space) => {
            const x = LEFT + STEP * space() + STEP / 2;
            return (
              <Spot spot={`${props.name}:${space()}`} x={x} y={props.y} w={19} h={19} round={props.name === 'trackB'}>
                <Show
                  when={props.name === 'trackB'}
                  fallback={<rect class="dw-box" x={x - 18} y={props.y - 18} width="36" height="36" rx="2" />}
                >
                  <circle class="dw-box" cx={x} cy={props.y} r="18" />
                </Show>
                <Show when={bonus}>{(paid) => <Badge bonus={paid()} x={x} y={props.y} r={10} />}</Show>
                <Mark
                  name="cross"
                  x={x}
                  y={props.y}
                  r={12}
                  isMarked={space() < crossed()}
                  isGhost={space() < ghost()}
                />
              </Spot>
            );
          }}
        </For>
      </>
    );
  }
}
