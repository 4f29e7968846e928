import type { Bonus } from '../index.ts';
import { For, Show } from 'solid-js';
import { Badge } from './Badge.tsx';
import { useSheet } from './context.ts';
import { Mark, Spot } from './Spot.tsx';

const STEP = 44;
const LEFT = 2;

/** Two rows that fill from the left; their lengths are multiplied. */
export function Tracks() {
  const scene = useSheet();
  const { trackA, trackB } = scene.pack.sheet;
  const width = LEFT + STEP * Math.max(trackA.length, trackB.length) + 6;
  /** A drawing under the tracks has their names in its middle. */
  const drawing = scene.art.tracks?.(width);
  return (
    <svg
      class="dw-svg"
      viewBox={`0 0 ${width} ${drawing === undefined ? 142 : 148}`}
      role="group"
      aria-label={scene.words.sections.tracks}
    >
      <Show
        when={drawing}
        fallback={
          <>
            <Row name="trackA" items={trackA} y={46} />
            <Row name="trackB" items={trackB} y={119} />
          </>
        }
      >
        <g aria-hidden="true" innerHTML={drawing ?? ''} />
        <text class="dw-track-name" data-term="trackA" x="8" y="82">
          {title('trackA')}
        </text>
        <text class="dw-track-name" data-term="trackB" x={width - 8} y="82" text-anchor="end">
          × {title('trackB')}
        </text>
        <Row name="trackA" items={trackA} y={26} isPlain />
        <Row name="trackB" items={trackB} y={120} isPlain />
      </Show>
    </svg>
  );

  function title(name: 'trackA' | 'trackB'): string {
    const text = scene.words.nouns[name][1];
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  function Row(props: { name: 'trackA' | 'trackB'; items: readonly (Bonus | null)[]; y: number; isPlain?: boolean }) {
    const crossed = () => scene.sheet[props.name];
    const ghost = () => scene.ghost?.[props.name] ?? 0;
    return (
      <>
        <Show when={props.isPlain !== true}>
          <text class="dw-row-name" data-term={props.name} x="4" y={props.y - 25}>
            {title(props.name)}
          </text>
        </Show>
        <For each={props.items}>
          {(bonus, space) => {
            const x = LEFT + STEP * space() + STEP / 2;
            return (
              <Spot
                spot={`${props.name}:${space()}`}
                x={x}
                y={props.y}
                w={19}
                h={19}
                reach={27}
                round={props.name === 'trackB'}
              >
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
