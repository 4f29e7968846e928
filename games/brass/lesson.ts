import type { Lesson, Situation, Step } from '@bandstand/kits/lesson';
import { packCounts, penaltiesOf, TARGET, unpackCounts } from './counts.ts';
import { PLACES } from './rounds.ts';
import { NO_CARD, type Brass, type View } from './state.ts';
import { SIGNS, lessonWords } from './text/lesson.ts';

type Now = Situation<Brass>;
type Words = typeof lessonWords;

const SHAPES = ['triangle', 'diamond', 'square', 'circle'] as const;
const COLORS = ['#b3261e', '#8a5a00', '#0b6b62', '#33439a'];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Slots of the row that still hold a card. */
const openSlots = ({ row }: View): number[] => row.flatMap((card, slot) => (card === NO_CARD ? [] : [slot]));

const nameIn = ({ game, view }: Now, slot: number): string => game.pack.content.cards[view.row[slot]].instrument;

/** How far from even the column of a director would be with this card; for the last card, the penalty itself. */
function missesWith({ game, view }: Now, director: number, slot: number): number {
  const first = director * 16 + view.round * 4;
  const cards = view.grid.slice(first, first + 4).filter((card) => card !== NO_CARD).length + 1;
  const added = packCounts(game.pack.content.cards[view.row[slot]].voices);
  const counts = unpackCounts(view.lines[director * 8 + view.round] + added);
  return sum(counts.map((count) => Math.abs(count - (TARGET * cards) / 4)));
}

/** Open slots, the one that fits a director's column best first. */
const bestFor = (now: Now, director: number): number[] =>
  openSlots(now.view).toSorted((a, b) => missesWith(now, director, a) - missesWith(now, director, b));

const isPick =
  (round: number, pick: number) =>
  ({ view }: Now) =>
    view.round === round && view.pick === pick;

const nextPlace = ({ view, seat }: Now): string => `place:${seat}:${view.round}:${PLACES[view.pick]}`;

function lastPick(words: Words): Pick<Step<Brass>, 'at' | 'say'> {
  return {
    at: (now) => [`slot:${bestFor(now, now.seat)[0]}`],
    say(now) {
      const [best, other] = bestFor(now, now.seat);
      const cost = (slot: number): number => Math.round(missesWith(now, now.seat, slot));
      return words.lastPick(nameIn(now, best), cost(best), nameIn(now, other), cost(other));
    },
  };
}

const lessonIn = (words: Words): Lesson<Brass> => ({
  match: {
    seat: 0,
    rivals: ['Warm-up'],
    level: 'casual',
    deal: 'brass lesson 12',
    /** A first row in which one card is a good start and another one fills what it lacks. */
    shows(now) {
      const names = openSlots(now.view).map((slot) => nameIn(now, slot));
      return [lessonWords.rivals.principalCornet, 'E♭ Bass', lessonWords.rivals.secondHorn].every((name) =>
        names.includes(name),
      );
    },
  },
  signs: Object.fromEntries(
    SIGNS.map((sign, voice) => [sign, { name: words.voices[voice], shape: SHAPES[voice], color: COLORS[voice] }]),
  ),
  steps: [
    { about: 'a column', when: isPick(0, 0), at: (now) => [nextPlace(now)], say: () => words.first() },
    {
      about: 'two picks in a row',
      when: isPick(0, 3),
      at: (now) => [`slot:${bestFor(now, now.seat)[0]}`],
      say: (now) => words.second(unpackCounts(now.view.lines[now.seat * 8]), nameIn(now, bestFor(now, now.seat)[0])),
    },
    {
      about: 'rows',
      when: isPick(0, 4),
      at: (now) => [`row:${now.seat}:${PLACES[now.view.pick]}`, nextPlace(now)],
      say: (now) => words.rows(PLACES[now.view.pick] + 1),
    },
    { about: 'too many and too few', when: isPick(0, 7), ...lastPick(words) },
    {
      about: 'the worst voice',
      when: isPick(1, 1),
      at: (now) => [`totals:${now.seat}`, `lanes:${now.seat}`],
      say: (now) => words.counted(penaltiesOf(now.view.lines[now.seat * 8])),
    },
    {
      about: 'the rival wants something too',
      when: isPick(1, 2),
      at: (now) => [`slot:${bestFor(now, 1 - now.seat)[0]}`],
      say: (now) => words.deny(now.names[1 - now.seat], nameIn(now, bestFor(now, 1 - now.seat)[0])),
    },
    {
      about: 'gold and rows',
      when: ({ view }) => view.round >= 2,
      at: (now) => [`row:${now.seat}:${PLACES[now.view.pick]}`],
      say: () => words.gold(),
    },
  ],
  cautions: [
    { about: 'the last card of a column', when: ({ view }) => view.pick === 7, ...lastPick(words) },
    {
      about: 'the last round',
      when: ({ view }) => view.round === 3 && view.pick < 2,
      at: (now) => [`row:${now.seat}:${PLACES[now.view.pick]}`],
      say: () => words.lastRound(),
    },
  ],
  ahead: words.ahead,
});

export const lesson = lessonIn(lessonWords);
