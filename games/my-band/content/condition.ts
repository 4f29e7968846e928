import type { Needs, Pack } from './shape.ts';

/** What a contract looks at in a player's cards. Written again and again, so that checks do not allocate. */
export interface Profile {
  size: number;
  staff: number;
  /** By m: the most band cards that all carry the same m letters. */
  readonly groups: number[];
  /** Business occupations as a bit mask. */
  roles: number;
  /** Band occupations as a bit mask. */
  members: number;
}

export type Condition = (profile: Profile) => boolean;

export const emptyProfile = (): Profile => ({ size: 0, staff: 0, groups: [0, 0, 0, 0, 0, 0], roles: 0, members: 0 });

/** A question of the chart as a function. */
export function conditionOf(pack: Pack, needs: Needs): Condition {
  if ('size' in needs) return (profile) => profile.size >= needs.size;
  if ('staff' in needs) return (profile) => profile.staff >= needs.staff;
  if ('group' in needs) {
    const [members, letters] = needs.group;
    return (profile) => profile.groups[letters] >= members;
  }
  if ('role' in needs) {
    const wanted = maskOf(needs.role, pack.business);
    return (profile) => (profile.roles & wanted) !== 0;
  }
  if ('member' in needs) {
    const wanted = maskOf(needs.member, pack.occupations);
    return (profile) => (profile.members & wanted) !== 0;
  }
  if ('all' in needs) {
    const parts = needs.all.map((part) => conditionOf(pack, part));
    return (profile) => parts.every((part) => part(profile));
  }
  const parts = needs.any.map((part) => conditionOf(pack, part));
  return (profile) => parts.some((part) => part(profile));
}

const maskOf = (names: readonly string[], rows: readonly { readonly id: string }[]): number =>
  names.reduce((mask, name) => mask | (1 << rows.findIndex((row) => row.id === name)), 0);
