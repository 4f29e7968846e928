import { MARK } from '@bandstand/kits/print';

/** The mark over the door: a bandstand with its roof. */
export function BandstandMark() {
  return (
    <svg viewBox="0 0 60 48" aria-hidden="true" fill="currentColor">
      <path d={MARK} />
    </svg>
  );
}
