import type { Asked, Budget, Game, GameTypes, Judged, Knowledge, Random, Seat } from '@bandstand/engine';

/** A player made of code. It sees what its seat sees and nothing else. */
export interface Bot<T extends GameTypes = GameTypes> {
  /** One of `moves`, which are the seat's legal moves and never empty. */
  choose(view: T['View'], seat: Seat, moves: readonly T['Move'][]): T['Move'];
  /** What it thinks of the choices, the best first, before it softens; only levels tell. */
  judge?(view: T['View'], seat: Seat, moves: readonly T['Move'][]): readonly Judged<T>[];
}

export interface BotMaker<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly knowledge: Knowledge<T>;
  readonly random: Random;
  /** However large its budget, a thought ends after this time. */
  readonly mostMs?: number;
  /** Milliseconds; the wall clock unless the maker has a fairer one, such as the CPU time of a thread. */
  readonly now?: () => number;
}

/** Says whether there is time, and for another look, at a choice that is thought about from now on. */
export function patience(
  { mostMs = Infinity, now = wallClock }: Pick<BotMaker, 'mostMs' | 'now'>,
  budget: Budget,
): Pick<Asked, 'goOn' | 'inTime'> {
  const end = now() + Math.min('ms' in budget ? budget.ms : Infinity, mostMs);
  let looks = 'looks' in budget ? budget.looks : Infinity;
  // Whoever counts looks does not ask the clock, which costs as much as a short look.
  const inTime = (): boolean => end === Infinity || now() < end;
  return { inTime, goOn: () => looks-- > 0 && inTime() };
}

const wallClock = (): number => performance.now();
