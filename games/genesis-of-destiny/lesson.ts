import type { Lesson, Situation, Step } from '@bandstand/kits/lesson';
import { contentOf, type Content } from './content/content.ts';
import type { Move } from './move.ts';
import { countSong } from './rules/circles.ts';
import { gigOf } from './rules/course.ts';
import { pricesInReach } from './rules/market.ts';
import { openPlaces } from './rules/round.ts';
import { columnsOf } from './rules/song.ts';
import type { Genesis } from './state.ts';
import { lessonWords } from './text/lesson.ts';
import { gigName, starsText } from './text/index.ts';
import { CROWN, FRONT, POWERS, VALUE_OF } from './vocabulary.ts';

type Words = typeof lessonWords;
type Now = Situation<Genesis>;
type GenesisStep = Step<Genesis>;

const contentIn = ({ game }: Now): Content => contentOf(game.pack.content);

const moveOf = ({ moves }: Now, type: Move['type']): Move | undefined => moves.find((move) => move.type === type);

const at = (move: Move | undefined, ...others: string[]): string[] => [
  ...(move === undefined ? [] : [`move:${move.id}`]),
  ...others,
];

const isPhase =
  (...phases: readonly Genesis['View']['phase'][]) =>
  ({ view }: Now) =>
    phases.includes(view.phase);

/** Gigs that can be approved now, by their place on the wall. */
const openGigs = (now: Now): number[] =>
  now.view.faceUp.flatMap((_, place) => ((openPlaces(contentIn(now), now.view) >> place) & 1 ? [place] : []));

/** The flyer of the first gig in reach. */
const atGig = (now: Now): string[] => [`flyer:${openGigs(now)[0] ?? 0}`];

/** A ballot with every open gig on it. */
const fullBallot = (now: Now): Move | undefined => {
  const mask = openGigs(now).reduce((all, place) => all | (1 << place), 0);
  return now.moves.find((move) => move.type === 'approve' && move.mask === mask);
};

/** The highest die that can be placed: what a crown likes. */
const highDie = ({ moves }: Now): Extract<Move, { readonly type: 'place' | 'unison' }> | undefined =>
  moves
    .flatMap((move) => (move.type === 'place' ? [move] : []))
    .toSorted((a, b) => VALUE_OF[b.die] - VALUE_OF[a.die])[0];

const isSong = ({ view, seat }: Now, column: number): boolean =>
  view.phase === 'songTurn' && view.occasion === 'gig' && view.row === seat && view.column === column;

const crownPoints = ({ view }: Now): number =>
  countSong(columnsOf(view), view.placed)
    .circles.filter(({ circle, column }) => circle === CROWN && column < view.column)
    .reduce((sum, { points }) => sum + points, 0);

/** The person's own power that can still be used, or the first one they have. */
function powerName(now: Now): string {
  const { intensity } = now.view;
  const power = POWERS[intensity[now.seat] > 0 ? 0 : 4];
  return contentIn(now).pack.powers[power].name;
}

const choosing = (words: Words): GenesisStep[] => [
  {
    about: 'a first power',
    when: isPhase('startBubble'),
    at: (now) => at(now.moves.findLast(({ type }) => type === 'startWith')),
    say: () => words.power(),
  },
  {
    about: 'a ballot',
    when: ({ view }) => view.phase === 'approve' && view.ballot === 1,
    at: (now) => [...atGig(now), ...at(fullBallot(now))],
    say: (now) => words.ballot(gigName(contentIn(now), now.view, now.view.faceUp[openGigs(now)[0] ?? 0])),
  },
];

const playing = (words: Words): GenesisStep[] => [
  {
    about: 'the crown',
    when: (now) => isSong(now, 0),
    // The song stays free to be read: what a crown pays is written there.
    at: (now) => at(highDie(now), 'square'),
    say: (now) => words.crown(VALUE_OF[highDie(now)?.die ?? 0]),
  },
  {
    about: 'a power before placing',
    when: (now) => isSong(now, 1),
    // All of them: one button alone would look like advice to press it.
    at: (now) => ['powers', ...at(highDie(now))],
    say: (now) => words.paid(crownPoints(now), powerName(now)),
  },
  {
    about: 'stars',
    when: (now) => isSong(now, 2),
    at: () => ['strip', 'status'],
    say(now) {
      const points = now.view.setScore + countSong(columnsOf(now.view), now.view.placed).total;
      const { rows } = gigOf(contentIn(now), now.view, now.view.chosen);
      const next = rows.find(({ from }) => from > points) ?? rows[rows.length - 1];
      return words.target(points, Math.max(0, next.from - points), starsText(next.stars));
    },
  },
];

/** Whether going to the market would bring a card; whoever cannot buy may only clear it. */
const canBuy = (now: Now): boolean =>
  moveOf(now, 'riff') !== undefined && pricesInReach(contentIn(now), now.view, now.seat).length > 0;

const afterwards = (words: Words): GenesisStep[] => [
  {
    about: 'own points',
    when: isPhase('split'),
    at: () => ['amount', 'choices', 'result'],
    say: ({ view, seat }) => words.split(view.ownPoints[seat]),
  },
  {
    about: 'staying together',
    when: isPhase('bandMeeting'),
    at: () => ['choices', 'result'],
    say: ({ view }) => words.meeting(view.labelBar),
  },
  {
    about: 'downtime',
    when: isPhase('downtime'),
    at: (now) => at(moveOf(now, 'live') ?? (canBuy(now) ? moveOf(now, 'riff') : moveOf(now, 'rest'))),
    say: (now) => words.downtime(moveOf(now, 'live') !== undefined, canBuy(now)),
  },
  {
    about: 'the studio',
    when: isPhase('propose'),
    at: () => ['choices', 'result'],
    say: (now) => words.studio(moveOf(now, 'proposeWrite') !== undefined, moveOf(now, 'proposeRecord') !== undefined),
  },
  {
    about: 'legends',
    when: ({ view }) => view.round >= 2,
    at: (now) => [...atGig(now), 'status'],
    say: () => words.legends(),
  },
];

const cautions = (words: Words): GenesisStep[] => [
  {
    about: 'the last ballot',
    when: ({ view }) => view.phase === 'approve' && view.ballot === 3,
    at: atGig,
    say: () => words.lastBallot(),
  },
  {
    about: 'another ballot',
    when: ({ view }) => view.phase === 'approve' && view.ballot === 2,
    at: atGig,
    say: ({ view }) => words.ballotAgain(view.ballot),
  },
  {
    about: 'breaking up',
    when: ({ view, seat }) => view.phase === 'bandMeeting' && view.labelBar > view.crowd[seat] && view.labelBar > 0,
    at: () => ['choices', 'result'],
    say: ({ view }) => words.walkOut(view.labelBar),
  },
];

const lessonIn = (words: Words): Lesson<Genesis> => ({
  match: {
    seat: FRONT,
    rivals: [lessonWords.rivals.boThunder, lessonWords.rivals.melHarbour],
    level: 'easy',
    deal: 'genesis-of-destiny lesson 3',
    /** The open stage hangs on the wall, beside a gig that takes covers. */
    shows({ game, view }) {
      const { gigs } = game.pack.content;
      return (
        view.phase === 'approve' &&
        view.faceUp
          .map((gig) => gigs[gig].id)
          .join(' ')
          .startsWith('open-stage support-slot')
      );
    },
  },
  signs: {},
  steps: [...choosing(words), ...playing(words), ...afterwards(words)],
  cautions: cautions(words),
  ahead: words.ahead,
});

export const lesson = lessonIn(lessonWords);
