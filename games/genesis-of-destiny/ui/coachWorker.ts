import { aboutPlacing, coach, type Coaching } from '../dice/coach.ts';
import type { Question } from '../dice/question.ts';

/** What the board asks, and what comes back under the same number. */
export interface CoachQuestion {
  readonly number: number;
  readonly question: Question;
}

export interface CoachAnswer {
  readonly number: number;
  readonly coaching: Coaching;
  /** False while powers are not counted yet. */
  readonly isWhole: boolean;
}

self.addEventListener('message', (event: MessageEvent<CoachQuestion>) => {
  const { number, question } = event.data;
  const answer = (about: Question, isWhole: boolean): void =>
    self.postMessage({ number, coaching: coach(about), isWhole } satisfies CoachAnswer);
  const placing = aboutPlacing(question);
  if (placing !== undefined) answer(placing, false);
  answer(question, true);
});
