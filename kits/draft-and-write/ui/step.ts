/** From one space of a row to the next. */
export const STEP = 44;
