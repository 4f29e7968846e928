import type { Kit } from '../kit.ts';
import {
  copySheet,
  GRID,
  ITEM,
  ITEM_KINDS,
  MATCH,
  NET,
  newSheet,
  OPENED,
  OUTER,
  PENDING,
  TOUR,
  WAITING,
} from '../layout.ts';
import type { Move } from '../moves.ts';
import type { SheetTurn } from '../phase.ts';
import { targets, useItem } from '../sheet.ts';
import { newParts, TOUCHED_BY_ITEM, type Parts } from './parts.ts';
import type { Outlook } from './outlook.ts';
import type { SheetValue } from './value.ts';
import type { Item } from '../state.ts';

/** Items are used in this order: what opens targets first, what may need them last. */
const ORDER = [
  ITEM.cash,
  ITEM.x4,
  ITEM.x3,
  ITEM.x2,
  ITEM.trackA,
  ITEM.trackB,
  ITEM.cheer,
  ITEM.colour,
  0,
  1,
  2,
  3,
  ITEM.match,
  ITEM.net,
  ITEM.grid,
  ITEM.tour,
];

/** Depth of the deepest chain that is thought through; far above what sheets can give. */
const MAX_DEPTH = 120;

/** Looks for the best way to use all waiting items: a whole chain as one choice. */
export class Chains {
  private readonly kit: Kit;
  private readonly judge: SheetValue;
  /** How many targets of an item are followed, by depth; one beyond the list. */
  private readonly widths: readonly number[];
  /** Whether one target is followed at every step. */
  private readonly isNarrow: boolean;
  private readonly quiet: SheetTurn;
  private readonly scratch: readonly number[][] = Array.from({ length: MAX_DEPTH }, newSheet);

  /** The parts of the sheet that each step of a chain starts from. */
  private readonly parts: Parts[] = Array.from({ length: MAX_DEPTH }, newParts);

  /** The steps of the chain that was followed last, where only one was. */
  private readonly steps: Move[] = [];

  /** What still waits after an item that earns nothing. */
  private plain = 0;

  constructor(kit: Kit, judge: SheetValue, widths: readonly number[]) {
    this.kit = kit;
    this.judge = judge;
    this.widths = widths;
    this.isNarrow = widths.every((width) => width === 1);
    this.quiet = { content: kit, tell: undefined };
  }

  /** Adds the steps of the chain that was judged last; none where several were followed side by side. */
  addSteps(list: Move[]): void {
    if (this.isNarrow) for (const move of this.steps) list.push(move);
  }

  /** The next item to use, -1 when none has a target. */
  nextItem(sheet: readonly number[]): number {
    for (let i = 0; i < ITEM_KINDS; i++) {
      const item = ORDER[i];
      if (sheet[PENDING + item] > 0 && targets(this.kit, sheet, item) !== 0) return item;
    }
    return -1;
  }

  /** What waiting items are usually worth. */
  private waiting(sheet: readonly number[]): number {
    let sum = 0;
    if (sheet[WAITING] > 0)
      for (let item = 0; item < ITEM_KINDS; item++)
        if (sheet[PENDING + item] > 0) sum += sheet[PENDING + item] * this.judge.worth(item);
    return sum;
  }

  private waitingWithout(sheet: number[], item: Item): number {
    sheet[PENDING + item]--;
    sheet[WAITING]--;
    const sum = this.waiting(sheet);
    sheet[PENDING + item]++;
    sheet[WAITING]++;
    return sum;
  }

  /** The worth of the sheet once its waiting items are used well. */
  best(sheet: readonly number[], outlook: Outlook): number {
    while (this.steps.length > 0) this.steps.pop();
    this.judge.split(sheet, outlook, this.parts[0]);
    return this.follow(sheet, outlook, 0);
  }

  /** The same for a sheet on which only some sections were touched, given its parts from before. */
  bestAfter(touched: number, sheet: readonly number[], outlook: Outlook, before: Parts): number {
    while (this.steps.length > 0) this.steps.pop();
    this.judge.splitAfter(touched, sheet, outlook, before, this.parts[0]);
    return this.follow(sheet, outlook, 0);
  }

  private follow(sheet: readonly number[], outlook: Outlook, depth: number): number {
    const item = sheet[WAITING] > 0 && depth < MAX_DEPTH - 1 ? this.nextItem(sheet) : -1;
    if (item < 0) return this.judge.total(this.parts[depth], outlook);
    if ((this.widths[depth] ?? 1) === 1) {
      copySheet(sheet, this.scratch[depth]);
      const space = this.likeliest(sheet, item, outlook, depth);
      if (this.isNarrow) this.steps.push(this.kit.moves.use[item][space]);
      return this.after(item, space, outlook, depth);
    }
    const spaces = this.ranked(sheet, item, outlook, depth);
    let best = -Infinity;
    for (const space of spaces) {
      copySheet(sheet, this.scratch[depth]);
      best = Math.max(best, this.after(item, space, outlook, depth));
    }
    return best;
  }

  /** The best space for an item. */
  bestSpace(sheet: readonly number[], item: Item, outlook: Outlook): number {
    this.judge.split(sheet, outlook, this.parts[0]);
    if (this.widths[0] === 1) {
      copySheet(sheet, this.scratch[0]);
      return this.likeliest(sheet, item, outlook, 0);
    }
    const spaces = this.ranked(sheet, item, outlook, 0);
    if (spaces.length === 1) return spaces[0];
    let best = -Infinity;
    let chosen = spaces[0];
    for (const space of spaces) {
      copySheet(sheet, this.scratch[0]);
      const value = this.after(item, space, outlook, 0);
      if (value > best) {
        best = value;
        chosen = space;
      }
    }
    return chosen;
  }

  /** The worth of the sheet that is copied to the scratch of this depth, once the item is used on the space and the rest well. */
  private after(item: Item, space: number, outlook: Outlook, depth: number): number {
    const next = this.scratch[depth];
    useItem(this.quiet, next, 0, item, space);
    this.judge.splitAfter(TOUCHED_BY_ITEM[item], next, outlook, this.parts[depth], this.parts[depth + 1]);
    return this.follow(next, outlook, depth + 1);
  }

  /** The most promising target of an item. The scratch sheet of this depth is a copy of the sheet before and afterwards. */
  private likeliest(sheet: readonly number[], item: Item, outlook: Outlook, depth: number): number {
    const open = targets(this.kit, sheet, item);
    if ((open & (open - 1)) === 0) return 31 - Math.clz32(open);
    this.plain = this.waitingWithout(this.scratch[depth], item);
    this.judge.beginItem(item, outlook, this.parts[depth]);
    let best = -Infinity;
    let chosen = -1;
    for (let rest = open; rest !== 0; rest &= rest - 1) {
      const space = 31 - Math.clz32(rest & -rest);
      const value = this.promise(sheet, depth, item, space, outlook);
      if (value > best) {
        best = value;
        chosen = space;
      }
    }
    return chosen;
  }

  /** The most promising targets of an item, best first. */
  private ranked(sheet: readonly number[], item: Item, outlook: Outlook, depth: number): number[] {
    const width = this.widths[depth] ?? 1;
    const open = targets(this.kit, sheet, item);
    if ((open & (open - 1)) === 0) return [31 - Math.clz32(open)];
    const spaces: number[] = [];
    const values: number[] = [];
    const next = this.scratch[depth];
    copySheet(sheet, next);
    this.plain = this.waitingWithout(next, item);
    this.judge.beginItem(item, outlook, this.parts[depth]);
    for (let rest = open; rest !== 0; rest &= rest - 1) {
      const space = 31 - Math.clz32(rest & -rest);
      const value = this.promise(sheet, depth, item, space, outlook);
      let place = spaces.length < width ? spaces.length : width;
      while (place > 0 && values[place - 1] < value) place--;
      if (place >= width) continue;
      spaces.splice(place, 0, space);
      values.splice(place, 0, value);
      if (spaces.length > width) {
        spaces.pop();
        values.pop();
      }
    }
    return spaces;
  }

  /** What the sheet is worth once an item is used on a space. The scratch sheet of this depth is a copy of it before and afterwards. */
  private promise(sheet: readonly number[], depth: number, item: Item, space: number, outlook: Outlook): number {
    const next = this.scratch[depth];
    useItem(this.quiet, next, 0, item, space);
    const isPlain = next[WAITING] === sheet[WAITING] - 1;
    const value = this.judge.valueAfter(next, outlook, this.parts[depth]) + (isPlain ? this.plain : this.waiting(next));
    next[MATCH] = sheet[MATCH];
    next[GRID] = sheet[GRID];
    next[NET] = sheet[NET];
    next[TOUR] = sheet[TOUR];
    next[OPENED] = sheet[OPENED];
    if (item === ITEM.colour) next[OUTER + (space >> 2)] = sheet[OUTER + (space >> 2)];
    if (isPlain) {
      next[PENDING + item]++;
      next[WAITING]++;
    } else for (let i = PENDING; i <= WAITING; i++) next[i] = sheet[i];
    return value;
  }
}
