import { knowledgeFor, type Weights } from '@bandstand/kits/draft-and-write';
import learned from './bot/learned.json' with { type: 'json' };

/** Found by letting bots with slightly different weights play the same solo deals. */
export const weights: Weights = {
  items: [8.62, 5.51, 6.15, 7.21, 4.19, 3.13, 4.11, 11.5, 0, 0, 0, 1.97],
  gridPace: 8.85,
  netPace: 17.11,
  matchPace: 12.56,
  tourPace: 2,
  trackPace: 14.86,
  goalPace: 4.51,
  trackRate: 0.36,
  fillRate: 0.9,
  lockedShare: 1,
  level: 11.6,
  facing: 0.69,
  goalShare: 0.21,
  goalBox: 0.43,
  cardCost: 0,
  hopeAlone: 5,
  hopeWithRivals: 2.8,
  claimShare: 0.4,
  slotDecay: 0,
  boostLevel: 5.3,
  boostPosts: 3,
};

/** A third of the way from a first guess to the weights above: a fair opponent for an evening. */
const greedyWeights: Weights = {
  ...weights,
  items: [5.47, 4.4, 4.15, 3.9, 3.32, 3.72, 5.97, 10.43, 0, 0, 0, 2.94],
  gridPace: 5.93,
  netPace: 8.22,
  matchPace: 3.47,
  trackPace: 18.29,
  goalPace: 6.74,
  trackRate: 0.24,
  fillRate: 0.72,
  level: 6.44,
  facing: 0.9,
  goalShare: 0.44,
  goalBox: 1.03,
  boostLevel: 4.73,
};

/** Found by letting quick bots with slightly different weights meet three with those above: goals are near, posts can wait. */
const crowdWeights: Weights = {
  ...weights,
  items: [11.78, 4.93, 7.37, 5.95, 6.9, 3.63, 3.49, 19.49, 0, 0, 0, 2.41],
  gridPace: 5.63,
  netPace: 13.41,
  matchPace: 14.16,
  trackPace: 16.82,
  goalPace: 7.48,
  trackRate: 0.376,
  fillRate: 0.451,
  level: 5.68,
  facing: 1.08,
  goalShare: 0.4,
  goalBox: 0.64,
  boostLevel: 5.7,
};

export const knowledge = knowledgeFor({
  weights,
  greedyWeights,
  learned,
  crowd: { weights: crowdWeights, subject: 'together', share: 0.52 },
  ladder: { gentle: 6.4, fair: 3.7, firm: 11, strong: 4.5, strongLooks: 32 },
  effort: { choices: 5, playouts: 60, horizon: 6 },
  par: 175,
  pointsPerUnit: 2,
});
