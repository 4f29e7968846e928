const STEP_X = 118;
const STEP_Y = 104;

/** Half of a post. */
export const HALF = 33;

/** Where the four circles sit around a post: N, E, S, W. */
export const WAYS: readonly (readonly [number, number])[] = [
  [0, -HALF],
  [HALF, 0],
  [0, HALF],
  [-HALF, 0],
];

/** From the pack's grid to the drawing. */
export const placeOf = (place: { readonly x: number; readonly y: number }): { x: number; y: number } => ({
  x: place.x * STEP_X,
  y: place.y * STEP_Y,
});
