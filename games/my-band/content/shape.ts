import * as v from 'valibot';

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be kebab-case'));
const count = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const copies = count(0, 40);

/** A condition of the contract chart. */
export type Needs =
  | { readonly size: number }
  | { readonly group: readonly [number, number] }
  | { readonly staff: number }
  | { readonly role: readonly string[] }
  | { readonly member: readonly string[] }
  | { readonly all: readonly Needs[] }
  | { readonly any: readonly Needs[] };

const needs: v.GenericSchema<Needs> = v.lazy(() => needsShape);
const names = v.pipe(v.array(id), v.minLength(1));
const parts = v.pipe(v.array(needs), v.minLength(1), v.maxLength(8));
const needsShape: v.GenericSchema<Needs> = v.union([
  v.strictObject({ size: count(1, 24) }),
  v.strictObject({ group: v.tuple([count(1, 24), count(1, 5)]) }),
  v.strictObject({ staff: count(1, 24) }),
  v.strictObject({ role: names }),
  v.strictObject({ member: names }),
  v.strictObject({ all: parts }),
  v.strictObject({ any: parts }),
]);

const seatRules = v.strictObject({
  /** Band cards drawn at set-up beside the singer and the chooser's card. */
  draws: count(0, 4),
  business: count(0, 4),
  events: count(0, 5),
  fret: count(0, 4),
  /** Most band and business cards together; null for no limit. */
  cardLimit: v.nullable(count(4, 30)),
  /** Whether slot 2 of the auction row lies face down. */
  faceDown: v.boolean(),
});

export const packShape = v.strictObject({
  $schema: v.optional(v.string()),
  id,
  name: word,
  /** Whose game it is and whose content, as it is shown wherever the pack is. */
  attribution: v.pipe(v.string(), v.nonEmpty('say whose game and whose content this is')),
  letters: v.pipe(v.string(), v.regex(/^[A-Z]{2,5}$/, 'must be two to five capital letters')),
  /** The occupation that is chosen at set-up, and the one whose first letters say who chooses first. */
  singer: id,
  chooser: id,
  occupations: v.pipe(v.array(v.strictObject({ id, name: word })), v.minLength(3), v.maxLength(24)),
  band: v.pipe(
    v.array(
      v.strictObject({
        id,
        name: word,
        occupation: id,
        letters: v.pipe(v.string(), v.regex(/^[A-Z]+$/, 'must be capital letters')),
        fee: count(0, 99),
      }),
    ),
    v.minLength(20),
    v.maxLength(120),
  ),
  business: v.pipe(
    v.array(
      v.strictObject({
        id,
        name: word,
        fee: count(0, 99),
        people: v.pipe(v.array(word), v.minLength(1), v.maxLength(8)),
      }),
    ),
    v.minLength(2),
    v.maxLength(24),
  ),
  events: v.strictObject({
    radioPlay: v.strictObject({ name: word, copies, frets: count(1, 4) }),
    recruitBand: v.strictObject({ name: word, copies }),
    recruitBusiness: v.strictObject({ name: word, copies }),
    stop: v.strictObject({ name: word, copies, cost: count(1, 10) }),
    tax: v.strictObject({ name: word, copies, divisor: count(1, 10), shield: id, shielded: count(0, 20) }),
    legal: v.strictObject({ name: word, copies, fine: count(0, 20), shield: id, shielded: count(0, 20) }),
    tour: v.strictObject({ name: word, copies, perMember: count(1, 5) }),
    streetTeam: v.strictObject({ name: word, copies, cards: count(1, 5) }),
    talentScout: v.strictObject({ name: word, copies, cards: count(1, 5) }),
  }),
  contracts: v.strictObject({
    start: count(1, 15),
    spaces: v.pipe(v.array(v.strictObject({ id, name: word, needs })), v.minLength(2), v.maxLength(15)),
  }),
  popularity: v.strictObject({
    /** The least opening bid on the Popularity Bid card. */
    bid: count(1, 99),
    frets: v.pipe(v.array(word), v.length(11)),
  }),
  table: v.strictObject({ 2: seatRules, 3: seatRules, 4: seatRules }),
  chips: count(0, 20),
  handLimit: count(1, 9),
  doublePay: v.strictObject({ letters: count(1, 5), members: count(1, 12) }),
});

export type Pack = v.InferOutput<typeof packShape>;
export type SeatRules = v.InferOutput<typeof seatRules>;
