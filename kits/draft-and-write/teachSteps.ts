import { withSign } from '@bandstand/engine';
import type { Step } from '../lesson/index.ts';
import { kitOf, wordsOf } from './game.ts';
import { itemName } from './text/index.ts';
import {
  atCard,
  bestSlot,
  cardName,
  costlySlot,
  costlySlots,
  isFirstWeeksPick,
  laterSlot,
  ownHand,
  ownSheet,
  penaltyAfter,
  pointsAt,
  waitingItem,
} from './teach.ts';
import type { DraftAndWrite } from './types.ts';

/** What a coach says where the games of this kit are alike. */
export interface WeekWords {
  /** A match bonus, by the sign of its skill; and any other bonus, by its name. */
  readonly match: (sign: string) => string;
  readonly bonus: (item: string) => string;
  /** The hands have gone round, with a card in them that costs or without one. */
  readonly tuesday: (rival: string) => string;
  readonly costly: (card: string, points: string) => string;
  readonly later: (card: string) => string;
  readonly laterPlain: () => string;
  readonly thursday: () => string;
  readonly lastPost: () => string;
  /** Before one or more cards of the hand that cost. */
  readonly costs: (cards: readonly string[], points: string) => string;
}

/** Something was won and waits to be used. */
export const bonusStep = (words: WeekWords, signs: readonly string[]): Step<DraftAndWrite> => ({
  about: 'a bonus',
  when: ({ view }) => view.desk?.stage === 'queue',
  at: (now) => [...now.moves.flatMap((move) => (move.type === 'use' ? pointsAt(move) : [])), 'choice:use'],
  say(now) {
    const item = waitingItem(now);
    const { pack } = kitOf(now.game);
    return item < signs.length ? words.match(signs[item]) : words.bonus(itemName(item, pack, wordsOf(now.game)));
  },
});

/** Tuesday to Thursday of the first week. */
export const restOfTheWeek = (words: WeekWords): Step<DraftAndWrite>[] => [
  {
    about: 'hands that go round',
    when: isFirstWeeksPick(2),
    at: (now) => atCard(now, costlySlot(now) < 0 ? bestSlot(now) : costlySlot(now)),
    say(now) {
      const slot = costlySlot(now);
      return slot < 0
        ? words.tuesday(now.names[1 - now.seat])
        : words.costly(cardName(now, ownHand(now)[slot]), withSign(penaltyAfter(now)));
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
    about: 'empty posts',
    when: isFirstWeeksPick(4),
    at: (now) => atCard(now, bestSlot(now)),
    say: () => words.thursday(),
  },
];

/** Before the last post is filled, and before a card is picked that costs. */
export const pickCautions = (words: WeekWords): Step<DraftAndWrite>[] => [
  {
    about: 'the last post',
    when: (now) => now.view.phase === 'pick' && ownSheet(now).posts.filter((post) => post === null).length === 1,
    at: () => ['status'],
    say: () => words.lastPost(),
  },
  {
    about: 'a card that costs',
    when: (now) => now.view.phase === 'pick' && costlySlot(now) >= 0,
    at: (now) => atCard(now, costlySlot(now)),
    say: (now) =>
      words.costs(
        costlySlots(now).map((slot) => cardName(now, ownHand(now)[slot])),
        withSign(penaltyAfter(now)),
      ),
  },
];
