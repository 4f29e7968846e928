import { budgetOf } from '@bandstand/bots';
import type { BotQuestion } from '@bandstand/engine';

/** A thought may take so much longer than the longest of late and still not show. */
const MARGIN = 1.25;
/** So much a thread may be late that has to share its core. */
const SLACK_MS = 40;
/** One slow moment of the machine is forgotten after a while. */
const FADING = 0.99;
/** Before anything is known of a search. */
const FIRST_SEARCH_MS = 300;
const MOST_KINDS = 1_000;

/**
 * How long each bot takes over a choice. All its answers come after that time, so that nobody can tell from the clock
 * whether it had a choice at all.
 */
export class Tempo {
  private readonly mostMs: number;
  private readonly known = new Map<string, number>();

  /** No bot thinks longer than this, whatever its name asks for. */
  constructor(mostMs: number) {
    this.mostMs = mostMs;
  }

  /** How long after the question the answer is due. */
  dueMs({ game, bot }: BotQuestion): number {
    const budget = budgetOf(bot);
    const known = this.known.get(`${game} ${bot}`);
    if (budget === undefined) return known ?? 0;
    if (!('ms' in budget)) return known ?? FIRST_SEARCH_MS;
    return Math.max(Math.min(budget.ms, this.mostMs) * MARGIN + SLACK_MS, known ?? 0);
  }

  note(question: BotQuestion, thoughtMs: number): void {
    if (question.moves.length < 2) return;
    if (this.known.size > MOST_KINDS) this.known.clear();
    const due = Math.max(this.dueMs(question) * FADING, thoughtMs * MARGIN);
    this.known.set(`${question.game} ${question.bot}`, due);
  }
}
