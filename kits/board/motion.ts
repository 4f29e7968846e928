/** Whether the person at this device wants nothing to move. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
