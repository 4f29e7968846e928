const MARKS = {
  cross: 'M-.8-.7C-.3-.2.3.3.8.75M.75-.8C.2-.25-.3.3-.75.8',
  tick: 'M-.8.1C-.6.3-.4.5-.25.75C0 .1.4-.5.85-.85',
  ring: 'M.1-.9C-.6-.95-.95-.4-.9.1-.85.7-.2.95.3.85.85.7 1 .1.85-.35.7-.75.3-.95-.25-.8',
  /** Filled with a crayon, to and fro. */
  scribble:
    'M-.9.6C-.8.1-.65-.5-.55-.8C-.5-.3-.45.4-.35.85C-.25.3-.1-.5 0-.85C.05-.3.1.4.2.8C.3.3.45-.5.55-.8C.6-.2.6.3.9.75',
} as const;

export type MarkName = keyof typeof MARKS;

/** What a player writes on a sheet: drawn by hand, a little uneven. A ghost is a mark that is only thought of. */
export function PencilMark(props: { name: MarkName; x: number; y: number; r: number; ghost?: boolean }) {
  return (
    <path
      class="pencil-mark"
      classList={{ ghost: props.ghost === true, crayon: props.name === 'scribble' }}
      d={MARKS[props.name]}
      transform={`translate(${props.x} ${props.y}) scale(${props.r})`}
      vector-effect="non-scaling-stroke"
      aria-hidden="true"
    />
  );
}
