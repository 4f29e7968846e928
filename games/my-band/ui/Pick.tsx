import type { Seat } from '@bandstand/engine';
/** A guitar pick stands for a seat: a colour and a form each. */
const FORMS = [
  'M0-3.600A3.600 3.600 0 1 1 0 3.600A3.600 3.600 0 1 1 0-3.600Z',
  'M0-4 4 3H-4Z',
  'M-3.200-3.200H3.200V3.200H-3.200Z',
  'M0-4.400 4.400 0 0 4.400-4.400 0Z',
] as const;
const BODY = 'M0 11C-3 8-9 0-9-5C-9-9-4-10 0-10S9-9 9-5C9 0 3 8 0 11Z';
/** In running text a round token, so that nobody takes it for a letter's pick. */
const ROUND = 'M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z';

interface PickProps {
  readonly seat: Seat;
  /** Says that something is not so for this seat. */
  readonly hollow?: boolean;
}

/** A pawn inside an SVG; it slides when its place changes. */
export function PickShape(props: PickProps & { x: number; y: number; size: number }) {
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

/** A seat's token in running text. */
export function Pick(props: PickProps) {
  return (
    <svg class="mb-pick-inline" data-term="seat" viewBox="-11 -11 22 22" aria-hidden="true">
      <g class={`mb-pick seat-${props.seat}`} classList={{ hollow: props.hollow === true }}>
        <path d={ROUND} class="body" />
        <path d={FORMS[props.seat]} class="form" transform="scale(1.250)" />
      </g>
    </svg>
  );
}
