import type { Examples, Game, OptionValues, Policy, Random, Training } from '@bandstand/engine';
import type { Kit } from '../../kit.ts';
import type { DraftAndWrite } from '../../types.ts';
import { Chooser, type Habits } from '../chooser.ts';
import { examplesOf, type Example, type SelfPlay } from './examples.ts';
import { Features } from './features.ts';
import { fit } from './fit.ts';
import { LearnedSections } from './sections.ts';
import { KNOT_COUNT, LearnedWeights } from './weights.ts';

const SUBJECTS = ['alone', 'together'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Seats of the matches that are played together, in turn. */
const TOGETHER = [2, 3, 4];
/** Of a hundred cards so many are picked at random, so that other sheets are seen than the best. */
const STRAY = 6;
const EPOCHS = 4;
const RATE = 0.3;

/** Self-play by quick choosers: what sheets were worth to them, judged by what came of those sheets. */
export function trainingFor(game: Game<DraftAndWrite>, kit: Kit, habits: Habits): Training {
  const { size } = new Features(kit);
  const { weights } = habits;
  return {
    subjects: SUBJECTS,
    start: () => ({
      values: new Float32Array(size * KNOT_COUNT),
      moved: new Float64Array(size * KNOT_COUNT).fill(1),
    }),
    play(subject, round, values, streams) {
      const sections = new LearnedSections(kit, weights, new LearnedWeights(size, values));
      // The first round follows the formulas, as nothing is learned yet.
      const chooser = new Chooser(kit, round === 0 ? habits : { ...habits, sections });
      const play: Omit<SelfPlay, 'seats'> = { kit, weights, sections, policy: straying(chooser), options: usual(game) };
      return flatten(
        streams.flatMap((random, i) =>
          examplesOf({ ...play, seats: subject === 'alone' ? 1 : TOGETHER[i % TOGETHER.length] }, random),
        ),
      );
    },
    learn: (learning, examples, random) => fit(learning, examples, { size, epochs: EPOCHS, rate: RATE }, random),
  };
}

const usual = (game: Game<DraftAndWrite>): OptionValues =>
  Object.fromEntries(Object.entries(game.options).map(([name, spec]) => [name, spec.default]));

const straying =
  (chooser: Chooser): Policy<DraftAndWrite> =>
  (state, seat, moves, random: Random) =>
    state.phase === 'pick' && moves.length > 1 && random.below(100) < STRAY
      ? moves[random.below(moves.length)]
      : chooser.policy(state, seat, moves, random);

function flatten(examples: readonly Example[]): Examples {
  const starts = new Uint32Array(examples.length);
  let count = 0;
  for (const [i, { features }] of examples.entries()) {
    starts[i] = count;
    count += features.length;
  }
  const features = new Uint16Array(count);
  const amounts = new Float32Array(count);
  for (const [i, example] of examples.entries()) {
    features.set(example.features, starts[i]);
    amounts.set(example.amounts, starts[i]);
  }
  return {
    turns: Uint8Array.from(examples, ({ turns }) => turns),
    starts,
    toCome: Float32Array.from(examples, ({ toCome }) => toCome),
    features,
    amounts,
  };
}
