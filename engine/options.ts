import { bad, good, type Result } from './problem.ts';
import { words } from './text/index.ts';

export type OptionValue = string | number | boolean;
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** A choice that can be left to the rules. */
export type AutoOr<Value> = 'auto' | Value;

/** One thing that can be chosen before a match. Forms, command line and server are made from it. */
export type OptionSpec =
  | { readonly type: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly type: 'number'; readonly min: number; readonly max: number; readonly default: number }
  /** Left to the rules, or a number. */
  | { readonly type: 'auto'; readonly min: number; readonly max: number; readonly default: AutoOr<number> }
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
  if (typeof given !== 'object' || Array.isArray(given)) return bad('bad-options', words().options.optionsAreAnObject);
  const known = Object.keys(specs);
  const options: Record<string, OptionValue> = { ...defaultOptions(specs) };
  for (const [key, value] of Object.entries<unknown>(given as Record<string, unknown>)) {
    if (!Object.hasOwn(specs, key)) {
      return bad('unknown-option', words().options.thereIsNoOption(key, known));
    }
    const spec = specs[key];
    const meant: unknown = spec.type === 'auto' ? asNumber(value) : value;
    const wanted = wantedValue(spec, meant);
    if (wanted !== undefined) return bad('bad-option', words().options.optionTakes(key, wanted));
    options[key] = meant as OptionValue;
  }
  return good(options as Options);
}

/** Records and forms of earlier builds wrote these numbers as texts. */
const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^(0|[1-9]\d*)$/.test(value) ? Number(value) : value;

const isWithin = ({ min, max }: { readonly min: number; readonly max: number }, value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

/** What the spec would take, when it does not take `value`. */
function wantedValue(spec: OptionSpec, value: unknown): string | undefined {
  switch (spec.type) {
    case 'choice':
      return spec.values.some((allowed) => allowed === value)
        ? undefined
        : words().options.oneOf(spec.values.join(', '));
    case 'number':
      return isWithin(spec, value) ? undefined : words().options.wholeNumberFromTo(spec.min, spec.max);
    case 'auto':
      return value === 'auto' || isWithin(spec, value)
        ? undefined
        : words().options.autoOrAWholeNumber(spec.min, spec.max);
    case 'flag':
      return typeof value === 'boolean' ? undefined : words().options.trueOrFalse;
  }
}
