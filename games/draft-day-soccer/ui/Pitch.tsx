import type { GroundProps } from '@bandstand/kits/draft-and-write-ui';
import { For } from 'solid-js';

const STRIPES = 8;

/** Half of a mown pitch with chalk lines, the own goal at the bottom, and a numbered place for each sticker. */
export function Pitch(props: GroundProps) {
  const right = () => props.left + props.width;
  const bottom = () => props.top + props.height;
  const middle = () => props.left + props.width / 2;
  const stripe = () => props.height / STRIPES;
  const box = (width: number, height: number, y: number): string =>
    `M${middle() - width / 2} ${y}v${height}h${width}v${-height}`;
  return (
    <g class="dds-pitch" aria-hidden="true">
      <rect class="dds-turf" x={props.left} y={props.top} width={props.width} height={props.height} rx="6" />
      <For each={[1, 3, 5, 7]}>
        {(row) => (
          <rect
            class="dds-mown"
            x={props.left}
            y={props.top + row * stripe()}
            width={props.width}
            height={stripe()}
            rx={row === 7 ? 6 : 0}
          />
        )}
      </For>
      <g class="dds-chalk">
        <rect x={props.left + 5} y={props.top + 5} width={props.width - 10} height={props.height - 10} rx="3" />
        <path d={`M${props.left + 5} ${(props.top + bottom()) / 2}H${right() - 5}`} />
        <circle cx={middle()} cy={(props.top + bottom()) / 2} r="52" />
        <path d={box(190, 62, props.top + 5)} />
        <path d={box(190, -78, bottom() - 5)} />
        <path d={box(92, -34, bottom() - 5)} />
      </g>
      <For each={props.posts}>
        {(post, index) => (
          <>
            <rect class="dds-place" x={post.x - 40} y={post.y - 40} width="80" height="103" rx="4" />
            <text class="dds-number" data-term={`post:${index()}`} x={post.x} y={post.y + 11}>
              {index() + 1}
            </text>
          </>
        )}
      </For>
    </g>
  );
}
