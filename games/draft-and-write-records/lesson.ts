import { kitOf, type DraftAndWrite } from '@bandstand/kits/draft-and-write';
import {
  atCard,
  bestLinks,
  bestPlace,
  bestSlot,
  bonusStep,
  cardName,
  goalAt,
  isFirstWeeksPick,
  onDesk,
  ownHand,
  ownSheet,
  pickCautions,
  pointsAt,
  restOfTheWeek,
  skillOf,
  type DraftNow,
} from '@bandstand/kits/draft-and-write-lesson';
import type { Lesson, Step } from '@bandstand/kits/lesson';
import { lessonWords } from './text/lesson.ts';

type Words = typeof lessonWords;
type RecordsStep = Step<DraftAndWrite>;

const SIGNS = ['⬢', '●', '▲', '■'] as const;
const COLORS = ['#2f62d0', '#cf2f2a', '#9a6c00', '#7a3fb0'];
const SHAPES = ['hexagon', 'circle', 'triangle', 'square'] as const;

const startSkill = (now: DraftNow): number | null => ownSheet(now).outer[kitOf(now.game).startCircle];

/** The place in the hand of a singer whose top goes with the start circle; -1 without one. */
const singerSlot = (now: DraftNow): number =>
  ownHand(now).findIndex((card) => {
    const spec = kitOf(now.game).pack.cards[card];
    return spec.kind === 'member' && spec.type === 'LS' && skillOf(kitOf(now.game), card, 0) === startSkill(now);
  });

const beforeWeekOne = (words: Words): RecordsStep[] => [
  {
    about: 'the start circle',
    when: ({ view }) => view.phase === 'start',
    at: (now) => [`circle:${kitOf(now.game).startCircle}`, 'choice:startColour'],
    say: () => words.colour(),
  },
  {
    about: 'a goal of one’s own',
    when: ({ view }) => view.phase === 'keep',
    at: () => ['offer:0', 'offer:1'],
    say(now) {
      const skill = startSkill(now);
      return skill === null ? words.keepPlain() : words.keep(SIGNS[skill]);
    },
  },
];

const monday = (words: Words): RecordsStep[] => [
  {
    about: 'a hand of five',
    when: isFirstWeeksPick(1),
    at: (now) => atCard(now, singerSlot(now) < 0 ? bestSlot(now) : singerSlot(now)),
    say(now) {
      const slot = singerSlot(now);
      if (slot < 0) return words.pick(cardName(now, ownHand(now)[bestSlot(now)]));
      return words.pickSinger(cardName(now, ownHand(now)[slot]), SIGNS[startSkill(now) ?? 0]);
    },
  },
  {
    about: 'writing it in',
    when: ({ view }) => view.week === 1 && view.desk?.stage === 'record',
    at: (now) => [...pointsAt(bestPlace(now)), 'recording'],
    say(now) {
      const card = onDesk(now) ?? 0;
      const { kind } = kitOf(now.game).pack.cards[card];
      if (kind === 'net') return words.collect(cardName(now, card));
      return kind === 'grid' ? words.plan(cardName(now, card)) : words.write(cardName(now, card), bestLinks(now, card));
    },
  },
  bonusStep(words, SIGNS),
];

const weekend = (words: Words): RecordsStep[] => [
  {
    about: 'claiming a goal',
    when: ({ view, moves }) => view.phase === 'weekend' && moves.some(({ type }) => type === 'claim'),
    at: (now) => [`goal:${now.view.desk?.cursor ?? 0}`],
    say(now) {
      const { name, points } = kitOf(now.game).pack.goals[goalAt(now.view, now.view.desk?.cursor ?? 0)];
      return words.claim(name, points);
    },
  },
  {
    about: 'what ends the match',
    when: ({ view }) => view.phase === 'pick' && view.week >= 2,
    at: () => ['status'],
    say: ({ view }) => words.ends(view.week % 2 === 0 ? 'right' : 'left'),
  },
];

const cautions = (words: Words): RecordsStep[] => [
  ...pickCautions(words),
  {
    about: 'the last goal',
    when: (now) => now.view.phase === 'weekend' && now.view.ending === '' && ownSheet(now).goals.length === 5,
    at: (now) => [`goal:${now.view.desk?.cursor ?? 0}`],
    say: () => words.lastGoal(),
  },
];

const lessonIn = (words: Words): Lesson<DraftAndWrite> => ({
  match: {
    seat: 0,
    rivals: ['Warm-up'],
    level: 'gentle',
    deal: 'draft-and-write-records lesson 1001',
    /** Two singers and something that pays later in the first hand, and a goal that a singer meets. */
    shows(now) {
      const { pack } = kitOf(now.game);
      const kinds = ownHand(now).map((card) => pack.cards[card]);
      const singers = kinds.filter((card) => card.kind === 'member' && card.type === 'LS');
      const goals = now.view.slots.map((goal) => pack.goals[goal]?.name);
      return (
        singers.length >= 2 && kinds.some(({ kind }) => kind === 'net') && goals.includes(lessonWords.rivals.voiceFound)
      );
    },
  },
  signs: Object.fromEntries(
    SIGNS.map((sign, skill) => [sign, { name: words.skills[skill], shape: SHAPES[skill], color: COLORS[skill] }]),
  ),
  steps: [...beforeWeekOne(words), ...monday(words), ...restOfTheWeek(words), ...weekend(words)],
  cautions: cautions(words),
  ahead: words.ahead,
});

export const lesson = lessonIn(lessonWords);
