/** Forms that go with colours, so that nothing is told by colour alone. Each fills a box of 2 × 2 around the origin. */
const CORNERS = {
  triangle: [0, -0.95, 0.98, 0.8, -0.98, 0.8],
  diamond: [0, -1, 1, 0, 0, 1, -1, 0],
  square: [-0.82, -0.82, 0.82, -0.82, 0.82, 0.82, -0.82, 0.82],
  hexagon: [-0.5, -0.87, 0.5, -0.87, 1, 0, 0.5, 0.87, -0.5, 0.87, -1, 0],
  star: [
    0, -1, 0.29, -0.36, 0.95, -0.31, 0.45, 0.15, 0.6, 0.81, 0, 0.46, -0.6, 0.81, -0.45, 0.15, -0.95, -0.31, -0.29,
    -0.36,
  ],
} as const;
const CIRCLE_RADIUS = 0.92;

export type ShapeName = keyof typeof CORNERS | 'circle';

const short = (length: number): number => Math.round(length * 1000) / 1000;

function circlePath(x: number, y: number, radius: number): string {
  const r = short(radius);
  return `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 1 ${short(2 * r)} 0 ${r} ${r} 0 1 1 ${short(-2 * r)} 0Z`;
}

function pathOf(name: ShapeName, x: number, y: number, r: number): string {
  if (name === 'circle') return circlePath(x, y, r * CIRCLE_RADIUS);
  const points = CORNERS[name].map((corner, index) => short((index % 2 === 0 ? x : y) + corner * r));
  return `M${points.join(' ')}Z`;
}

/**
 * A shape inside an SVG, in the current fill colour. It is drawn where it stands and as large: each `scale()` would be
 * painted by itself, and there are hundreds of shapes on a board.
 */
export function Shape(props: { name: ShapeName; x: number; y: number; r: number; class?: string }) {
  return <path d={pathOf(props.name, props.x, props.y, props.r)} class={props.class} aria-hidden="true" />;
}

/** The same shape in running text. */
export function InlineShape(props: { name: ShapeName; class?: string }) {
  return (
    <svg class={`inline-shape ${props.class ?? ''}`} viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true">
      <path d={pathOf(props.name, 0, 0, 1)} />
    </svg>
  );
}
