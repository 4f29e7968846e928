import { listed, signed, withSign } from '@bandstand/engine';
import type { CardAhead } from '../../ahead.ts';
import { ITEM } from '../../layout.ts';
import { cellName, circleName, itemName, lockName, nodeName, postName, squareName } from './names.ts';
import type { Pack } from '../../pack.ts';
import type { SheetEvent } from '../../state.ts';
import type { Words } from '../../words.ts';
import { counted, oneOf, plural, pointsText } from './shared.ts';

/** Waiting items by name, those of a kind together. */
function itemsText(items: readonly number[], pack: Pack, words: Words): string {
  const kinds = [...new Set(items)].map((item) => {
    const count = items.filter((each) => each === item).length;
    const name = itemName(item, pack, words);
    return count === 1 ? oneOf(name) : `${count} × ${name}`;
  });
  return listed(kinds);
}

/** What happens at a place of the sheet; the rest happens with it. */
const PLACED: ReadonlySet<SheetEvent['type']> = new Set([
  'placed',
  'boosted',
  'crossed',
  'coloured',
  'toured',
  'opened',
  'unlocked',
  'penalised',
]);

/** One step of what is certain, in few words; undefined for steps that another one tells. */
function stepText(event: SheetEvent, pack: Pack, words: Words): string | undefined {
  switch (event.type) {
    case 'placed':
    case 'boosted':
      return `${postName(event.post, pack)}: ${words.levels.counts(event.level)}`;
    case 'crossed':
      if (event.section === 'match') return cellName(event.space, pack);
      if (event.section === 'grid') return squareName(event.space, pack);
      if (event.section === 'net') return nodeName(event.space, pack);
      return `${words.bonus[event.section]} ${event.space + 1}`;
    case 'coloured':
      return `${pack.skills[event.skill].name} in ${circleName(event.circle, pack)}`;
    case 'toured':
      return `${pack.sheet.tour?.[event.venue].name ?? ''}${event.points > 0 ? `: ${pointsText(event.points)}` : ''}`;
    case 'opened':
      return `Opens ${lockName(event.lock, pack)}`;
    case 'unlocked':
      return `Unlocks ×${event.multiplier}`;
    case 'penalised':
      return `${words.nouns.penalty[0]} number ${event.number}`;
    case 'lineFinished':
      return `a full line${event.points > 0 ? `: ${pointsText(event.points)}` : ''}`;
    case 'claimed':
      return `${pack.goals[event.goal].name}: ${pointsText(event.points)}`;
    case 'lost':
      return `${itemName(event.item, pack, words)} is lost, it has no place`;
    default:
      return undefined;
  }
}

/** All that the boards of this kit say beside the words of their game. */
export const boardWords = {
  placed: (name: string, level: number, words: Words) => `${name}, ${words.levels.counts(level)}`,
  crossed: (name: string) => `${name}, crossed`,
  lookingElsewhere: 'You are looking at another sheet, as it was when all were last shown.',
  whoTakes: (multiplier: number) => `Choose who takes ×${multiplier}.`,
  takeUp: (words: Words) => `Take up one of your ${words.nouns.multiplier[1]}, or go on.`,
  lookAtCard: (look: string) => `${look} a card: its label says what it will bring, the sheet shows where.`,
  drawsThird: (last: number) =>
    `After it you may claim a goal, and goal ${last} leaves. If two are of one section, you must take the other card.`,
  chooseHere: 'Choose below what goes there.',
  lookAtPlace: (look: string) => `${look} a lit place to see what it will bring.`,
  look: { finger: 'Tap', pointer: 'Point at' },
  costs: (words: Words, points: number) => `costs ${oneOf(words.nouns.penalty[0])}, ${signed(points)}`,
  nothingToRecord: (words: Words, points: number) =>
    `Nothing to record: it will cost ${oneOf(words.nouns.penalty[0])} (${signed(points)}).`,
  noPlace: (words: Words, points: number) =>
    `There is no place for it on your sheet now: it will cost ${oneOf(words.nouns.penalty[0])} (${signed(points)}).`,
  places: (count: number) =>
    plural(count, ['It has one place on your sheet', `It may go to ${count} places on your sheet`]),
  bestPlace: (places: number, gain: string) =>
    plural(places, [` and will bring ${gain}.`, `; the framed one will bring ${gain}.`]),
  leaves: (goals: readonly { readonly name: string; readonly points: number }[]) =>
    goals.length === 0 ? '' : `${listed(goals.map(({ name, points }) => `${name} (${points})`))} will stay unclaimed.`,
  laterPlace: '; it will pay later.',
  /** A label on a card, or a sum in a sentence: "+4 and a Harmony", "+4 to +16". */
  gain({ points, most, used, choices }: CardAhead, pack: Pack, words: Words): string {
    const items = [...used, ...choices];
    const sum = most > points ? `${withSign(points)} to ${withSign(most)}` : points === 0 ? '' : withSign(points);
    if (items.length === 0) return sum;
    const isMatches = items.every((item) => item <= ITEM.match);
    const kinds = new Set(isMatches ? [ITEM.match] : items);
    const bonus =
      kinds.size > 1
        ? counted(items.length, ['bonus', 'bonuses'])
        : items.length === 1
          ? oneOf(isMatches ? words.bonus.match : itemName(items[0], pack, words))
          : `${items.length} × ${isMatches ? words.bonus.match : itemName(items[0], pack, words)}`;
    return sum === '' ? bonus : `${sum} and ${bonus}`;
  },
  paysLater: 'pays later',
  steps(events: readonly SheetEvent[], pack: Pack, words: Words): string {
    const steps: string[] = [];
    for (const event of events) {
      const text = stepText(event, pack, words);
      if (text === undefined) continue;
      // The numbers are those on the sheet, where only places have one.
      if (steps.length > 0 && !PLACED.has(event.type)) steps.push(`${steps.pop()} (${text})`);
      else steps.push(text);
    }
    if (steps.length === 0) return '';
    return `${steps.length === 1 ? steps[0] : steps.map((step, number) => `(${number + 1}) ${step}`).join(' ')}.`;
  },
  thenChoose: (items: readonly number[], pack: Pack, words: Words) =>
    `Then you choose where to use ${itemsText(items, pack, words)}.`,
  putBack: (multiplier: number) => `Put ×${multiplier} back`,
  use: (multiplier: number) => `Use ×${multiplier}`,
  letGo: 'Let a bonus go',
  hand: 'Your hand',
  points: (count: number) => plural(count, ['point', 'points']),
  onlyYou: 'your own: only you see it and may claim it',
  claim: (points: number) => `Claim ${points}`,
  keep: 'Keep this one',
  goalsInOrder: (words: Words) => `${words.sections.goals}, asked on weekends from 1 to 4, then your own`,
  meetsToo: (names: readonly string[]) => `${listed(names)} ${plural(names.length, ['meets', 'meet'])} it too`,
  leavesNext: (afterThree: boolean) =>
    afterThree ? 'leaves after the next hand of three' : 'leaves after this weekend',
  passedBy: 'passed by this weekend',
  claimed: 'claimed',
  sheets: 'Sheets',
  you: (name: string) => `${name} (you)`,
  decides: 'decides',
  took: (card: string) => `took ${card}`,
  sections: 'Sections',
  wholeSheet: 'Whole sheet',
  somethingToDo: ' (something to do here)',
  sheetOf: (name: string) => `Sheet of ${name}`,
  zoomed: (name: string) => `Sheet of ${name}, zoomed`,
  ifItEnded: (points: number) => `${signed(points)} if it ended now`,
  emptyPosts: (posts: number, points: number, words: Words) =>
    `${counted(posts, words.nouns.post)} empty: ${signed(points)} at the end`,
  endsMatch: (words: Words) =>
    `The last one ends the match; then every empty ${words.nouns.post[0]} costs ${oneOf(words.nouns.penalty[0])}.`,
  seen: 'Cards you have passed on',
  seenWith: (name: string) => `${name} now holds`,
  origins: (words: Words, members: number, have: number, room: number) =>
    `${counted(members, words.nouns.member)}; ${have} of ${room} boxes`,
  further: 'Further away',
  fit: 'Fit',
  closer: 'Closer',
  zoom: 'Zoom',
  ways: ['north', 'east', 'south', 'west'],
  level: (level: number, words: Words) => words.levels.counts(level),
} as const;
