import { signed } from '@bandstand/engine';
import { createMemo, For } from 'solid-js';

const WIDTH = 320;
const HEIGHT = 72;
const EDGE = 8;
/** Room for the figures of the lowest and the highest. */
const LEFT = 40;
/** More would be dust. */
const MOST = 60;

/** Results over time as a line with dots; the words say the same. */
export function Plot(props: { scores: readonly number[]; label: string }) {
  const scores = () => props.scores.slice(-MOST);
  const low = () => Math.min(...scores());
  const high = () => Math.max(...scores());
  const points = createMemo(() =>
    scores().map((score, i) => ({
      x: LEFT + (i * (WIDTH - LEFT - EDGE)) / Math.max(1, scores().length - 1),
      y: HEIGHT - EDGE - ((score - low()) * (HEIGHT - 2 * EDGE)) / Math.max(1, high() - low()),
    })),
  );
  return (
    <svg class="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={props.label}>
      <path class="plot-lines" d={`M${LEFT} ${EDGE}H${WIDTH}M${LEFT} ${HEIGHT - EDGE}H${WIDTH}`} />
      <text x={LEFT - 8} y={EDGE + 5}>
        {signed(high())}
      </text>
      <text x={LEFT - 8} y={HEIGHT - EDGE + 5}>
        {signed(low())}
      </text>
      <polyline
        points={points()
          .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
          .join(' ')}
      />
      <For each={points()}>{({ x, y }) => <circle cx={x} cy={y} r="3" />}</For>
    </svg>
  );
}
