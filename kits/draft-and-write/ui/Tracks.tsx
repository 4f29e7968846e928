import type { Bonus } from '../index.ts';
import { For, Show, type JSX } from 'solid-js';
import { Badge } from './Badge.tsx';
import { useSheet } from './context.ts';
import { Mark, Spot } from './Spot.tsx';

const STEP = 44;
const EDGE = 2;
/** Where nothing is drawn under the tracks, their names stand before them. */
const NAME_WIDTH = 62;

type TrackName = 'trackA' | 'trackB';

/** Two rows that fill from the left; their lengths are multiplied. */
export function Tracks() {
  const scene = useSheet();
  const { trackA, trackB } = scene.pack.sheet;
  const width = EDGE + STEP * Math.max(trackA.length, trackB.length) + 6;
  const drawing = scene.art.tracks?.(width);
  return (
    <Show
      when={drawing}
      fallback={
        <TrackFrame width={NAME_WIDTH + width} height={108}>
          <TrackTitle name="trackA" x={4} y={32} />
          <TrackTitle name="trackB" x={4} y={88} />
          <Track name="trackA" items={trackA} x={NAME_WIDTH} y={26} />
          <Track name="trackB" items={trackB} x={NAME_WIDTH} y={82} />
        </TrackFrame>
      }
    >
      {(markup) => (
        <TrackFrame width={width} height={148}>
          <g aria-hidden="true" innerHTML={markup()} />
          <TrackTitle name="trackA" x={8} y={82} isOnDrawing />
          <TrackTitle name="trackB" x={width - 8} y={82} isOnDrawing />
          <Track name="trackA" items={trackA} x={0} y={26} />
          <Track name="trackB" items={trackB} x={0} y={120} />
        </TrackFrame>
      )}
    </Show>
  );
}

function TrackFrame(props: { width: number; height: number; children: JSX.Element }) {
  const scene = useSheet();
  return (
    <svg
      class="dw-svg"
      viewBox={`0 0 ${props.width} ${props.height}`}
      role="group"
      aria-label={scene.words.sections.tracks}
    >
      {props.children}
    </svg>
  );
}

/** The name of a track; on a drawing the second one stands at its right end. */
function TrackTitle(props: { name: TrackName; x: number; y: number; isOnDrawing?: boolean }) {
  const scene = useSheet();
  const title = () => {
    const text = scene.words.nouns[props.name][1];
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const isLast = () => props.name === 'trackB' && props.isOnDrawing === true;
  return (
    <text
      class={props.isOnDrawing === true ? 'dw-track-name' : 'dw-row-name'}
      data-term={props.name}
      x={props.x}
      y={props.y}
      text-anchor={isLast() ? 'end' : undefined}
    >
      {isLast() ? '× ' : ''}
      {title()}
    </text>
  );
}

function Track(props: { name: TrackName; items: readonly (Bonus | null)[]; x: number; y: number }) {
  const scene = useSheet();
  const isRound = () => props.name === 'trackB';
  const crossed = () => scene.sheet[props.name];
  const ghost = () => scene.ghost?.[props.name] ?? 0;
  return (
    <For each={props.items}>
      {(bonus, space) => {
        const x = props.x + EDGE + STEP * space() + STEP / 2;
        return (
          <Spot spot={`${props.name}:${space()}`} x={x} y={props.y} w={19} h={19} reach={27} round={isRound()}>
            <Show
              when={isRound()}
              fallback={<rect class="dw-box" x={x - 18} y={props.y - 18} width="36" height="36" rx="2" />}
            >
              <circle class="dw-box" cx={x} cy={props.y} r="18" />
            </Show>
            <Show when={bonus}>{(paid) => <Badge bonus={paid()} x={x} y={props.y} r={10} />}</Show>
            <Mark name="cross" x={x} y={props.y} r={12} isMarked={space() < crossed()} isGhost={space() < ghost()} />
          </Spot>
        );
      }}
    </For>
  );
}
