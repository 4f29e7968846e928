/** A number with a true minus sign. */
export const signed = (points: number): string => String(points).replace('-', '−');
