import { CARD, copySheet, haveSameMarks, newSheet } from '../layout.ts';
import type { Move } from '../moves.ts';
import type { Outlook } from './outlook.ts';
import type { Card } from '../state.ts';

const haveSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((each, place) => each === b[place]);

/** The recording that a card was picked for. It comes next, and need not be thought through again. */
export class Plan {
  private readonly sheet = newSheet();
  private turns = 0;
  private goals: readonly number[] = [];
  private chances: readonly number[] = [];
  private move: Move | undefined;

  make(before: readonly number[], card: Card, outlook: Outlook, move: Move | undefined): void {
    copySheet(before, this.sheet);
    this.sheet[CARD] = card + 1;
    this.turns = outlook.turns;
    this.goals = outlook.goals.slice();
    this.chances = outlook.chances.slice();
    this.move = move;
  }

  /** The move that was planned, if all is as it was expected. */
  recall(sheet: readonly number[], outlook: Outlook): Move | undefined {
    return this.move !== undefined &&
      this.turns === outlook.turns &&
      this.sheet[CARD] === sheet[CARD] &&
      haveSameMarks(this.sheet, sheet) &&
      haveSame(this.goals, outlook.goals) &&
      haveSame(this.chances, outlook.chances)
      ? this.move
      : undefined;
  }
}
