import type { EventShape, MoveShape } from '@bandstand/engine';
import {
  cautionNow,
  isTaught,
  stepNow,
  stepNumber,
  type Lesson,
  type Situation,
  type Step,
} from '@bandstand/kits/lesson';
import { createEffect, createMemo, createSignal, on, untrack } from 'solid-js';
import type { Session } from '../session/session.ts';
import { keepProgress, progressOf, type Mood, type Progress } from './progress.ts';

export interface CoachParts {
  readonly session: Session;
  /** The match that is taught at. */
  readonly match: string;
  readonly lesson: Lesson;
}

export type Coach = ReturnType<typeof createCoach>;

/** Follows a match and says what the lesson has to say; goes on whenever the person has acted. */
export function createCoach({ session, match, lesson }: CoachParts) {
  const progress = createMemo<Progress>(() => progressOf(match) ?? { game: session.game.id, done: [], mood: 'gone' });
  const [act, setAct] = createSignal<MoveShape>();
  /** The version at which the person acted: until the table has answered there is nothing to say. */
  const [actedAt, setActedAt] = createSignal(-1);
  const [heard, setHeard] = createSignal<readonly EventShape[]>([]);
  createEffect(
    on(
      () => session.version,
      () => setHeard([...untrack(heard), ...session.events]),
      { defer: true },
    ),
  );
  const moment = createMemo((): Situation | undefined => {
    const { viewer, moves, view, names, game } = session;
    if (viewer === 'spectator' || moves.length === 0 || session.outcome !== undefined) return undefined;
    if (session.version === actedAt()) return undefined;
    return { game, view, seat: viewer, moves, names, act: act(), events: heard() };
  });
  const count = lesson.steps.length;
  const isOver = () => isTaught(lesson, progress().done);
  const isSayingGoodbye = (): boolean => progress().mood === 'teaching' && isOver() && session.outcome === undefined;
  /** A step of the lesson or, when there is none, a word before something costs. */
  const said = createMemo((): { readonly step: Step; readonly index?: number } | undefined => {
    const now = moment();
    const { mood, done } = progress();
    // The goodbye lies over the board, and what would be said of it.
    if (now === undefined || mood === 'gone' || isSayingGoodbye()) return undefined;
    const step = mood === 'teaching' ? stepNow(lesson, done, now) : undefined;
    const caution = step ?? cautionNow(lesson, now);
    return caution === undefined || 'step' in caution ? caution : { step: caution };
  });
  const sentence = createMemo(() => {
    const now = moment();
    return now === undefined ? '' : (said()?.step.say(now) ?? '');
  });
  const points = createMemo(
    (): readonly string[] => {
      const now = moment();
      return now === undefined ? [] : (said()?.step.at(now) ?? []);
    },
    [],
    { equals: (a, b) => a.join(' ') === b.join(' ') },
  );
  const change = (changed: Partial<Progress>): void => keepProgress(match, { ...untrack(progress), ...changed });
  const goOn = (): void => {
    const { mood, done } = progress();
    const index = said()?.index ?? lesson.steps.findIndex((_, place) => !done.includes(place));
    if (mood === 'teaching' && index >= 0) change({ done: [...done, index] });
  };
  return {
    lesson,
    mood: (): Mood => progress().mood,
    /** The step that is on, from 1. */
    step: () => stepNumber(lesson, progress().done, said()?.index),
    count,
    sentence,
    points,
    /** All is said: time to say goodbye. */
    isSayingGoodbye,
    isTeaching: () => progress().mood === 'teaching' && !isOver() && session.outcome === undefined,
    isQuiet: () => progress().mood === 'quiet' && session.outcome === undefined,
    /** The person has acted. */
    onPlay(move: MoveShape): void {
      if (isSayingGoodbye()) change({ mood: 'gone' });
      else if (said()?.index !== undefined) goOn();
      setActedAt(session.version);
      setAct(move);
      setHeard([]);
    },
    skip: goOn,
    leave: () => change({ mood: 'gone' }),
    stay: () => change({ mood: 'quiet' }),
  };
}
