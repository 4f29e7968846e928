/** A guitar pick stands for a seat: a colour and a form each. */
const FORMS = [
  'M0-3.600A3.600 3.600 0 1 1 0 3.600A3.600 3.600 0 1 1 0-3.600Z',
  'M0-4 4 3H-4Z',
  'M-3.200-3.200H3.200V3.200H-3.200Z',
  'M0-4.400 4.400 0 0 4.400-4.400 0Z',
] as const;
const BODY = 'M0 11C-3 8-9 0-9-5C-9-9-4-10 0-10S9-9 9-5C9 0 3 8 0 11Z';

/** Inside an SVG; it slides when its place changes. A hollow pick says that something is not so for this seat. */
export function PickShape(props: { seat: number; x: number; y: number; size: number; hollow?: boolean }) {
  return (
    <g
      class={`mb-pick seat-${props.seat}`}
      classList={{ hollow: props.hollow === true }}
      style={{ transform: `translate(${props.x}px, ${props.y}px) scale(${props.size / 20})` }}
    >
      <path d={BODY} class="body" />
      <path d={FORMS[props.seat]} class="form" transform="translate(0 -2)" />
    </g>
  );
}

/** In running text. */
export function Pick(props: { seat: number; hollow?: boolean }) {
  return (
    <svg class="mb-pick-inline" viewBox="-11 -12 22 25" aria-hidden="true">
      <PickShape seat={props.seat} x={0} y={0} size={20} hollow={props.hollow === true} />
    </svg>
  );
}
