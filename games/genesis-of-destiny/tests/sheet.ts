import { countSong } from '../rules/circles.ts';
import type { SongScore } from '../event.ts';
import { circleOf, dieOf, slotOf, type CircleName, type Column, type SlotName } from '../vocabulary.ts';

export type Dice = Partial<Record<'B' | 'M' | 'F', number | readonly number[]>>;

/** A part with these circles and a square for every row with dice. */
export const column = (dice: Dice, circles: Partial<Record<SlotName, CircleName>>): Column => ({
  rows: [...'BMF'].reduce((mask, row, at) => mask | (row in dice ? 1 << at : 0), 0),
  circles: Array.from({ length: 9 }, (_, slot) => {
    const found = Object.entries(circles).find(([name]) => slotOf(name as SlotName) === slot);
    return found === undefined ? -1 : circleOf(found[1]);
  }),
});

/** Counts a song of these parts. */
export const score = (parts: readonly (readonly [Dice, Partial<Record<SlotName, CircleName>>])[]): SongScore => {
  const placed: number[] = Array.from({ length: 30 }, () => -1);
  for (const [index, [dice]] of parts.entries())
    for (const [row, name] of (['B', 'M', 'F'] as const).entries())
      for (const [at, value] of [dice[name] ?? []].flat().entries())
        placed[index * 6 + row * 2 + at] = dieOf(value > 6 ? 3 : 0, value);
  return countSong(
    parts.map(([dice, circles]) => column(dice, circles)),
    placed,
  );
};
/** Counts one circle between two squares of a row. */
export const pair = (
  row: 'B' | 'M' | 'F',
  left: number | number[],
  right: number | number[],
  slot: SlotName,
  circle: CircleName,
) =>
  score([
    [{ [row]: left }, { [slot]: circle }],
    [{ [row]: right }, {}],
  ]);
