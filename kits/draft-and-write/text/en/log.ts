import { HIDDEN, listed, type NameOf } from '@bandstand/engine';
import type { Pack } from '../../pack.ts';
import type { Event, Item } from '../../state.ts';
import type { Words } from '../../words.ts';
import { goalText } from './goalText.ts';
import { cellName, circleName, itemName, lockName, nodeName, postName, squareName } from './names.ts';
import { counted, oneOf, pointsText } from './shared.ts';

/** What the log is written from. */
interface Telling {
  /** Who did it, or to whom it happened. */
  readonly who: string;
  readonly nameOf: NameOf;
  readonly pack: Pack;
  readonly words: Words;
}

type Teller<Type extends Event['type']> = (
  event: Extract<Event, { type: Type }>,
  telling: Telling,
) => string | undefined;

type Tellers = { readonly [Type in Event['type']]: Teller<Type> };

const times = (multiplier: number): string => (multiplier > 0 ? ` with ×${multiplier}` : '');
const worth = (points: number): string => (points > 0 ? ` for ${pointsText(points)}` : '');

/** What somebody writes on a sheet. */
const ON_SHEETS = {
  placed: ({ card, post, multiplier, level }, { who, pack, words }) =>
    `${who} placed ${pack.cards[card].name} as ${postName(post, pack)}${times(multiplier)}: ${words.levels.counts(level)}.`,
  boosted: ({ multiplier, post, level }, { who, pack, words }) =>
    `${who} used ×${multiplier} on ${postName(post, pack)}: ${words.levels.counts(level)}.`,
  matched: ({ skill }, { who, pack, words }) => `${who} made a ${pack.skills[skill].name} ${words.nouns.match[0]}.`,
  crossed: ({ section, space, by }, { who, pack, words }) =>
    `${who} crossed ${crossedName(section, space, pack, words)}${paidWith(by, pack, words)}.`,
  lineFinished: ({ points }, { who, words }) => `${who} finished a line in ${words.within.grid}${worth(points)}.`,
  coloured: ({ circle, skill }, { who, pack }) =>
    `${who} coloured ${circleName(circle, pack)} in ${pack.skills[skill].name}.`,
  toured: ({ venue, points }, { who, pack }) =>
    `${who} went to ${pack.sheet.tour?.[venue].name ?? ''}${worth(points)}.`,
  opened: ({ lock }, { who, pack }) => `${who} opened ${lockName(lock, pack)}.`,
  unlocked: ({ multiplier }, { who }) => `${who} unlocked ×${multiplier}.`,
  penalised: ({ card, why, number }, { who, pack, words }) =>
    `${who} ${WHY_PENALISED[why](pack.cards[card].name)}: ${words.nouns.penalty[0]} number ${number}.`,
  earned: ({ item }, { who, pack, words }) => `That pays ${who} ${oneOf(itemName(item, pack, words))}.`,
  lost: ({ item }, { who, pack, words }) => `${who} had no use for ${itemName(item, pack, words)}; it is lost.`,
  dropped: ({ item }, { who, pack, words }) => `${who} let ${itemName(item, pack, words)} go.`,
  claimed: ({ goal, points }, { who, pack }) => `${who} claimed ${pack.goals[goal].name} for ${pointsText(points)}.`,
  skipped: ({ goal }, { who, pack }) => `${who} left ${pack.goals[goal].name}.`,
  vacanciesCounted: ({ posts, number }, { who, words }) =>
    posts === 0
      ? undefined
      : `${who} left ${counted(posts, words.nouns.post)} empty: ${counted(number, words.nouns.penalty)} in all.`,
} satisfies Partial<Tellers>;

const WHY_PENALISED: Readonly<Record<Extract<Event, { type: 'penalised' }>['why'], (card: string) => string>> = {
  card: (name) => `picked ${name}`,
  refused: (name) => `left ${name} aside`,
  unable: (name) => `could not record ${name}`,
};

/** What somebody gets, keeps and hands on. */
const IN_HANDS = {
  picked: ({ card }, { who, pack }) =>
    card === HIDDEN ? `${who} picked a card.` : `${who} picked ${pack.cards[card].name}.`,
  keptGoal: ({ goal }, { who, pack }) =>
    goal === HIDDEN ? `${who} kept a goal.` : `${who} kept ${pack.goals[goal].name}.`,
  goalsOffered: ({ goals }, { who, pack }) =>
    goals === HIDDEN
      ? undefined
      : `${who} may keep ${listed(goals.map((goal) => pack.goals[goal].name)).replace(' and ', ' or ')}.`,
  goalRenewed: ({ goal }, { who, pack }) =>
    goal === HIDDEN ? `${who} drew a new personal goal.` : `${who} drew the personal goal ${pack.goals[goal].name}.`,
  dealt: ({ cards }, { who, pack }) =>
    cards === HIDDEN ? undefined : `${who} got ${listed(cards.map((card) => pack.cards[card].name))}.`,
  // All hands go on at once: one line is enough.
  handPassed: ({ seat, count }) =>
    seat === 0 ? `Everybody passed ${counted(count, ['card', 'cards'])} on.` : undefined,
  drew: ({ card }, { who, pack }) =>
    card === HIDDEN ? `${who} drew a third card.` : `${who} drew ${pack.cards[card].name} as a third card.`,
} satisfies Partial<Tellers>;

/** What happens to the whole table. */
const AT_THE_TABLE = {
  weekBegan: ({ week }) => `Week ${week} began.`,
  weekendBegan: ({ week }) => (week > 0 ? `Weekend ${week}: goals may be claimed.` : 'Goals may be claimed.'),
  cardsTurnedUp: ({ cards }, { nameOf, pack }) =>
    cards.length === 1
      ? undefined
      : `Turned up: ${cards.map((card, seat) => `${pack.cards[card].name} (${nameOf(seat)})`).join(', ')}.`,
  sheetsShown: () => undefined,
  goalTurnedUp: ({ goal }, { pack, words }) => `New goal: ${pack.goals[goal].name} (${goalText(goal, pack, words)}).`,
  goalLeft: ({ goal, why }, { pack }) =>
    why === 'dead'
      ? `${pack.goals[goal].name} left: nobody can reach it any more.`
      : `${pack.goals[goal].name} left the row.`,
  goalMoved: () => undefined,
  dieRolled: ({ roll }) => `The die shows ${roll}.`,
  stackRefilled: ({ cards }) => `The stack was shuffled anew: ${counted(cards, ['card', 'cards'])}.`,
  endCame: ({ ending }, { words }) => (ending === '' ? undefined : `The end: ${words.endings[ending]}.`),
} satisfies Partial<Tellers>;

const TELLERS: Tellers = { ...ON_SHEETS, ...IN_HANDS, ...AT_THE_TABLE };

/** What happened, for the log; undefined for what another line tells. */
export function eventText(event: Event, nameOf: NameOf, pack: Pack, words: Words): string | undefined {
  const tell = TELLERS[event.type] as Teller<Event['type']>;
  return tell(event, { who: 'seat' in event ? nameOf(event.seat) : '', nameOf, pack, words });
}

/** In a chain it is told which bonus did it: crosses of a card have none. */
function paidWith(by: Item | undefined, pack: Pack, words: Words): string {
  if (by === undefined) return '';
  const name = itemName(by, pack, words);
  return by < 4 ? ` with ${oneOf(name)}` : ` with the ${name} bonus`;
}

/** A space with its section. */
function crossedName(
  section: 'match' | 'grid' | 'net' | 'trackA' | 'trackB' | 'cheer',
  space: number,
  pack: Pack,
  words: Words,
): string {
  switch (section) {
    case 'match':
      return `${cellName(space, pack)} in ${words.sections.match}`;
    case 'grid':
      return `${squareName(space, pack)} in ${words.within.grid}`;
    case 'net':
      return `${nodeName(space, pack)} in ${words.sections.net}`;
    default:
      return `${words.bonus[section]} ${space + 1}`;
  }
}
