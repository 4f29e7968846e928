import { english, listed } from '@bandstand/engine';
import type { LostGoals } from '../../goals/lost.ts';
import type { Pack } from '../../pack.ts';

/** What a choice takes from goals that are met now; empty where it takes nothing. */
export function losesText({ noBox, unmet }: LostGoals, pack: Pack): string {
  const named = (goals: readonly number[]): string =>
    listed(goals.map((goal) => `${pack.goals[goal].name} (${pack.goals[goal].points})`));
  if (noBox.length > 0) return `It fills your last goal box; ${named(noBox)} can then not be claimed.`;
  return unmet.length > 0 ? `You will no longer meet ${named(unmet)}.` : '';
}

/** On the label of a card, after what else it costs. */
export const costsGoals = (count: number): string => `and ${english.counted(count, { one: 'goal', other: 'goals' })}`;
