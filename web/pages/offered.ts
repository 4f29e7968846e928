import { defaultOptions, type Game, type OptionSpec, type OptionValue } from '@bandstand/engine';

export type Options = Readonly<Record<string, OptionValue>>;
/** An option by its name. */
export type NamedOption = readonly [string, OptionSpec];

/** Other values of an option than the usual one; of a long list of numbers the ends will do. */
const otherValues = (spec: OptionSpec): readonly OptionValue[] => {
  if (spec.type === 'flag') return [!spec.default];
  const values: readonly OptionValue[] = spec.type === 'choice' ? spec.values : [spec.min, spec.max];
  return values.filter((value) => value !== spec.default);
};

const clashes = (game: Game, options: Options, seats: number): boolean =>
  game.optionsProblem?.(options, seats) !== undefined;

/** Whether an option leaves a choice with this many seats. */
export const isOffered = (game: Game, options: Options, seats: number, [key, spec]: NamedOption): boolean =>
  game.optionsProblem === undefined ||
  [spec.default, ...otherValues(spec)].filter((value) => !clashes(game, { ...options, [key]: value }, seats)).length >
    1;

/**
 * What is not offered any more is as usual, and what so many need to play at all is so without being asked for.
 * The same object where nothing has to change.
 */
export function fitting(game: Game, options: Options, seats: number, offered: readonly NamedOption[]): Options {
  const usual = defaultOptions(game.options);
  const kept = new Set(offered.map(([name]) => name));
  const lost = Object.keys(usual).filter((name) => !kept.has(name) && options[name] !== usual[name]);
  const asUsual = { ...options, ...Object.fromEntries(lost.map((name) => [name, usual[name]])) };
  if (!clashes(game, asUsual, seats)) return lost.length === 0 ? options : asUsual;
  if (!clashes(game, options, seats)) return options;
  const ways = Object.entries(game.options).flatMap(([name, spec]) =>
    otherValues(spec).map((value) => ({ ...options, [name]: value })),
  );
  return ways.find((way) => !clashes(game, way, seats)) ?? options;
}
