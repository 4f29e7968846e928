const VOICES = 4;
/** Cards that a column can still miss: none to four. */
export const MISSING = 5;
/** Counts of one voice on a column that a table covers. */
export const COUNTS = 33;

/** What a column of the last round is expected to cost: by voice, cards missing, count. */
export type ColumnTable = Float64Array;

export function columnTable(expected: (voice: number, missing: number, count: number) => number): ColumnTable {
  const table = new Float64Array(VOICES * MISSING * COUNTS);
  for (let i = 0; i < table.length; i++)
    table[i] = expected(Math.floor(i / (MISSING * COUNTS)), Math.floor(i / COUNTS) % MISSING, i % COUNTS);
  return table;
}
