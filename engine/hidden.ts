/** Stands in views and events for what is there but not to be seen. What is not there at all is left out or empty. */
export const HIDDEN = 'hidden';
export type Hidden = typeof HIDDEN;

/** What there is to be seen; undefined where it is hidden. */
export const shown = <Value>(value: Value | Hidden): Value | undefined => (value === HIDDEN ? undefined : value);
