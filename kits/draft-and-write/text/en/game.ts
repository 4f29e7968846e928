import { isSatisfied } from '../../goals/metrics.ts';
import { canBoost } from '../../seat.ts';
import { handOf, sheetOf } from '../../view.ts';
import { hasSeat, listed, waitingText, type GameText, type NameOf, type Waiting } from '@bandstand/engine';
import { eventText } from './log.ts';
import type { Kit } from '../../kit.ts';
import { ITEM } from '../../layout.ts';
import type { Move } from '../../moves.ts';
import { cardKindName, cellName, circleName, itemName, lockName, nodeName, postName, squareName } from './names.ts';
import { BONUSES } from '../../bonus.ts';
import type { Pack } from '../../pack.ts';
import { FLOW_TRAITS, type Rules } from '../../rules.ts';
import type { View, Goal, Item } from '../../state.ts';
import { statusText } from './status.ts';
import type { DraftAndWrite } from '../../types.ts';
import type { Words } from '../../words.ts';
import { oneOf, plural, pointsText } from './shared.ts';

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a box pays at once, for whoever hears of it and does not see it. */
function paysText(cell: number, pack: Pack, words: Words): string {
  const bonus = pack.sheet.match.rows[Math.floor(cell / 5)]?.bonuses[cell % 5];
  return bonus ? `, which pays ${oneOf(words.bonus[bonus])}` : '';
}

function useText(item: Item, space: number, pack: Pack, words: Words): string {
  const name = itemName(item, pack, words);
  if (item <= ITEM.match) return `${name}: cross ${cellName(space, pack)}${paysText(space, pack, words)}`;
  switch (item) {
    case ITEM.grid:
      return `${name}: cross ${squareName(space, pack)}`;
    case ITEM.net:
      return `${name}: cross ${nodeName(space, pack)}`;
    case ITEM.colour:
      return `${name}: ${pack.skills[space & 3].name} in ${circleName(space >> 2, pack)}`;
    case ITEM.tour:
      return `${name}: go to ${pack.sheet.tour?.[space].name ?? ''}`;
    case ITEM.cash:
      return `${name}: open ${lockName(space, pack)}`;
    case ITEM.x2:
    case ITEM.x3:
    case ITEM.x4:
      return `Unlock ${name}`;
    default:
      return `${name}: cross the next space`;
  }
}

function claimText(goal: Goal, pack: Pack): string {
  return goal < 0 ? 'Claim the goal' : `Claim ${pack.goals[goal].name} for ${pointsText(pack.goals[goal].points)}`;
}

function moveText(move: Move, view: View, pack: Pack, words: Words, rules: Rules): string {
  const seat = view.viewer === 'spectator' ? 0 : view.viewer;
  const goalAt = (place: number): number => (place === 4 ? view.personal : (view.slots[place] ?? -1));
  switch (move.type) {
    case 'pick': {
      const card = handOf(view, seat)[move.slot];
      return card === undefined
        ? `Pick card ${move.slot + 1}`
        : `Pick ${pack.cards[card].name} (${cardKindName(pack.cards[card], pack, words)})`;
    }
    case 'refuse':
      return `Leave it and take ${oneOf(words.nouns.penalty[0])}`;
    case 'place':
      return `Place as ${postName(move.post, pack)}${move.multiplier > 0 ? ` with ×${move.multiplier}` : ''}`;
    case 'cross':
      return `Cross ${move.section === 'grid' ? squareName(move.space, pack) : nodeName(move.space, pack)}`;
    case 'use':
      return useText(move.item, move.space, pack, words);
    case 'drop':
      return `Let ${itemName(move.item, pack, words)} go`;
    case 'claim':
      return claimText(goalAt(view.desk?.cursor ?? 0), pack);
    case 'skip':
      return `Leave ${pack.goals[goalAt(view.desk?.cursor ?? 0)]?.name ?? 'the goal'}`;
    case 'claimSlot':
      return claimText(goalAt(move.slot), pack);
    case 'enough':
      return FLOW_TRAITS[view.seats === 1 ? rules.solo : rules.together].claimLimit === 1
        ? 'Claim nothing'
        : 'No more goals';
    case 'startColour':
      return `Start with ${pack.skills[move.skill].name}`;
    case 'keepGoal': {
      const goal = view.offer[move.which];
      return goal === undefined ? `Keep goal ${move.which + 1}` : `Keep ${pack.goals[goal].name}`;
    }
    case 'drawThird':
      return 'Draw a third card';
    case 'boost':
      return `×${move.multiplier} for ${postName(move.post, pack)}`;
    case 'done':
      return 'Done';
  }
}

/** What fits a phone's button in two lines. */
const BRIEF = 34;

/** Long ones without what the card and the sheet show: "Pick Juno Quillan", "Cross Tune 2, which pays a Tour". */
function briefText(text: string, { type }: Move): string {
  if (type === 'pick') return text.replace(/ \(.*/, '');
  return type === 'use' && text.length > BRIEF ? sentence(text.replace(/^[^:]+: /, '')) : text;
}

/** Who is still busy, as sentences about people. */
function waiting(view: View, nameOf: NameOf): string {
  const others = view.sheets.flatMap((_, seat) => (seat === view.viewer ? [] : [seat]));
  const [ready, busy] = [
    others.filter((seat) => !hasSeat(view.toAct, seat)),
    others.filter((seat) => hasSeat(view.toAct, seat)),
  ];
  return waitingText(ready.map(nameOf), busy.map(nameOf), WAITING[view.phase]);
}

const WAITING: Partial<Record<View['phase'], Waiting>> = {
  record: { ready: ['has recorded', 'have recorded'], thinking: ['is recording', 'are recording'] },
  weekend: {
    ready: ['has claimed', 'have claimed'],
    thinking: ['is looking at the goals', 'are looking at the goals'],
  },
};

/** Where the rules tell about each phase. */
const CHAPTERS: Readonly<Record<View['phase'], string>> = {
  start: 'set-up',
  keep: 'set-up',
  pick: 'a-week',
  record: 'recording',
  weekend: 'weekend',
  final: 'the-end',
  over: 'the-end',
};

function prompt(view: View, nameOf: NameOf, kit: Kit, words: Words): string {
  const { rules } = kit;
  if (view.phase === 'over') return `The match is over: ${words.endings[view.ending === '' ? 'cards' : view.ending]}.`;
  if (view.viewer === 'spectator' || (view.toAct & (1 << view.viewer)) === 0) return waiting(view, nameOf);
  switch (view.phase) {
    case 'start':
      return 'Choose the colour of your first circle.';
    case 'keep':
      return 'Keep one of these two goals.';
    case 'pick':
      return view.seats === 1 && FLOW_TRAITS[rules.solo].drawsThird && view.handSizes[0] === 2
        ? 'Pick a card, or draw a third.'
        : 'Pick a card.';
    case 'final':
      return `Use your last ${words.nouns.multiplier[1]}.`;
    default:
      return deskPrompt(view, kit, words);
  }
}

/** What is done with a bonus, in a sentence. */
function howToUse(item: Item, pack: Pack, words: Words): string {
  const how =
    item < ITEM.match
      ? `Cross a box in the ${pack.skills[item].name} row.`
      : (words.uses[BONUSES[item - ITEM.match]] ?? '');
  return how.charAt(0).toLowerCase() + how.slice(1);
}

function queuePrompt(pending: readonly number[], pack: Pack, words: Words): string {
  const items = pending.flatMap((count, item) => (count === 0 ? [] : [item]));
  const names = items.map((item) => itemName(item, pack, words) + (pending[item] === 1 ? '' : ` ×${pending[item]}`));
  return items.length === 1
    ? `${names[0]}: ${howToUse(items[0], pack, words)}`
    : `Use your bonuses in any order: ${listed(names)}.`;
}

/** A weekend on which goals are claimed in any order; it names only what can be done. */
function freeWeekendPrompt(view: View, kit: Kit, words: Words): string {
  const seat = view.viewer === 'spectator' ? 0 : view.viewer;
  const sheet = sheetOf(view.sheets[seat]);
  const goals = [...view.slots, view.personal].filter((_, place) => view.desk?.claimed.includes(place) !== true);
  const canClaim = goals.some((goal) => goal >= 0 && isSatisfied(kit, sheet, goal));
  if (!canClaim) return `Weekend: you meet no goal now. Use ${words.nouns.multiplier[1]}, or go on.`;
  return `Weekend: claim the goals you meet, ${canBoost(kit, sheet) ? `or use ${words.nouns.multiplier[1]}` : 'in any order'}.`;
}

function deskPrompt(view: View, kit: Kit, words: Words): string {
  const { pack, rules } = kit;
  const pile = view.viewer === 'spectator' ? [] : view.piles[view.viewer];
  switch (view.desk?.stage) {
    case 'queue':
      return queuePrompt(view.desk.pending, pack, words);
    case 'record':
      return `Record ${pack.cards[pile[pile.length - 1]].name}.`;
    case 'claim':
      return rules.multipliers === 'anytime'
        ? freeWeekendPrompt(view, kit, words)
        : view.seats === 1
          ? 'Claim one goal, or none.'
          : 'Weekend: claim the goal or leave it.';
    default:
      return `Use ${words.nouns.multiplier[1]} if you like.`;
  }
}

/** The rank that a lone player's score earns. */
export const rankTitle = (score: number, words: Words): string =>
  (words.ranks.find((rank) => score >= rank.from) ?? words.ranks[words.ranks.length - 1]).title;

/** All that the game says in one language, from its pack and its words. */
export function textsFor(kit: Kit, words: Words): GameText<DraftAndWrite> {
  const { pack, rules } = kit;
  return {
    name: words.name,
    tagline: words.tagline,
    parts: words.parts,
    options: words.options,
    chapter: (view) => CHAPTERS[view.phase],
    prompt: (view, nameOf) => prompt(view, nameOf, kit, words),
    status: (view, nameOf) => statusText(view, nameOf, { pack, words, rules }),
    move: (move, view) => moveText(move, view, pack, words, rules),
    brief: (move, view) => briefText(moveText(move, view, pack, words, rules), move),
    event: (event, nameOf) => eventText(event, nameOf, pack, words),
    outcome(outcome, nameOf) {
      if (outcome.scores.length === 1)
        return `${nameOf(0)} finished with ${pointsText(outcome.scores[0])}. ${sentence(rankTitle(outcome.scores[0], words))}.`;
      const winners = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
      const won = plural(winners.length, ['won', 'share the win']);
      return `${listed(winners.map(nameOf))} ${won} with ${pointsText(outcome.scores[winners[0]])}.`;
    },
  };
}
