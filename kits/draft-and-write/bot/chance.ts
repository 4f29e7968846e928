/** The chance that one missing mark comes in time. */
export const chanceIn = (turns: number, pace: number): number => turns / (turns + pace);

/** `base` to the power of each step; `root` steps make one whole power. */
export const powers = (base: number, length: number, root: number): Float64Array =>
  Float64Array.from({ length }, (_, step) => base ** (step / root));
