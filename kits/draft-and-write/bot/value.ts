import type { Kit } from '../kit.ts';
import { GOAL_BOXES, GOAL_COUNT, PENALTY, POST_COUNT } from '../layout.ts';
import type { Item } from '../state.ts';
import type { Outlook } from './outlook.ts';
import { FREE_BOXES, OPEN_GOALS, SECTIONS, TOUCHED_BY_ITEM, TURNS, type Parts } from './parts.ts';
import type { Sections } from './sections.ts';

/** No sheet is judged for more turns to come than these. */
export const TOP_TURNS = 24;

/** Turns to come by which a sheet is judged: none once it has ended the match itself. */
export function turnsFor(kit: Kit, sheet: readonly number[], turns: number): number {
  const ended =
    sheet[POST_COUNT] === kit.postCount || sheet[PENALTY] >= kit.penaltyItem.length || sheet[GOAL_COUNT] >= GOAL_BOXES;
  return ended ? 0 : Math.min(turns, TOP_TURNS);
}

/** Judges sheets of one game: points so far plus what is likely to come. */
export class SheetValue {
  private readonly kit: Kit;
  private readonly sections: Sections;
  private readonly countsBoxes: boolean;
  private readonly open = new Float64Array(16);
  /** Of the item that is being judged: the sections it can change, and what all before them and the open goals are worth. */
  private touched = 0;
  private firstTouched = 0;
  private untouched = 0;
  private touchesGoals = false;
  private goals = 0;

  /** `countsBoxes`: no more goals are hoped for than there are boxes to claim them with. */
  constructor(kit: Kit, sections: Sections, countsBoxes = false) {
    this.kit = kit;
    this.sections = sections;
    this.countsBoxes = countsBoxes;
  }

  worth(item: Item): number {
    return this.sections.worth(item);
  }

  private turnsFor(sheet: readonly number[], outlook: Outlook): number {
    return turnsFor(this.kit, sheet, outlook.turns);
  }

  /** The worth of each part of a sheet. */
  split(sheet: readonly number[], outlook: Outlook, parts: Parts): void {
    const turns = this.turnsFor(sheet, outlook);
    parts[TURNS] = turns;
    parts[FREE_BOXES] = this.freeBoxes(sheet);
    for (let part = 0; part < SECTIONS; part++) parts[part] = this.sections.part(part, sheet, turns);
    for (let i = 0; i < outlook.goals.length; i++)
      parts[OPEN_GOALS + i] = this.sections.open(sheet, turns, outlook.goals[i]) * outlook.chances[i];
  }

  /** The parts of a sheet on which only some sections were touched, given the parts from before. */
  splitAfter(touched: number, sheet: readonly number[], outlook: Outlook, before: Parts, parts: Parts): void {
    const turns = before[TURNS];
    if (this.turnsFor(sheet, outlook) !== turns) return this.split(sheet, outlook, parts);
    parts[TURNS] = turns;
    parts[FREE_BOXES] = this.freeBoxes(sheet);
    for (let part = 0; part < SECTIONS; part++)
      parts[part] = (touched >> part) & 1 ? this.sections.part(part, sheet, turns) : before[part];
    for (let i = 0; i < outlook.goals.length; i++)
      parts[OPEN_GOALS + i] = this.openGoal(touched, sheet, outlook, before, i);
  }

  total(parts: Parts, outlook: Outlook): number {
    let sum = 0;
    for (let part = 0; part < SECTIONS; part++) sum += parts[part];
    return sum + this.openGoals(outlook, parts);
  }

  /** Makes ready to judge sheets on which one item was used in different ways, given the parts from before. */
  beginItem(item: Item, outlook: Outlook, before: Parts): void {
    const touched = TOUCHED_BY_ITEM[item];
    this.touched = touched;
    this.firstTouched = 31 - Math.clz32(touched & -touched);
    this.untouched = 0;
    for (let part = 0; part < this.firstTouched; part++) this.untouched += before[part];
    let goals = 0;
    for (const goal of outlook.goals) goals |= this.sections.goalParts[goal];
    this.touchesGoals = (goals & touched) !== 0;
    if (!this.touchesGoals) this.goals = this.openGoals(outlook, before);
  }

  /** The worth of such a sheet. Everything is added up in the order of the parts, so that equal sheets are worth the same. */
  valueAfter(sheet: readonly number[], outlook: Outlook, before: Parts): number {
    const { touched } = this;
    const turns = before[TURNS];
    let sum = this.untouched;
    for (let part = this.firstTouched; part < SECTIONS; part++)
      sum += (touched >> part) & 1 ? this.sections.part(part, sheet, turns) : before[part];
    if (!this.touchesGoals) return sum + this.goals;
    const { length } = outlook.goals;
    for (let i = 0; i < length; i++) this.open[i] = this.openGoal(touched, sheet, outlook, before, i);
    return sum + this.best(length, before[FREE_BOXES]);
  }

  private openGoals(outlook: Outlook, parts: Parts): number {
    const { length } = outlook.goals;
    for (let i = 0; i < length; i++) this.open[i] = parts[OPEN_GOALS + i];
    return this.best(length, parts[FREE_BOXES]);
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
    return (touched & this.sections.goalParts[goal]) === 0
      ? before[OPEN_GOALS + i]
      : this.sections.open(sheet, before[TURNS], goal) * outlook.chances[i];
  }
}
