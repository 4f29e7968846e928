import * as v from 'valibot';

/** One player of the pool: a chair in the band and the voices printed on the card. */
const cardShape = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'kebab-case letters and digits')),
  back: v.picklist(['silver', 'gold']),
  chair: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(18)),
  instrument: v.pipe(v.string(), v.minLength(1), v.maxLength(24)),
  /** One letter a symbol; a repeated letter is a repeated symbol. */
  voices: v.pipe(v.string(), v.regex(/^[SATB]{1,8}$/, 'one to eight of the letters S, A, T, B')),
});

export const packShape = v.strictObject({
  $schema: v.optional(v.string()),
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  license: v.string(),
  /** Whose game it is and whose content, as it is shown wherever the pack is. */
  attribution: v.pipe(v.string(), v.nonEmpty('say whose game and whose content this is')),
  cards: v.pipe(v.array(cardShape), v.length(36, 'exactly 36 cards: 18 silver, then 18 gold')),
});

export type Pack = v.InferOutput<typeof packShape>;
