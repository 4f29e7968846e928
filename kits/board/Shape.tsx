/** Forms that go with colours, so that nothing is told by colour alone. Each fills a box of 2 × 2 around the origin. */
const PATHS = {
  triangle: 'M0-.95.98.8H-.98Z',
  diamond: 'M0-1 1 0 0 1-1 0Z',
  square: 'M-.82-.82H.82V.82H-.82Z',
  circle: 'M0-.92A.92.92 0 1 1 0 .92.92.92 0 1 1 0-.92Z',
  hexagon: 'M-.5-.87H.5L1 0 .5.87H-.5L-1 0Z',
  star: 'M0-1 .29-.36.95-.31.45.15.6.81 0 .46-.6.81-.45.15-.95-.31-.29-.36Z',
} as const;

export type ShapeName = keyof typeof PATHS;

/** A shape inside an SVG, in the current fill colour. */
export function Shape(props: { name: ShapeName; x: number; y: number; r: number; class?: string }) {
  return (
    <path
      d={PATHS[props.name]}
      transform={`translate(${props.x} ${props.y}) scale(${props.r})`}
      class={props.class}
      aria-hidden="true"
    />
  );
}

/** The same shape in running text. */
export function InlineShape(props: { name: ShapeName; class?: string }) {
  return (
    <svg class={`inline-shape ${props.class ?? ''}`} viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true">
      <path d={PATHS[props.name]} />
    </svg>
  );
}
