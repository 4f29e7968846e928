import { canonical } from '../canonical.ts';
import type { Game } from '../game.ts';
import type { GameTypes } from '../gameTypes.ts';
import type { Random } from '../random.ts';
import type { Seat, Viewer } from '../seats.ts';

/** Every law by name, with the sentence that it enforces. */
export const LAW_NAMES = {
  plain: 'state, view and events survive JSON',
  clone: 'a clone and its original do not share anything that changes',
  turns: 'exactly the seats to act have moves, and only a finished match has none to act',
  table: 'legal moves are distinct rows of the frozen move table',
  ending: 'a match ends within its stated bound, with a sound outcome',
  replay: 'the same record gives the same hash',
  leak: 'a state imagined from a view looks the same to that viewer',
  memory: 'an imagined state never contradicts what the viewer was told, however long ago',
  hearing: 'what looks the same to a viewer sounds the same: no event tells more than the view after it shows',
  open: 'a choice in the open can be told from what everybody sees, and so can what was chosen',
  alike: 'a game that says that all see alike shows everybody the same',
  reveal: 'a step that reveals nothing is no surprise to the mover',
  surprise: 'what is declared a reveal cannot be foretold from a view',
  silence: 'a move does the same whether or not anybody is told',
  order: 'simultaneous choices give the same state in any order of arrival',
  undo: 'undo then redo changes nothing',
  refusal: 'an illegal move is refused with a reason and changes nothing',
  text: 'every prompt, move, event and outcome has words',
} as const;
export type LawName = keyof typeof LAW_NAMES;

export class LawBroken extends Error {
  readonly law: LawName;
  constructor(law: LawName, detail: string) {
    super(detail);
    this.law = law;
  }
}

export function demand(holds: boolean, law: LawName, detail: () => string): void {
  if (!holds) throw new LawBroken(law, detail());
}

/** A moment of a match that laws look at. Laws may read it but never change it. */
export interface Position<T extends GameTypes> {
  readonly game: Game<T>;
  readonly state: T['State'];
  readonly seatCount: number;
  readonly viewers: readonly Viewer[];
  readonly random: Random;
}

/** Where two pieces of plain data first differ, for messages. */
export function firstDifference(a: unknown, b: unknown, path = ''): string {
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) {
    for (const [i, item] of a.entries()) {
      if (canonical(item) !== canonical(b[i])) return firstDifference(item, b[i], `${path}[${i}]`);
    }
  }
  if (isRecord(a) && isRecord(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (same(a[key], b[key])) continue;
      return firstDifference(a[key], b[key], path === '' ? key : `${path}.${key}`);
    }
  }
  return `${path || 'value'}: ${short(a)} or ${short(b)}`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const same = (a: unknown, b: unknown): boolean =>
  a === undefined || b === undefined ? a === b : canonical(a) === canonical(b);

/** Like `same` but without writing anything down: laws that compare a great deal need it quick. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => isEqual(item, b[i]));
  if (!isRecord(a) || !isRecord(b)) return false;
  for (const key in a) if (!isEqual(a[key], b[key])) return false;
  for (const key in b) if (b[key] !== undefined && a[key] === undefined) return false;
  return true;
}

const short = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 160);

export const anyOf = <Item>(items: readonly Item[], random: Random): Item => items[random.below(items.length)];

export const nameSeat = (seat: Seat): string => `Seat ${seat}`;
