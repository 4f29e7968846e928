import type { Kit } from '../kit.ts';
import { bitCount, BOOSTED, POST_COUNT, USED } from '../layout.ts';
import type { Need } from '../needs.ts';
import { filledPosts, readNeed, skillCount } from './metrics.ts';
import type { Goal } from '../state.ts';

/** A bound that nothing exceeds: the need can always still be met. */
const FREE = 999;

/** Empty posts, locked ones included; of one type or (-1) of any. */
function emptyPosts(kit: Kit, sheet: readonly number[], type: number): number {
  if (type < 0) return kit.postCount - sheet[POST_COUNT];
  return bitCount(kit.postsOfType[type] & ~filledPosts(kit, sheet));
}

/** Members that could still take a multiplier later on. */
const boostable = (kit: Kit, sheet: readonly number[]): number =>
  kit.rules.multipliers === 'anytime' ? sheet[POST_COUNT] - bitCount(sheet[BOOSTED]) : 0;

/** What the largest unused multipliers could add if each met the highest level. */
function multiplierRoom(kit: Kit, sheet: readonly number[], posts: number): number {
  let left = posts;
  let room = 0;
  for (let value = 4; value >= 2; value--) {
    const uses = Math.min(left, kit.multipliers[value - 2] - sheet[USED + value - 2]);
    room += uses * kit.topLevel * (value - 1);
    left -= uses;
  }
  return room;
}

/** The most that the sheet can still reach on a need; generous where only luck is against it. */
function bound(kit: Kit, sheet: readonly number[], need: Need): number {
  const value = readNeed(kit, sheet, need);
  const empty = emptyPosts(kit, sheet, -1);
  switch (need.metric) {
    case 'sp':
      return value + kit.topLevel * empty + multiplierRoom(kit, sheet, empty + boostable(kit, sheet));
    case 'spEq':
    case 'spMin':
      return value + emptyPosts(kit, sheet, need.of) + boostable(kit, sheet);
    case 'skill':
      return value + 4 * empty;
    case 'skillEach': {
      let missing = 0;
      for (let skill = 0; skill < 4; skill++) missing += Math.max(0, need.atLeast - skillCount(kit, sheet, skill));
      return missing > 4 * empty ? value : FREE;
    }
    case 'multUsed': {
      const all = kit.multipliers[0] + kit.multipliers[1] + kit.multipliers[2];
      return value + Math.min(empty + boostable(kit, sheet), all - value);
    }
    case 'origin':
      return value + empty;
    case 'penaltyLeft':
      return value;
    default:
      return FREE;
  }
}

/** Whether this sheet can never meet the goal. */
export function isImpossible(kit: Kit, sheet: readonly number[], goal: Goal): boolean {
  const { needs } = kit.goals[goal];
  for (let i = 0; i < needs.length; i++) if (bound(kit, sheet, needs[i]) < needs[i].atLeast) return true;
  return false;
}
