import * as v from 'valibot';

export const packShape = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  license: v.string(),
  /** Cards of strength 0, 1, 2 … in the deck. */
  copies: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9))), v.length(8)),
  rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)),
});

export type Pack = v.InferOutput<typeof packShape>;
