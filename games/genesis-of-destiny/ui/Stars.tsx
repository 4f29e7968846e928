import { For } from 'solid-js';
import { starsText } from '../text/index.ts';

const STAR =
  'M0-10 2.900-3.600 9.800-2.900 4.600 1.700 6.100 8.500 0 5-6.100 8.500-4.600 1.700-9.800-2.900-2.900-3.600Z';

/** Stars that land one after the other; a bomb where there are none. */
export function Stars(props: { count: number }) {
  return (
    <svg
      class="gd-stars"
      viewBox={`-11 -12 ${Math.max(1, props.count) * 23} 24`}
      style={{ width: `${Math.max(1, props.count) * 34}px` }}
      role="img"
      aria-label={starsText(props.count)}
    >
      {props.count === 0 ? (
        <g class="gd-bomb">
          <circle r="8" cy="2" />
          <path d="M4-5 8-9M8-9 11-11" />
        </g>
      ) : (
        <For each={Array.from({ length: props.count }, (_, star) => star)}>
          {(star) => (
            <g transform={`translate(${star * 23} 0)`}>
              <path d={STAR} style={{ '--turn': star }} />
            </g>
          )}
        </For>
      )}
    </svg>
  );
}
