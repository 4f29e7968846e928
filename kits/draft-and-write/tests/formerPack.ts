import type { Pack } from '../pack.ts';

/** Names that a pack had earlier, by list and id; kinds of posts by their plural. */
export interface FormerNames {
  readonly cards: Readonly<Record<string, string>>;
  readonly goals?: Readonly<Record<string, string>>;
  readonly netIcons?: Readonly<Record<string, string>>;
  readonly types?: Readonly<Record<string, string>>;
}

const named = <T extends { readonly id: string; readonly name: string }>(
  list: readonly T[],
  names: Readonly<Record<string, string>> = {},
): T[] => list.map((each) => (Object.hasOwn(names, each.id) ? { ...each, name: names[each.id] } : each));

/** The pack as it was called earlier. */
export const formerPack = (pack: Pack, { cards, goals, netIcons, types = {} }: FormerNames): Pack => ({
  ...pack,
  cards: named(pack.cards, cards),
  goals: named(pack.goals, goals),
  netIcons: named(pack.netIcons, netIcons),
  types: pack.types.map((type) => (Object.hasOwn(types, type.id) ? { ...type, plural: types[type.id] } : type)),
});
