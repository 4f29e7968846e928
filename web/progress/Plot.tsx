import { createMemo, For } from 'solid-js';

const WIDTH = 320;
const HEIGHT = 72;
const EDGE = 6;
/** More would be dust. */
const MOST = 60;

/** Results over time as a line with dots; the words say the same. */
export function Plot(props: { scores: readonly number[]; label: string }) {
  const points = createMemo(() => {
    const scores = props.scores.slice(-MOST);
    const [low, high] = [Math.min(...scores), Math.max(...scores)];
    return scores.map((score, i) => ({
      x: EDGE + (i * (WIDTH - 2 * EDGE)) / Math.max(1, scores.length - 1),
      y: HEIGHT - EDGE - ((score - low) * (HEIGHT - 2 * EDGE)) / Math.max(1, high - low),
    }));
  });
  return (
    <svg class="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={props.label}>
      <polyline
        points={points()
          .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
          .join(' ')}
      />
      <For each={points()}>{({ x, y }) => <circle cx={x} cy={y} r="3" />}</For>
    </svg>
  );
}
