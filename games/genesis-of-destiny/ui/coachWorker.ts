import { coach, type Coaching } from '../dice/coach.ts';
import type { Question } from '../dice/question.ts';

/** What the board asks, and what comes back under the same number. */
export interface CoachQuestion {
  readonly number: number;
  readonly question: Question;
}

export interface CoachAnswer {
  readonly number: number;
  readonly coaching: Coaching;
}

self.addEventListener('message', (event: MessageEvent<CoachQuestion>) => {
  const { number, question } = event.data;
  const answer: CoachAnswer = { number, coaching: coach(question) };
  self.postMessage(answer);
});
