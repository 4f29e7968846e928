import { withSign } from '@bandstand/engine';
import {
  atCard,
  bestPlace,
  bestSlot,
  cardName,
  costlySlot,
  goalAt,
  goalMetBy,
  isFirstWeeksPick,
  itemName,
  kitOf,
  laterSlot,
  nextPenalty,
  onDesk,
  ownHand,
  ownSheet,
  pointsAt,
  waitingItem,
  wordsOf,
  type DraftAndWrite,
  type DraftNow,
} from '@bandstand/kits/draft-and-write';
import type { Lesson, Step } from '@bandstand/kits/lesson';
import { lessonEn } from './text/lesson.en.ts';

type Words = typeof lessonEn;
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
  {
    about: 'a bonus',
    when: ({ view }) => view.desk?.stage === 'queue',
    at: (now) => [...now.moves.flatMap((move) => (move.type === 'use' ? pointsAt(move) : [])), 'choice:use'],
    say(now) {
      const item = waitingItem(now);
      const { pack } = kitOf(now.game);
      return item < SIGNS.length ? words.synergy(SIGNS[item]) : words.bonus(itemName(item, pack, wordsOf(now.game)));
    },
  },
];

const restOfTheWeek = (words: Words): SoccerStep[] => [
  {
    about: 'hands that go round',
    when: isFirstWeeksPick(2),
    at: (now) => atCard(now, costlySlot(now) < 0 ? bestSlot(now) : costlySlot(now)),
    say(now) {
      const slot = costlySlot(now);
      return slot < 0
        ? words.tuesday(now.names[1 - now.seat])
        : words.thumbDown(cardName(now, ownHand(now)[slot]), withSign(nextPenalty(now)));
    },
  },
  {
    about: 'what pays later',
    when: isFirstWeeksPick(3),
    at: (now) => (laterSlot(now) < 0 ? ['section:net', 'tab:3'] : atCard(now, laterSlot(now))),
    say(now) {
      const slot = laterSlot(now);
      return slot < 0 ? words.laterPlain() : words.later(cardName(now, ownHand(now)[slot]));
    },
  },
  {
    about: 'empty positions',
    when: isFirstWeeksPick(4),
    at: (now) => atCard(now, bestSlot(now)),
    say: () => words.thursday(),
  },
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
  {
    about: 'the last position',
    when: (now) => now.view.phase === 'pick' && ownSheet(now).posts.filter((post) => post === null).length === 1,
    at: () => ['status'],
    say: () => words.lastPost(),
  },
  {
    about: 'the last goal',
    when: (now) => now.view.phase === 'weekend' && ownSheet(now).goals.length === 5 && claimable(now).length > 0,
    at: (now) => claimable(now).map((place) => `goal:${place}`),
    say: () => words.lastGoal(),
  },
  {
    about: 'a card that costs',
    when: (now) => now.view.phase === 'pick' && costlySlot(now) >= 0,
    at: (now) => atCard(now, costlySlot(now)),
    say: (now) => words.costs(cardName(now, ownHand(now)[costlySlot(now)]), withSign(nextPenalty(now))),
  },
];

const lessonIn = (words: Words): Lesson<DraftAndWrite> => ({
  match: {
    seat: 0,
    rivals: ['Warm-up'],
    level: 'gentle',
    deal: 'draft-day-soccer lesson 24',
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
  steps: [...monday(words), ...restOfTheWeek(words)],
  cautions: cautions(words),
  ahead: words.ahead,
});

export const lessons = { en: lessonIn(lessonEn) };
