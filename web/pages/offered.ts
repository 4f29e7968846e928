import type { Game, OptionSpec, OptionValue } from '@bandstand/engine';

export type Options = Readonly<Record<string, OptionValue>>;
/** An option by its name. */
export type NamedOption = readonly [string, OptionSpec];

/** Other values of an option than the usual one; of a long list of numbers the ends will do. */
const otherValues = (spec: OptionSpec): readonly OptionValue[] => {
  if (spec.type === 'flag') return [!spec.default];
  const values: readonly OptionValue[] = spec.type === 'choice' ? spec.values : [spec.min, spec.max];
  return values.filter((value) => value !== spec.default);
};

/** Whether an option may be anything else than usual with this many seats. */
export const isOffered = (game: Game, options: Options, seats: number, [key, spec]: NamedOption): boolean =>
  game.optionsProblem === undefined ||
  otherValues(spec).some((value) => game.optionsProblem?.({ ...options, [key]: value }, seats) === undefined);
