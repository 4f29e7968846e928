/** A rectangle on the page. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Surroundings {
  /** What is spoken of. */
  readonly spot: Box;
  /** Where a bubble may be at all. */
  readonly room: Box;
  /** What can be seen without scrolling. */
  readonly sight: Box;
  /** Never covered: the main button. */
  readonly clear: readonly Box[];
  /** Better not covered: other things that can be chosen or read. */
  readonly mind: readonly Box[];
}

export type Side = 'below' | 'above' | 'right' | 'left';

export interface Place extends Size {
  readonly left: number;
  readonly top: number;
  /** Where the bubble is, seen from the spot. */
  readonly side: Side;
  /** Where the tail leaves the bubble, from its left or upper end. */
  readonly tail: number;
}

/** Between bubble and spot: the length of the tail. */
const GAP = 14;
/** The tail stays clear of the round corners. */
const CORNER = 22;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
const middle = (from: number, to: number): number => (from + to) / 2;

export const boxAt = ({ left, top, width, height }: Pick<Place, 'left' | 'top' | 'width' | 'height'>): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** The area that two boxes share. */
export function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width <= 0 || height <= 0 ? 0 : width * height;
}

/** How far the inner box sticks out of the outer one. */
const outside = (inner: Box, outer: Box): number =>
  Math.max(0, outer.left - inner.left) +
  Math.max(0, inner.right - outer.right) +
  Math.max(0, outer.top - inner.top) +
  Math.max(0, inner.bottom - outer.bottom);

/** Places along one side of the spot, from end to end. */
function alongSide(side: Side, size: Size, { spot, room }: Surroundings): Place[] {
  const isBeside = side === 'left' || side === 'right';
  const [center, length] = isBeside
    ? [middle(spot.top, spot.bottom), size.height]
    : [middle(spot.left, spot.right), size.width];
  const [least, most] = isBeside ? [room.top, room.bottom - length] : [room.left, room.right - length];
  const across = {
    below: spot.bottom + GAP,
    above: spot.top - GAP - size.height,
    right: spot.right + GAP,
    left: spot.left - GAP - size.width,
  }[side];
  return [0.5, 0.2, 0.8, 0.08, 0.92].map((share) => {
    const start = clamp(center - share * length, least, Math.max(least, most));
    const tail = clamp(center - start, CORNER, length - CORNER);
    return { ...size, side, tail, left: isBeside ? across : start, top: isBeside ? start : across };
  });
}

const SIDES: readonly Side[] = ['below', 'above', 'right', 'left'];

const OVER_SPOT = 1_000_000;
const OUT_OF_ROOM = 2_000;
const TO_SCROLL = 15;

function costOf(place: Place, around: Surroundings): number {
  const box = boxAt(place);
  const both: Box = {
    left: Math.min(box.left, around.spot.left),
    right: Math.max(box.right, around.spot.right),
    top: Math.min(box.top, around.spot.top),
    bottom: Math.max(box.bottom, around.spot.bottom),
  };
  const hard = [around.spot, ...around.clear].reduce((sum, each) => sum + shared(box, each), 0);
  const soft = around.mind.reduce((sum, each) => sum + shared(box, each), 0);
  return (
    (hard > 0 ? OVER_SPOT + hard : 0) +
    OUT_OF_ROOM * outside(box, around.room) +
    TO_SCROLL * outside(both, around.sight) +
    soft
  );
}

/** The best place for a bubble, which may be had in several sizes; the earlier ones are liked better. */
export function placeBubble(sizes: readonly Size[], around: Surroundings): Place {
  const places = sizes.flatMap((size) => SIDES.flatMap((side) => alongSide(side, size, around)));
  let best = places[0];
  let least = Infinity;
  for (const [order, place] of places.entries()) {
    const cost = costOf(place, around) + order * 4;
    if (cost >= least) continue;
    best = place;
    least = cost;
  }
  return best;
}
