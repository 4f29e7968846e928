import { EVENTS } from '../state.ts';

/** A sign per event on a grid of 24, drawn with one stroke. */
const SIGNS: Readonly<Record<(typeof EVENTS)[number], string>> = {
  radioPlay: 'M12 11V21M8 21H16M9 9A4 4 0 1 1 15 9M6 11A7.500 7.500 0 1 1 18 11',
  recruitBand:
    'M9 4A3.500 3.500 0 1 1 9 11A3.500 3.500 0 1 1 9 4ZM3 20C3 15 6 13.500 9 13.500S15 15 15 20M18 8V16M14 12H22',
  recruitBusiness: 'M3 8H21V19H3ZM9 8V5H15V8M12 11V16M9.500 13.500H14.500',
  stop: 'M8 3H16L21 8V16L16 21H8L3 16V8ZM8 12H16',
  tax: 'M5 3H19V21L16.500 19 14.500 21 12 19 9.500 21 7.500 19 5 21ZM9 14L15 8M9.500 8.500V8.600M14.500 13.500V13.600',
  legal: 'M12 3V20M7 20H17M5 7L19 7M5 7L2 13H8ZM19 7L16 13H22Z',
  tour: 'M2 15V7H15V15M15 10H19L22 13V15M2 15H22M6 15A2 2 0 1 0 6 19A2 2 0 1 0 6 15ZM18 15A2 2 0 1 0 18 19A2 2 0 1 0 18 15Z',
  streetTeam: 'M4 13V9L15 4V18L4 13ZM6 14L8 20H10.500L9 15M18 8A5 5 0 0 1 18 14',
  talentScout: 'M10 4A6 6 0 1 1 10 16A6 6 0 1 1 10 4ZM14.500 14.500L21 21M10 7.500V12.500M7.500 10H12.500',
};

export function EventSign(props: { event: number }) {
  return (
    <svg class="mb-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[EVENTS[props.event]]} />
    </svg>
  );
}
