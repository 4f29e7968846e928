import type { Profile } from '../content/condition.ts';
import type { Content } from '../content.ts';
import type { Space } from '../state.ts';

const PLACES = 1 << 14;

/** What lines of cards were worth when last asked, by all that counts of them. Of several with one place the latest stays. */
export class WorthMemory {
  private readonly lines = new Int32Array(PLACES).fill(-1);
  private readonly staffs = new Int32Array(PLACES);
  private readonly members = new Int32Array(PLACES);
  private readonly values = new Float64Array(PLACES);
  private readonly countsMembers: boolean;
  private readonly isOn: boolean;
  private line = 0;
  private staff = 0;
  private member = 0;
  private place = 0;

  constructor({ lettersAsked, membersAsked }: Content) {
    // Groups that share three letters have no room in a key.
    this.isOn = lettersAsked <= 2;
    this.countsMembers = membersAsked;
  }

  /** NaN if it is not known; `keep` then takes the answer. */
  recall({ size, staff, groups, roles, members }: Profile, marker: Space): number {
    if (!this.isOn) return NaN;
    this.line = (((((marker << 5) | size) << 5) | groups[1]) << 5) | groups[2];
    this.staff = (roles << 5) | staff;
    this.member = this.countsMembers ? members : 0;
    const hash = Math.imul(Math.imul(this.line, 0x9e3779b1) ^ this.staff ^ (this.member << 7), 0x85ebca6b);
    this.place = (hash ^ (hash >>> 15)) & (PLACES - 1);
    const { place } = this;
    return this.lines[place] === this.line && this.staffs[place] === this.staff && this.members[place] === this.member
      ? this.values[place]
      : NaN;
  }

  keep(value: number): number {
    if (!this.isOn) return value;
    const { place } = this;
    this.lines[place] = this.line;
    this.staffs[place] = this.staff;
    this.members[place] = this.member;
    this.values[place] = value;
    return value;
  }
}
