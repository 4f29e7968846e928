import { bustOf, type Wardrobe } from '@bandstand/kits/board';
import { Thing } from './Thing.tsx';

const SHIRTS = ['#17130f', '#d4342c', '#f6f1e7', '#8a5a2b', '#3d3a44', '#c98b4b'] as const;
const ACCENTS = ['#d4342c', '#17130f', '#c98b4b', '#1f5f86', '#e0a526', '#7a3f8f'] as const;
const GROUNDS = ['#f0d9b8', '#e9c9a0', '#ecc8bd', '#e3dccb'] as const;

/** Small and spread evenly enough over the ids of a pack. */
const mix = (id: string): number => [...id].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7);

/** A card's face, its place in its deck, and what somebody plays or works with. */
interface PortraitProps {
  readonly id: string;
  /** Which card of all it is: no two have the same head and skin until all have been used. */
  readonly place: number;
  readonly thing: string;
  readonly class?: string;
}

const wardrobeOf = (id: string, place: number): Wardrobe => ({
  place,
  line: '#17130f',
  accents: ACCENTS,
  shirt: SHIRTS[mix(id) % SHIRTS.length],
});

/** Halftone behind every face; defined once for the board. */
export const DOTS = 'mb-dots';

/** The dots, to be put once somewhere in the page. */
export function DotsPattern() {
  return (
    <svg width="0" height="0" class="mb-defs" aria-hidden="true" data-ornament>
      <defs>
        <pattern id={DOTS} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <circle cx="2.500" cy="2.500" r="1" fill="#17130f" opacity=".16" />
        </pattern>
      </defs>
    </svg>
  );
}

/** The face of a card as markup, for pictures that are no page. */
export const faceMarkup = (id: string, place: number): string =>
  `<path fill="${GROUNDS[mix(id) % GROUNDS.length]}" d="M0 0h64v64H0z"/>${bustOf(id, wardrobeOf(id, place))}`;

/** A face made from the card's id, with the thing this person plays or works with. */
export function Portrait(props: PortraitProps) {
  return (
    <svg class={`mb-portrait ${props.class ?? ''}`} viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" fill={GROUNDS[mix(props.id) % GROUNDS.length]} />
      <rect width="64" height="64" fill={`url(#${DOTS})`} />
      <g innerHTML={bustOf(props.id, wardrobeOf(props.id, props.place))} />
      <Thing name={props.thing} />
    </svg>
  );
}
