import { filledPosts } from '../goals/metrics.ts';
import type { Kit } from '../kit.ts';
import { bitCount, LEVELS, MAX_POSTS, MEMBERS, OPENED, OUTER, PENALTY, POST_COUNT, UNLOCKED, USED } from '../layout.ts';
import type { Weights } from './weights.ts';

/** Judges the posts: who stands on them, how likely the empty ones are filled, and what those that stay empty cost. */
export class BandValue {
  private readonly kit: Kit;
  private readonly weights: Weights;
  /** For each post, bits of the posts and then the outer circles that it faces. */
  private readonly facings: readonly number[];
  private readonly fills: Float64Array[] = [];

  constructor(kit: Kit, weights: Weights) {
    this.kit = kit;
    this.weights = weights;
    this.facings = kit.postLinks.map((links) => {
      let facing = 0;
      for (let i = 0; i < links.length; i += 3)
        facing |= 1 << (links[i + 1] < 0 ? MAX_POSTS + links[i + 2] : links[i + 1]);
      return facing;
    });
  }

  value(sheet: readonly number[], turns: number): number {
    const { kit, weights } = this;
    const empty = kit.postCount - sheet[POST_COUNT];
    const fills = (this.fills[turns] ??= Float64Array.from({ length: kit.postCount + 1 }, (_, posts) =>
      posts === 0 ? 0 : 1 - Math.exp((-weights.fillRate * turns) / posts),
    ));
    const fill = fills[empty];
    const filled = empty === 0 ? 0 : filledCircles(kit, sheet);
    let sum = 0;
    let vacant = 0;
    for (let post = 0; post < kit.postCount; post++) {
      if (sheet[MEMBERS + post] !== 0) {
        sum += sheet[LEVELS + post];
        continue;
      }
      const chance = (kit.postLock[post] & ~sheet[OPENED]) === 0 ? fill : fill * weights.lockedShare;
      vacant += 1 - chance;
      sum += chance * (weights.level + bitCount(filled & this.facings[post]) * weights.facing);
    }
    const isUsed = kit.rules.multipliers === 'anytime' ? 1 : Math.min(1, (fill * empty) / weights.boostPosts);
    const unused = isUsed * weights.boostLevel;
    for (let value = 0; value < 3; value++)
      sum += (sheet[UNLOCKED + value] - sheet[USED + value]) * (value + 1) * unused;
    return sum + this.penalty(sheet[PENALTY] + vacant);
  }

  private penalty(spaces: number): number {
    const points = this.kit.penaltyPoints;
    const whole = Math.min(Math.floor(spaces), points.length - 1);
    const next = Math.min(whole + 1, points.length - 1);
    return points[whole] + (points[next] - points[whole]) * Math.min(1, spaces - whole);
  }
}

/** Posts, then outer circles, that show a skill. */
function filledCircles(kit: Kit, sheet: readonly number[]): number {
  let filled = filledPosts(kit, sheet);
  for (let circle = 0; circle < kit.outerLinks.length; circle++)
    if (sheet[OUTER + circle] !== 0) filled |= 1 << (MAX_POSTS + circle);
  return filled;
}
