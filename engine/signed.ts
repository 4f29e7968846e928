/** A number as people read it: with a true minus sign. */
export const signed = (points: number): string => String(points).replace('-', '−');

/** A change: "+4", "−2". */
export const withSign = (points: number): string => (points > 0 ? `+${points}` : signed(points));
