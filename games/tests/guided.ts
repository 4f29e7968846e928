import { createBot } from '@bandstand/bots';
import { fastRandom, Match, must, secretFor, seatsIn, type EventShape, type MoveShape } from '@bandstand/engine';
import { cautionNow, isTaught, stepNow, type Lesson, type Situation } from '@bandstand/kits/lesson';
import type { GameFolder } from '../index.ts';

export interface Spoken {
  readonly about: string;
  readonly sentence: string;
  readonly points: readonly string[];
}

export interface Guided {
  /** Whether the last step was said. */
  readonly isTaught: boolean;
  readonly spoken: readonly Spoken[];
  readonly isOver: boolean;
  /** Decisions that the person made. */
  readonly acts: number;
}

/** The legal move that a coach points at, where it points at one. */
export const pointedMove = (now: Situation, points: readonly string[]): MoveShape | undefined =>
  now.moves.find(({ id }) => points.includes(`move:${id}`));

/** Decisions of the person until which a deal has shown itself. */
const FIRST_LOOKS = 4;

/** Whether the deal of a lesson shows the main ideas in the person's first decisions, when the person follows and all others take what comes first. */
export function showsIdeas({ game }: Pick<GameFolder, 'game'>, lesson: Lesson, deal = lesson.match.deal): boolean {
  const { rivals, options, seat } = lesson.match;
  const match = must(Match.start(game, { seats: rivals.length + 1, secret: secretFor(deal), options }));
  for (let looks = 0; looks < FIRST_LOOKS && !match.isOver;) {
    const acting = seatsIn(game.toAct(match.state));
    for (const mover of acting) {
      const moves = match.legalMoves(mover);
      if (moves.length === 0) continue;
      if (mover !== seat) must(match.play(mover, moves[0].id));
      else {
        const now = momentOf(match, lesson, undefined, []);
        if (lesson.match.shows(now)) return true;
        const points = stepNow(lesson, [], now)?.step.at(now) ?? [];
        must(match.play(seat, (pointedMove(now, points) ?? moves[0]).id));
        looks++;
      }
    }
  }
  return false;
}

function momentOf(
  match: Match,
  { match: { seat, rivals } }: Lesson,
  act: MoveShape | undefined,
  events: EventShape[],
): Situation {
  const names = rivals.toSpliced(seat, 0, 'You');
  return { game: match.game, view: match.view(seat), seat, moves: match.legalMoves(seat), names, act, events };
}

/** Plays a guided match without a page: bots as the lesson has them, the person as told. */
export function playGuided(
  { game, knowledge }: GameFolder,
  lesson: Lesson,
  choose: (now: Situation, points: readonly string[]) => MoveShape,
  seed: number,
): Guided {
  const { seat, rivals, level, options, deal } = lesson.match;
  const random = fastRandom(seed);
  const match = must(Match.start(game, { seats: rivals.length + 1, secret: secretFor(deal), options }));
  const bot = must(createBot(level, { game, knowledge, random }));
  const spoken: Spoken[] = [];
  const done: number[] = [];
  let acts = 0;
  let act: MoveShape | undefined;
  let heard: EventShape[] = [];
  const play = (mover: number, move: MoveShape): void => {
    const { events } = must(match.play(mover, move.id));
    heard.push(...events.flatMap((event) => game.viewEvent(event, seat) ?? []));
  };
  while (!match.isOver && !isTaught(lesson, done)) {
    const acting = seatsIn(game.toAct(match.state));
    if (!acting.includes(seat)) {
      const mover = acting[random.below(acting.length)];
      play(mover, bot.choose(match.view(mover), mover, match.legalMoves(mover)));
      continue;
    }
    const now = momentOf(match, lesson, act, heard);
    const said = stepNow(lesson, done, now);
    const caution = cautionNow(lesson, now);
    for (const step of [said?.step, caution])
      if (step !== undefined) spoken.push({ about: step.about, sentence: step.say(now), points: step.at(now) });
    if (said !== undefined) done.push(said.index);
    act = choose(now, said?.step.at(now) ?? []);
    heard = [];
    acts++;
    play(seat, act);
  }
  return { isTaught: isTaught(lesson, done), spoken, isOver: match.isOver, acts };
}
