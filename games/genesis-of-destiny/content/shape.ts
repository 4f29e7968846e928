import * as v from 'valibot';

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be kebab-case'));
const count = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const slot = v.picklist(['top', 'fm', 'mb', 'fU', 'fL', 'mU', 'mL', 'bU', 'bL']);
const partCircle = v.picklist(['crown', 'equals', 'up', 'down']);
const role = v.picklist(['beats', 'melody', 'front']);

const column = v.strictObject({
  /** Squares from the bottom up: any of B, M, F in this order. */
  rows: v.picklist(['B', 'M', 'F', 'BM', 'BF', 'MF', 'BMF']),
  circles: v.record(slot, partCircle),
});

const row = v.strictObject({
  /** The least gig score for this row. */
  from: count(1, 999),
  stars: count(1, 4),
  coin: count(0, 99),
  crowd: count(0, 99),
  clout: count(0, 9),
  /** Something beside the reward. */
  also: v.optional(v.picklist(['unlockA', 'burn'])),
});

const bomb = v.strictObject({
  effect: v.picklist(['nothing', 'crowd', 'clout', 'commitment', 'recorded', 'coinOnly', 'tourAgain']),
  amount: count(0, 99),
});

export const gigShape = v.strictObject({
  id,
  name: word,
  /** CLOUT that unlocks it; 0 is open from the start, `A` only through the card that says so. */
  lock: v.union([count(0, 9), v.literal('A')]),
  /** COIN for one payment of friends; 0 brings none. */
  van: count(0, 10),
  needCrowd: count(0, 200),
  needClout: count(0, 9),
  feeCoin: count(0, 20),
  feeCommitment: count(0, 20),
  songs: count(1, 10),
  exact: v.boolean(),
  /** Added to the die of a cover; null where only originals are heard. */
  cover: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(-5), v.maxValue(5))),
  bomb,
  rows: v.pipe(v.array(row), v.minLength(1), v.maxLength(3)),
});

const partCard = v.strictObject({ id, name: word, copies: count(1, 9), column });
const circleCard = v.strictObject({ name: word, copies: count(0, 9), buyers: v.pipe(v.array(role), v.minLength(1)) });
const diceCard = v.strictObject({ name: word, copies: count(0, 3), supply: count(0, 5) });
const track = v.pipe(v.array(count(0, 300)), v.length(8));
const tuning = v.strictObject({ graceGigs: count(1, 5), labelBar: count(0, 300) });
const power = v.strictObject({ name: word, text: v.pipe(v.string(), v.maxLength(200)) });

export const packShape = v.strictObject({
  $schema: v.optional(v.string()),
  id,
  name: word,
  /** Whose game it is and whose content, as it is shown wherever the pack is. */
  attribution: v.pipe(v.string(), v.nonEmpty('say whose game and whose content this is')),
  gigs: v.pipe(v.array(gigShape), v.length(12)),
  firstSong: v.pipe(v.array(column), v.minLength(3), v.maxLength(5)),
  parts: v.pipe(v.array(partCard), v.minLength(1), v.maxLength(10)),
  circles: v.strictObject({
    'pedal-board': circleCard,
    crescendo: circleCard,
    harmony: circleCard,
    syncopation: circleCard,
    'drum-fill': circleCard,
    'shout-out': circleCard,
    'key-change': circleCard,
  }),
  dice: v.strictObject({ beats: diceCard, melody: diceCard, front: diceCard }),
  marketPrices: v.pipe(v.array(count(0, 99)), v.length(4)),
  lifeTrack: v.strictObject({ normal: track, expert: track }),
  powers: v.strictObject({
    shake: power,
    doubleStop: power,
    sustain: power,
    flare: power,
    nudge: power,
    unison: power,
    notebook: power,
    pocket: power,
  }),
  knobs: v.strictObject({
    tuned: tuning,
    asFound: tuning,
    /** CROWD for Beats per star from two stars on. */
    beatsCrowd: count(0, 9),
    /** COIN that Melody takes from the band when living the life. */
    melodyCoin: count(0, 50),
    /** Front gains stars × (this + CLOUT) COMMITMENT. */
    frontBase: count(0, 9),
    /** COIN per CLOUT for a studio session. */
    studioPrice: count(0, 30),
    /** Cards drawn with the notebook. */
    notebookCards: count(0, 4),
    discardFirst: count(1, 20),
    discardAll: count(1, 30),
  }),
});

export type Pack = v.InferOutput<typeof packShape>;
export type Gig = v.InferOutput<typeof gigShape>;
export type GigRow = Gig['rows'][number];
export type PackColumn = v.InferOutput<typeof column>;
export type RoleName = v.InferOutput<typeof role>;
