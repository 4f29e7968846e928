import type { Asked } from '@bandstand/engine';

/** Looks between two decisions about which choices to go on with. */
const LOOKS_A_ROUND = 10;
/** A choice is dropped when it is behind by so many standard errors of the difference. */
const CLEARLY = 2.6;

/** A choice with the mean of what came of it. */
export interface Raced<Choice> {
  readonly choice: Choice;
  readonly worth: number;
  readonly looks: number;
}

interface Runner<Choice> {
  readonly choice: Choice;
  readonly results: number[];
  sum: number;
}

/**
 * Compares choices by trying all of them in the same imagined worlds. What is clearly behind is dropped, so that a plain choice
 * takes few looks and a close one all there are. `look` imagines a world and gives a way to try a choice in it. A look that is
 * not over when time is up does not count, as it did not see all choices.
 * Best first: those that stayed longer, then those that did better. Nothing was compared when there was no time.
 */
export function race<Choice>(
  choices: readonly Choice[],
  look: () => (choice: Choice) => number,
  { goOn, inTime }: Pick<Asked, 'goOn' | 'inTime'>,
): readonly Raced<Choice>[] {
  const runners = choices.map((choice): Runner<Choice> => ({ choice, results: [], sum: 0 }));
  let alive = runners;
  while (alive.length > 1 && goOn()) {
    const results = seenBy(alive, look(), inTime);
    if (results === undefined) break;
    for (const [place, runner] of alive.entries()) {
      runner.results.push(results[place]);
      runner.sum += results[place];
    }
    if (alive[0].results.length % LOOKS_A_ROUND === 0) alive = stillOpen(alive);
  }
  return runners
    .toSorted((a, b) => b.results.length - a.results.length || meanOf(b) - meanOf(a))
    .map((runner) => ({ choice: runner.choice, worth: meanOf(runner), looks: runner.results.length }));
}

/** What one look finds of every choice; undefined when time was up before the last. */
function seenBy<Choice>(
  runners: readonly Runner<Choice>[],
  tryOut: (choice: Choice) => number,
  inTime: () => boolean,
): readonly number[] | undefined {
  const results: number[] = [];
  for (const { choice } of runners) {
    if (results.length > 0 && !inTime()) return undefined;
    results.push(tryOut(choice));
  }
  return results;
}

const meanOf = ({ results, sum }: Runner<unknown>): number => (results.length === 0 ? 0 : sum / results.length);

/** Those that are not clearly behind the best so far. */
function stillOpen<Choice>(runners: readonly Runner<Choice>[]): Runner<Choice>[] {
  const best = runners.reduce((top, each) => (each.sum > top.sum ? each : top));
  return runners.filter((each) => each === best || !isBehind(each, best));
}

function isBehind({ results }: Runner<unknown>, best: Runner<unknown>): boolean {
  const count = results.length;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < count; i++) {
    const difference = best.results[i] - results[i];
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / count;
  const error = Math.sqrt(Math.max(1e-6, squares / count - mean * mean) / count);
  return mean > CLEARLY * error;
}
