import type { Goal, Item } from '../state.ts';
import type { Sections } from './sections.ts';

/** Sections judged in two ways at once: each has errors of its own, and their mean has less of both. */
export class BlendedSections implements Sections {
  readonly goalParts: readonly number[];
  private readonly first: Sections;
  private readonly second: Sections;
  /** How much the second counts, of 1. */
  private readonly share: number;

  constructor(first: Sections, second: Sections, share: number) {
    this.goalParts = first.goalParts;
    this.first = first;
    this.second = second;
    this.share = share;
  }

  worth(item: Item): number {
    return this.first.worth(item);
  }

  part(part: number, sheet: readonly number[], turns: number): number {
    return this.blend(this.first.part(part, sheet, turns), this.second.part(part, sheet, turns));
  }

  open(sheet: readonly number[], turns: number, goal: Goal): number {
    return this.blend(this.first.open(sheet, turns, goal), this.second.open(sheet, turns, goal));
  }

  private blend(first: number, second: number): number {
    return (1 - this.share) * first + this.share * second;
  }
}
