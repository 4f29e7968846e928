import type { Seat } from '@bandstand/engine';
import { copySheet, haveSameSheets, newSheet } from '../layout.ts';
import type { Move } from '../moves.ts';
import type { SeatTurn } from '../phase.ts';
import { step } from '../seat.ts';
import type { Outlook } from './outlook.ts';

function haveSame(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** How a seat means to go on: a recording or a claim and the chain that it sets off, which need not be thought through again. */
export class Plan {
  private readonly steps: Move[] = [];
  private made = 0;
  /** The sheet as it must be when the next step is made. */
  private readonly sheet = newSheet();
  private turns = 0;
  private goals: readonly number[] = [];
  private chances: readonly number[] = [];

  /** Takes over the steps, of which the first is to be made on this sheet. */
  make(sheet: readonly number[], outlook: Outlook, steps: readonly Move[]): void {
    this.made = 0;
    while (this.steps.length > 0) this.steps.pop();
    if (steps.length === 0) return;
    for (const move of steps) this.steps.push(move);
    copySheet(sheet, this.sheet);
    this.turns = outlook.turns;
    this.goals = outlook.goals.slice();
    this.chances = outlook.chances.slice();
  }

  /** The next step, if all is as it was expected. */
  recall(turn: SeatTurn, sheet: readonly number[], seat: Seat, outlook: Outlook): Move | undefined {
    if (
      this.made === this.steps.length ||
      this.turns !== outlook.turns ||
      !haveSameSheets(this.sheet, sheet) ||
      !haveSame(this.goals, outlook.goals) ||
      !haveSame(this.chances, outlook.chances)
    )
      return undefined;
    const move = this.steps[this.made++];
    if (this.made < this.steps.length) step(turn, this.sheet, seat, move);
    return move;
  }
}
