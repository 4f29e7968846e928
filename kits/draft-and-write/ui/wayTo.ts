/** Between a place and what lies over the sheet. */
const MARGIN_PX = 12;
const TOP_BAR_PX = 56;

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** How far the page has to move until the place is between the top bar and what lies over the lower end. */
function wayTo(place: Span, coverTop: number): number {
  const below = place.bottom + MARGIN_PX - coverTop;
  return place.top < TOP_BAR_PX + MARGIN_PX ? place.top - TOP_BAR_PX - MARGIN_PX : Math.max(0, below);
}

/** The shortest way until all places are in sight; where they do not fit together, until one is. */
export function wayToAll(places: readonly Span[], coverTop: number): number {
  if (places.length === 0) return 0;
  const all = {
    top: Math.min(...places.map(({ top }) => top)),
    bottom: Math.max(...places.map(({ bottom }) => bottom)),
  };
  const isRoom = all.bottom - all.top + 2 * MARGIN_PX <= coverTop - TOP_BAR_PX;
  const ways = (isRoom ? [all] : places).map((place) => wayTo(place, coverTop));
  return ways.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0];
}
