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

/** How far the cards are from meeting a space: 0 when they do, otherwise about how many cards are missing. */
export type Distance = (profile: Profile) => number;

export const emptyProfile = (): Profile => ({ size: 0, staff: 0, groups: [0, 0, 0, 0, 0, 0], roles: 0, members: 0 });

const lacking = (wanted: number, held: number): number => (held >= wanted ? 0 : wanted - held);

/** A condition of the chart as a function. */
export function distanceOf(pack: Pack, needs: Needs): Distance {
  if ('size' in needs) return (profile) => lacking(needs.size, profile.size);
  if ('staff' in needs) return (profile) => lacking(needs.staff, profile.staff);
  if ('group' in needs) {
    const [members, letters] = needs.group;
    return (profile) => lacking(members, profile.groups[letters]);
  }
  if ('role' in needs) {
    const wanted = maskOf(needs.role, pack.business);
    return (profile) => ((profile.roles & wanted) === 0 ? 1 : 0);
  }
  if ('member' in needs) {
    const wanted = maskOf(needs.member, pack.occupations);
    return (profile) => ((profile.members & wanted) === 0 ? 1 : 0);
  }
  if ('all' in needs) {
    const parts = needs.all.map((part) => distanceOf(pack, part));
    return (profile) => {
      let sum = 0;
      for (let place = 0; place < parts.length; place++) sum += parts[place](profile);
      return sum;
    };
  }
  const parts = needs.any.map((part) => distanceOf(pack, part));
  return (profile) => {
    let least = Infinity;
    for (const part of parts) least = Math.min(least, part(profile));
    return least;
  };
}

const partsOf = (needs: Needs): readonly Needs[] => ('all' in needs ? needs.all : 'any' in needs ? needs.any : []);

/** The most letters that a condition asks a group to share. */
export const lettersIn = (needs: Needs): number =>
  'group' in needs ? needs.group[1] : Math.max(0, ...partsOf(needs).map(lettersIn));

export const asksForMembers = (needs: Needs): boolean => 'member' in needs || partsOf(needs).some(asksForMembers);

const maskOf = (names: readonly string[], rows: readonly { readonly id: string }[]): number =>
  names.reduce((mask, name) => mask | (1 << rows.findIndex((row) => row.id === name)), 0);
