import { knowledgeFor, type Weights } from '@bandstand/kits/draft-and-write';
import learned from './bot/learned.json' with { type: 'json' };

/** Found by letting bots with slightly different weights play the same solo deals. */
export const weights: Weights = {
  items: [4.84, 5.4, 3.85, 1.97, 2.83, 1.5, 2.69, 11.36, 0.36, 0.5, 2.47, 0],
  gridPace: 5.187,
  netPace: 6.507,
  matchPace: 1.594,
  tourPace: 2.068,
  trackPace: 30.969,
  goalPace: 10.437,
  trackRate: 0.191,
  fillRate: 0.65,
  lockedShare: 0.176,
  level: 7.639,
  facing: 1.132,
  goalShare: 0.57,
  goalBox: 1.26,
  cardCost: 3.842,
  hopeAlone: 5.7,
  hopeWithRivals: 2.8,
  claimShare: 0.4,
  slotDecay: 0.15,
  boostLevel: 4,
  boostPosts: 3,
};

export const knowledge = knowledgeFor({
  weights,
  learned,
  crowd: { weights, subject: 'alone', share: 0.5 },
  ladder: { gentle: 3.2, fair: 2, firm: 4.4, strong: 0, strongLooks: 192 },
  effort: { choices: 5, playouts: 60, horizon: 6 },
  par: 170,
  pointsPerUnit: 2,
});
