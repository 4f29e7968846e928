import type { Kit } from '../kit.ts';
import {
  CHEER,
  GOAL_BOXES,
  GOAL_COUNT,
  GRID,
  MATCH,
  NET,
  OPENED,
  PENALTY,
  POST_COUNT,
  TOUR,
  TRACK_A,
  TRACK_B,
} from '../layout.ts';
import { BandValue } from './bandValue.ts';
import { CrossValue } from './crossValue.ts';
import { GoalValue } from './goalValue.ts';
import { FREE_BOXES, OPEN_GOALS, SECTIONS, TOUCHED_BY_ITEM, TURNS, type Parts } from './parts.ts';
import { TourValue } from './tourValue.ts';
import type { Weights } from './weights.ts';
import { ItemWorth } from './worth.ts';
import type { Item } from '../state.ts';

/** What a sheet is judged against. */
export interface Outlook {
  /** Turns that are still to come. */
  turns: number;
  /** Goals that can still be claimed, and how likely each waits for this seat. */
  readonly goals: number[];
  readonly chances: number[];
}

const TOP_TURNS = 24;

/** Judges sheets of one game: points so far plus what is likely to come. */
export class SheetValue {
  private readonly kit: Kit;
  private readonly items: ItemWorth;
  private readonly crosses: CrossValue;
  private readonly tour: TourValue;
  private readonly band: BandValue;
  private readonly goals: GoalValue;
  private readonly countsBoxes: boolean;
  private readonly open = new Float64Array(16);

  /** `countsBoxes`: no more goals are hoped for than there are boxes to claim them with. */
  constructor(kit: Kit, weights: Weights, countsBoxes = false) {
    this.kit = kit;
    this.countsBoxes = countsBoxes;
    this.items = new ItemWorth(weights);
    this.crosses = new CrossValue(kit, weights, this.items);
    this.tour = new TourValue(kit, weights, this.items);
    this.band = new BandValue(kit, weights);
    this.goals = new GoalValue(kit, weights, this.items);
  }

  worth(item: Item): number {
    return this.items.of(item);
  }

  private turnsFor(sheet: readonly number[], outlook: Outlook): number {
    const { kit } = this;
    const ended =
      sheet[POST_COUNT] === kit.postCount ||
      sheet[PENALTY] >= kit.penaltyItem.length ||
      sheet[GOAL_COUNT] >= GOAL_BOXES;
    return ended ? 0 : Math.min(outlook.turns, TOP_TURNS);
  }

  /** The worth of each part of a sheet. */
  split(sheet: readonly number[], outlook: Outlook, parts: Parts): void {
    const turns = this.turnsFor(sheet, outlook);
    parts[TURNS] = turns;
    parts[FREE_BOXES] = this.freeBoxes(sheet);
    for (let part = 0; part < SECTIONS; part++) parts[part] = this.part(part, sheet, turns);
    for (let i = 0; i < outlook.goals.length; i++)
      parts[OPEN_GOALS + i] = this.goals.open(sheet, turns, outlook.goals[i]) * outlook.chances[i];
  }

  /** The parts of a sheet on which only some sections were touched, given the parts from before. */
  splitAfter(touched: number, sheet: readonly number[], outlook: Outlook, before: Parts, parts: Parts): void {
    const turns = before[TURNS];
    if (this.turnsFor(sheet, outlook) !== turns) return this.split(sheet, outlook, parts);
    parts[TURNS] = turns;
    parts[FREE_BOXES] = this.freeBoxes(sheet);
    for (let part = 0; part < SECTIONS; part++)
      parts[part] = (touched >> part) & 1 ? this.part(part, sheet, turns) : before[part];
    for (let i = 0; i < outlook.goals.length; i++)
      parts[OPEN_GOALS + i] = this.openGoal(touched, sheet, outlook, before, i);
  }

  total(parts: Parts, outlook: Outlook): number {
    let sum = 0;
    for (let part = 0; part < SECTIONS; part++) sum += parts[part];
    const { length } = outlook.goals;
    for (let i = 0; i < length; i++) this.open[i] = parts[OPEN_GOALS + i];
    return sum + this.best(length, parts[FREE_BOXES]);
  }

  /** The worth of a sheet on which one item was used, given the parts from before. */
  valueAfter(item: Item, sheet: readonly number[], outlook: Outlook, before: Parts): number {
    const turns = before[TURNS];
    const touched = TOUCHED_BY_ITEM[item];
    let sum = 0;
    for (let part = 0; part < SECTIONS; part++)
      sum += (touched >> part) & 1 ? this.part(part, sheet, turns) : before[part];
    const { length } = outlook.goals;
    for (let i = 0; i < length; i++) this.open[i] = this.openGoal(touched, sheet, outlook, before, i);
    return sum + this.best(length, this.freeBoxes(sheet));
  }

  private freeBoxes(sheet: readonly number[]): number {
    return this.countsBoxes ? GOAL_BOXES - sheet[GOAL_COUNT] : Infinity;
  }

  /** The sum of the best of the open goals, as many as there are boxes. */
  private best(length: number, boxes: number): number {
    const { open } = this;
    let sum = 0;
    for (let i = 0; i < length; i++) sum += open[i];
    for (let left = length; left > boxes; left--) {
      let least = 0;
      for (let i = 1; i < left; i++) if (open[i] < open[least]) least = i;
      sum -= open[least];
      open[least] = open[left - 1];
    }
    return sum;
  }

  private openGoal(touched: number, sheet: readonly number[], outlook: Outlook, before: Parts, i: number): number {
    const goal = outlook.goals[i];
    return (touched & this.goals.parts[goal]) === 0
      ? before[OPEN_GOALS + i]
      : this.goals.open(sheet, before[TURNS], goal) * outlook.chances[i];
  }

  private part(part: number, sheet: readonly number[], turns: number): number {
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
