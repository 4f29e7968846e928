import { createMemo } from 'solid-js';
import { flyerArt } from './flyerArt.ts';

/** The two halftones of all flyers, to be put once somewhere in the page. */
export function Halftones() {
  return (
    <svg width="0" height="0" class="gd-defs" aria-hidden="true" data-ornament>
      <defs>
        <pattern id="gd-dots" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <circle cx="2.500" cy="2.500" r="1.200" fill="#17162c" />
        </pattern>
        <pattern id="gd-light" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <circle cx="2.500" cy="2.500" r="1.200" fill="#efece4" />
        </pattern>
      </defs>
    </svg>
  );
}

/** What is printed on the upper half of a flyer. */
export function FlyerPicture(props: { gig: string }) {
  const art = createMemo(() => flyerArt(props.gig));
  return (
    <svg
      class="gd-flyer-art"
      viewBox="0 0 300 190"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-ornament
      innerHTML={art()}
    />
  );
}
