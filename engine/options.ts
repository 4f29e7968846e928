import { bad, good, type Result } from './problem.ts';

export type OptionValue = string | number | boolean;
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** One thing that can be chosen before a match. Forms, command line and server are made from it. */
export type OptionSpec =
  | { readonly type: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly type: 'number'; readonly min: number; readonly max: number; readonly default: number }
  | { readonly type: 'flag'; readonly default: boolean };

export type OptionSpecs<Options extends OptionValues> = { readonly [Key in keyof Options]: OptionSpec };

export const defaultOptions = <Options extends OptionValues>(specs: OptionSpecs<Options>): Options =>
  Object.fromEntries(Object.entries<OptionSpec>(specs).map(([key, spec]) => [key, spec.default])) as Options;

/** Fills in defaults and refuses what the game does not know. */
export function parseOptions<Options extends OptionValues>(
  specs: OptionSpecs<Options>,
  given: unknown,
): Result<Options> {
  if (given === undefined || given === null) return good(defaultOptions(specs));
  if (typeof given !== 'object' || Array.isArray(given))
    return bad('bad-options', 'Options are an object such as {"key": "value"}.');
  const known = Object.keys(specs);
  const options: Record<string, OptionValue> = { ...defaultOptions(specs) };
  for (const [key, value] of Object.entries(given)) {
    if (!Object.hasOwn(specs, key)) {
      return bad('unknown-option', `There is no option "${key}". Known options: ${known.join(', ') || 'none'}.`);
    }
    const spec = specs[key];
    const wanted = wantedValue(spec, value);
    if (wanted !== undefined) return bad('bad-option', `Option "${key}" takes ${wanted}.`);
    options[key] = value as OptionValue;
  }
  return good(options as Options);
}

/** The values of a choice in words: those that do not count on from the one before, and runs of whole numbers by their ends. */
function inShort(values: readonly string[]): string {
  const runs: string[][] = [];
  for (const value of values) {
    const run = runs.at(-1);
    if (run !== undefined && isNext(run[run.length - 1], value)) run.push(value);
    else runs.push([value]);
  }
  return runs.flatMap((run) => (run.length > 3 ? [`${run[0]} to ${run[run.length - 1]}`] : run)).join(', ');
}

const isNext = (before: string, value: string): boolean => before !== '' && value === String(Number(before) + 1);

/** What the spec would take, when it does not take `value`. */
function wantedValue(spec: OptionSpec, value: unknown): string | undefined {
  switch (spec.type) {
    case 'choice':
      return spec.values.some((allowed) => allowed === value) ? undefined : `one of ${inShort(spec.values)}`;
    case 'number':
      return typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max
        ? undefined
        : `a whole number from ${spec.min} to ${spec.max}`;
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'true or false';
  }
}
