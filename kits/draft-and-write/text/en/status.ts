import { listed, type NameOf, type StatusLine } from '@bandstand/engine';
import { GOAL_BOXES } from '../../layout.ts';
import type { Pack } from '../../pack.ts';
import { FLOW_TRAITS, type Rules } from '../../rules.ts';
import type { View } from '../../state.ts';
import type { Words } from '../../words.ts';
import { counted, plural } from './shared.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'] as const;
const LAST_WEEK_ALONE = 6;
const LEAST_HAND = 2;
const LARGEST_HAND = 3;
const WEEK_STOPS = 'the week stops and the last weekend comes';

const CARDS = ['card', 'cards'] as const;
const HANDS = ['more hand', 'more hands'] as const;

export interface StatusParts {
  readonly pack: Pack;
  readonly words: Words;
  readonly rules: Rules;
}

/** Whether somebody alone plays hand after hand, without weeks. */
const isHandByHand = ({ seats }: View, { rules }: StatusParts): boolean =>
  seats === 1 && FLOW_TRAITS[rules.solo].drawsThird;

function whenText(view: View, parts: StatusParts): string {
  if (view.phase === 'start' || view.phase === 'keep') return 'Before week 1';
  if (isHandByHand(view, parts)) return `Hand ${view.day}`;
  const week = view.seats === 1 ? `Week ${view.week} of ${LAST_WEEK_ALONE}` : `Week ${view.week}`;
  if (view.phase === 'final' || view.phase === 'over') return 'After the last weekend';
  if (view.phase === 'weekend') return view.ending === '' ? `${week}, weekend` : 'The last weekend';
  return `${week}, ${DAYS[view.day - 1] ?? DAYS[0]}`;
}

function phaseText(view: View, { pack, rules, words }: StatusParts): string[] {
  const pile = view.viewer === 'spectator' ? [] : view.piles[view.viewer];
  switch (view.phase) {
    case 'start':
      return ['choose a starting colour'];
    case 'keep':
      return ['keep one of two goals'];
    case 'record':
      return pile.length === 0 ? [] : [`recording ${pack.cards[pile[pile.length - 1]].name}`];
    case 'weekend':
      if (view.seats === 1)
        return FLOW_TRAITS[rules.solo].claimLimit === 1 ? ['you may claim one goal'] : ['claim in any order'];
      return [rules.goalOrder === 'in-order' ? 'goals from 1 to 4, then yours' : 'claim in any order'];
    case 'final':
      return [`last ${words.nouns.multiplier[1]}`];
    default:
      return [];
  }
}

/** Only while there is something to pass on: a phone has one line for all of it. Odd weeks pass to the next seat, which sits to the left. */
function directionText(view: View, { rules }: StatusParts): string[] {
  if (view.seats === 1 || view.phase !== 'pick') return [];
  return [`hands go ${rules.passing === 'alternate' && view.week % 2 === 0 ? 'right' : 'left'}`];
}

function supplyText(view: View, parts: StatusParts): string[] {
  if (view.phase === 'start' || view.phase === 'keep' || view.phase === 'final') return [];
  if (view.seats === 1 && !isHandByHand(view, parts))
    return view.phase === 'weekend' ? [] : [`pair ${view.day} of ${DAYS.length}`];
  return view.phase !== 'pick' && view.seats > 1 ? [] : [`${counted(view.stackSize, CARDS)} left`];
}

/** How far everybody is to each of the three ends. */
const reached = (view: View): { readonly posts: number[]; readonly goals: number[]; readonly penalties: number[] } => ({
  posts: view.sheets.map((sheet) => sheet.posts.filter((post) => post !== null).length),
  goals: view.sheets.map((sheet) => sheet.goals.length),
  penalties: view.sheets.map((sheet) => sheet.penalty),
});

/** What one more step of somebody would bring, told before it is taken. */
function warnings(view: View, nameOf: NameOf, parts: StatusParts): string[] {
  const { pack, words } = parts;
  const { posts, goals, penalties } = reached(view);
  /** The days that are left are not played. */
  const ends = isHandByHand(view, parts) ? ' and ends the match.' : `: ${WEEK_STOPS}.`;
  const isWeek = view.phase === 'pick' || view.phase === 'record';
  const nearlyFull = [...posts.keys()].filter((seat) => isWeek && posts[seat] === pack.sheet.posts.length - 1);
  /** Once for all who lack no more than one: each of them ends the week alike. */
  const lastPost = (): string => {
    const others = nearlyFull.filter((seat) => seat !== view.viewer).map(nameOf);
    const [member] = words.nouns.member;
    if (nearlyFull.length === others.length)
      return `${listed(others)} ${plural(others.length, ['lacks', 'lack'])} one ${member}: then ${WEEK_STOPS}.`;
    const whose =
      others.length > 1
        ? `, or that of ${others.slice(0, -1).join(', ')} or ${others.at(-1)}`
        : others.map((name) => ` or ${name}’s`).join('');
    return `One more ${member} ${words.fills}${whose}${ends}`;
  };
  const inTurn = view.sheets.flatMap((_, seat) => [
    ...(isWeek && penalties[seat] === pack.sheet.penalty.points.length - 2
      ? [
          seat === view.viewer
            ? `One more ${words.nouns.penalty[0]} is the fifth${ends}`
            : `A fifth ${words.nouns.penalty[0]} of ${nameOf(seat)} would end the match.`,
        ]
      : []),
    ...(goals[seat] === GOAL_BOXES - 1
      ? [seat === view.viewer ? 'A sixth goal ends the match.' : `A sixth goal of ${nameOf(seat)} would end the match.`]
      : []),
  ]);
  return [...(nearlyFull.length > 0 ? [lastPost()] : []), ...inTurn];
}

/** The ends of playing alone that no sheet shows. */
function aloneText(view: View, parts: StatusParts): string[] {
  if (view.seats > 1) return [];
  if (!isHandByHand(view, parts))
    return view.week === LAST_WEEK_ALONE ? ['The last week: its weekend ends the match.'] : [];
  const { stackSize } = view;
  if (stackSize < LEAST_HAND) return ['The last hand: the cards are used up.'];
  const [least, most] = [Math.floor(stackSize / LARGEST_HAND), Math.floor(stackSize / LEAST_HAND)];
  if (most > LARGEST_HAND) return [];
  return [least === most ? `${counted(most, HANDS)}, then the cards are used up.` : `At most ${counted(most, HANDS)}.`];
}

function endText(view: View, nameOf: NameOf, parts: StatusParts): string {
  const { pack, words } = parts;
  const { posts, goals, penalties } = reached(view);
  const most = [posts, goals, penalties].map((each) => Math.max(...each));
  if (view.ending !== '')
    return [
      `The end: ${words.endings[view.ending]}.`,
      // Nothing is threatened to those who all have full sheets.
      ...(Math.min(...posts) < pack.sheet.posts.length
        ? [`Every empty ${words.nouns.post[0]} will cost one ${words.nouns.penalty[0]}.`]
        : []),
    ].join(' ');
  const near = [...warnings(view, nameOf, parts), ...aloneText(view, parts)];
  if (near.length > 0) return near.slice(0, 2).join(' ');
  const also =
    view.seats > 1 ? '' : isHandByHand(view, parts) ? ', or with the cards' : `, or after week ${LAST_WEEK_ALONE}`;
  const ends = words.ends(pack.sheet.posts.length, GOAL_BOXES, pack.sheet.penalty.points.length - 1);
  return `Ends at ${ends}${also}: ${most.join(', ')}.`;
}

/** Week, day, direction and cards; what ends the match and how near that is. */
export const statusText = (view: View, nameOf: NameOf, parts: StatusParts): StatusLine => ({
  now: [whenText(view, parts), ...phaseText(view, parts), ...directionText(view, parts), ...supplyText(view, parts)],
  end: endText(view, nameOf, parts),
});
