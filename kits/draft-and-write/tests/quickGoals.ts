import { isSatisfied, progress, type Kit, type State } from '../index.ts';

/** How many goals are met on each of the sheets of 60 finished matches, on average, and how often the quick answer to that is wrong. */
export function quickGoals(
  kit: Kit,
  match: (index: number) => State,
): { readonly met: number; readonly wrong: number } {
  const sheets = Array.from({ length: 60 }, (_, index) => match(index).sheets).flat();
  let met = 0;
  let wrong = 0;
  for (const sheet of sheets)
    for (const goal of kit.goals.keys()) {
      const isMet = progress(kit, sheet, goal).every(({ have, need }) => have >= need);
      if (isSatisfied(kit, sheet, goal) !== isMet) wrong++;
      if (isMet) met++;
    }
  return { met: met / sheets.length, wrong };
}
