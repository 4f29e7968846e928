/** Width of a part, and the middle of each row: Beats at the bottom, Front on top. */
export const PART_WIDTH = 104;
export const ROWS_Y = [178, 112, 46] as const;
export const TOP = 30;
export const BOTTOM = 194;

/** Where a slot lies in its column. */
export function slotPlace(slot: number): readonly [number, number] {
  if (slot === 0) return [46, 12];
  if (slot === 1) return [46, 79];
  if (slot === 2) return [46, 145];
  const row = slot < 5 ? 2 : slot < 7 ? 1 : 0;
  return [98, ROWS_Y[row] + (slot % 2 === 1 ? -12 : 10)];
}
