/** Whether somebody plays with their fingers. */
export const isTouch = (): boolean => matchMedia('(hover: none)').matches;
