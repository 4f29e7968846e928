import { kitOf, type DraftAndWrite } from '@bandstand/kits/draft-and-write';
import {
  atCard,
  bestPlace,
  bestSlot,
  bonusStep,
  cardName,
  goalAt,
  goalMetBy,
  isFirstWeeksPick,
  laterSlot,
  onDesk,
  ownHand,
  ownSheet,
  pickCautions,
  pointsAt,
  restOfTheWeek,
  type DraftNow,
} from '@bandstand/kits/draft-and-write-lesson';
import type { Lesson, Step } from '@bandstand/kits/lesson';
import { lessonWords } from './text/lesson.ts';

type Words = typeof lessonWords;
type SoccerStep = Step<DraftAndWrite>;

const SIGNS = ['■', '▲', '◆', '●'] as const;
const COLORS = ['#1d5fae', '#b3261e', '#8a5a00', '#6a3aa0'];
const SHAPES = ['square', 'triangle', 'diamond', 'circle'] as const;

/** The place in the hand of a player who meets a goal alone; -1 without one. */
const goalSlot = (now: DraftNow): number => ownHand(now).findIndex((card) => goalMetBy(now, card) >= 0);

const levelOf = ({ game }: DraftNow, card: number): number => {
  const spec = kitOf(game).pack.cards[card];
  return spec.kind === 'member' ? spec.level : 0;
};

const isMember = ({ game }: DraftNow, card: number | undefined): boolean =>
  card !== undefined && kitOf(game).pack.cards[card].kind === 'member';

/** Places of goals that can be claimed now. */
const claimable = ({ moves }: DraftNow): number[] =>
  moves.flatMap((move) => (move.type === 'claimSlot' ? [move.slot] : []));

const monday = (words: Words): SoccerStep[] => [
  {
    about: 'a goal of one’s own',
    when: ({ view }) => view.phase === 'keep',
    at: () => ['offer:0', 'offer:1'],
    say: () => words.keep(),
  },
  {
    about: 'a hand of five',
    when: isFirstWeeksPick(1),
    at: (now) => atCard(now, goalSlot(now) < 0 ? bestSlot(now) : goalSlot(now)),
    say(now) {
      const card = ownHand(now)[goalSlot(now)];
      const best = ownHand(now)[bestSlot(now)];
      if (card === undefined) return words.pick(cardName(now, best), levelOf(now, best));
      return words.pickGoal(cardName(now, card), kitOf(now.game).pack.goals[goalMetBy(now, card)].name);
    },
  },
  {
    about: 'sticking it in',
    when: ({ view }) => view.week === 1 && view.desk?.stage === 'record',
    at: (now) => [...pointsAt(bestPlace(now)), 'recording'],
    say(now) {
      const card = onDesk(now) ?? 0;
      const { kind } = kitOf(now.game).pack.cards[card];
      if (kind === 'net') return words.practise(cardName(now, card));
      return kind === 'grid' ? words.improve(cardName(now, card)) : words.stick();
    },
  },
  bonusStep(words, SIGNS),
];

const weekend = (words: Words): SoccerStep[] => [
  {
    about: 'claiming a goal',
    when: (now) => now.view.phase === 'weekend' && claimable(now).length > 0,
    at: (now) => claimable(now).map((place) => `goal:${place}`),
    say(now) {
      const { name, points } = kitOf(now.game).pack.goals[goalAt(now.view, claimable(now)[0])];
      return words.claim(name, points);
    },
  },
  {
    about: 'what ends the match',
    when: ({ view }) => view.phase === 'pick' && view.week >= 2,
    at: () => ['status'],
    say: () => words.ends(),
  },
];

const cautions = (words: Words): SoccerStep[] => [
  ...pickCautions(words),
  {
    about: 'the last goal',
    when: (now) =>
      now.view.phase === 'weekend' &&
      now.view.ending === '' &&
      ownSheet(now).goals.length === 5 &&
      claimable(now).length > 0,
    at: (now) => claimable(now).map((place) => `goal:${place}`),
    say: () => words.lastGoal(),
  },
];

const lessonIn = (words: Words): Lesson<DraftAndWrite> => ({
  match: {
    seat: 0,
    rivals: ['Warm-up'],
    level: 'gentle',
    deal: 'draft-day-soccer lesson 203',
    /** A player in the first hand who meets a goal of the table alone, beside one with a higher level and something for later. */
    shows(now) {
      const hand = ownHand(now);
      return (
        now.view.phase === 'pick' &&
        hand.some((card) => now.view.slots.includes(goalMetBy(now, card))) &&
        hand.filter((card) => isMember(now, card)).length >= 2 &&
        laterSlot(now) >= 0
      );
    },
  },
  signs: Object.fromEntries(
    SIGNS.map((sign, shape) => [sign, { name: words.shapes[shape], shape: SHAPES[shape], color: COLORS[shape] }]),
  ),
  steps: [...monday(words), ...restOfTheWeek(words), ...weekend(words)],
  cautions: cautions(words),
  ahead: words.ahead,
});

export const lesson = lessonIn(lessonWords);
