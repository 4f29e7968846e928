import type { Kit } from '../kit.ts';
import { CHEER, GRID, MATCH, NET, OPENED, TOUR, TRACK_A, TRACK_B } from '../layout.ts';
import type { Goal, Item } from '../state.ts';
import { BandValue } from './bandValue.ts';
import { CrossValue } from './crossValue.ts';
import { GoalValue } from './goalValue.ts';
import { TourValue } from './tourValue.ts';
import type { Weights } from './weights.ts';
import { ItemWorth } from './worth.ts';

/** Judges the parts of a sheet one by one: points so far plus what is likely to come in so many turns. */
export interface Sections {
  /** What an item is usually worth while it waits. */
  worth(item: Item): number;
  part(part: number, sheet: readonly number[], turns: number): number;
  /** What an unclaimed goal is worth, by how far the sheet is from it. */
  open(sheet: readonly number[], turns: number, goal: Goal): number;
  /** The marks that each goal reads, as in `parts.ts`. */
  readonly goalParts: readonly number[];
}

/** Sections judged by formulas with a few weights. */
export class WeighedSections implements Sections {
  readonly goalParts: readonly number[];
  private readonly kit: Kit;
  private readonly items: ItemWorth;
  private readonly crosses: CrossValue;
  private readonly tour: TourValue;
  private readonly band: BandValue;
  private readonly goals: GoalValue;

  constructor(kit: Kit, weights: Weights) {
    this.kit = kit;
    this.items = new ItemWorth(weights);
    this.crosses = new CrossValue(kit, weights, this.items);
    this.tour = new TourValue(kit, weights, this.items);
    this.band = new BandValue(kit, weights);
    this.goals = new GoalValue(kit, weights, this.items);
    this.goalParts = this.goals.parts;
  }

  worth(item: Item): number {
    return this.items.of(item);
  }

  open(sheet: readonly number[], turns: number, goal: Goal): number {
    return this.goals.open(sheet, turns, goal);
  }

  part(part: number, sheet: readonly number[], turns: number): number {
    switch (part) {
      case 0:
        return this.crosses.grid(sheet[GRID], turns);
      case 1:
        return this.crosses.net(sheet[NET], turns);
      case 2:
        return this.crosses.match(sheet[MATCH], turns);
      case 3:
        return this.crosses.tracks(sheet[TRACK_A], sheet[TRACK_B], turns);
      case 4:
        return this.tour.value(sheet[TOUR], sheet[OPENED], turns);
      case 5:
        return this.band.value(sheet, turns);
      case 6:
        return this.kit.cheerPoints[sheet[CHEER]];
      default:
        return this.goals.boxes(sheet, turns);
    }
  }
}
