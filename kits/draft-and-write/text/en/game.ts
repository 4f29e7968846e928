import { handOf } from '../../view.ts';
import {
  HIDDEN,
  hasSeat,
  listed,
  signed,
  waitingText,
  type GameText,
  type NameOf,
  type Terms,
  type Waiting,
} from '@bandstand/engine';
import { goalText } from './goalText.ts';
import type { Kit } from '../../kit.ts';
import { ITEM } from '../../layout.ts';
import type { Move } from '../../moves.ts';
import { cardKindName, cellName, circleName, itemName, lockName, nodeName, postName, squareName } from './names.ts';
import type { Pack } from '../../pack.ts';
import { FLOW_TRAITS, type Rules } from '../../rules.ts';
import type { Event, View, Goal, Item } from '../../state.ts';
import { statusText } from './status.ts';
import { aboutFor, termsFor } from './terms.ts';
import type { DraftAndWrite } from '../../types.ts';
import type { Words } from '../../words.ts';
import { counted, oneOf } from './shared.ts';

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function useText(item: Item, space: number, pack: Pack, words: Words): string {
  const name = itemName(item, pack, words);
  if (item <= ITEM.match) return `${name}: cross ${cellName(space, pack)}`;
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
  return goal < 0 ? 'Claim the goal' : `Claim ${pack.goals[goal].name} for ${pack.goals[goal].points} points`;
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

function prompt(view: View, nameOf: NameOf, pack: Pack, words: Words, rules: Rules): string {
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
      return deskPrompt(view, pack, words, rules);
  }
}

function deskPrompt(view: View, pack: Pack, words: Words, rules: Rules): string {
  const pile = view.viewer === 'spectator' ? [] : view.piles[view.viewer];
  switch (view.desk?.stage) {
    case 'queue': {
      const waitingItems = view.desk.pending.flatMap((count, item) =>
        count === 0 ? [] : [count === 1 ? itemName(item, pack, words) : `${itemName(item, pack, words)} ×${count}`],
      );
      return `Use your bonuses: ${listed(waitingItems)}.`;
    }
    case 'record':
      return `Record ${pack.cards[pile[pile.length - 1]]?.name ?? 'your card'}.`;
    case 'claim':
      return rules.multipliers === 'anytime'
        ? `Weekend: claim goals or use ${words.nouns.multiplier[1]}, as far as you can.`
        : view.seats === 1
          ? 'Claim one goal, or none.'
          : 'Weekend: claim the goal or leave it.';
    default:
      return `Use ${words.nouns.multiplier[1]} if you like.`;
  }
}

function eventText(event: Event, nameOf: NameOf, pack: Pack, words: Words): string | undefined {
  const who = 'seat' in event ? nameOf(event.seat) : '';
  switch (event.type) {
    case 'placed':
      return `${who} placed ${pack.cards[event.card].name} as ${postName(event.post, pack)}${event.multiplier > 0 ? ` with ×${event.multiplier}` : ''}: ${words.levels.counts(event.level)}.`;
    case 'boosted':
      return `${who} used ×${event.multiplier} on ${postName(event.post, pack)}: ${words.levels.counts(event.level)}.`;
    case 'matched':
      return `${who} made a ${pack.skills[event.skill].name} ${words.nouns.match[0]}.`;
    case 'crossed':
      return `${who} crossed ${crossedName(event.section, event.space, pack, words)}.`;
    case 'lineFinished':
      return `${who} finished a line in ${words.sections.grid}${event.points > 0 ? ` for ${event.points} points` : ''}.`;
    case 'coloured':
      return `${who} coloured ${circleName(event.circle, pack)} in ${pack.skills[event.skill].name}.`;
    case 'toured':
      return `${who} went to ${pack.sheet.tour?.[event.venue].name ?? ''}${event.points > 0 ? ` for ${event.points} points` : ''}.`;
    case 'opened':
      return `${who} opened ${lockName(event.lock, pack)}.`;
    case 'unlocked':
      return `${who} unlocked ×${event.multiplier}.`;
    case 'penalised': {
      const name = pack.cards[event.card].name;
      const cause =
        event.why === 'card'
          ? `picked ${name}`
          : event.why === 'refused'
            ? `left ${name} aside`
            : `could not record ${name}`;
      return `${who} ${cause}: ${words.nouns.penalty[0]} number ${event.number}.`;
    }
    case 'earned':
      return `That pays ${who} ${oneOf(itemName(event.item, pack, words))}.`;
    case 'lost':
      return `${who} had no use for ${itemName(event.item, pack, words)}; it is lost.`;
    case 'dropped':
      return `${who} let ${itemName(event.item, pack, words)} go.`;
    case 'claimed':
      return `${who} claimed ${pack.goals[event.goal].name} for ${event.points} points.`;
    case 'skipped':
      return `${who} left ${pack.goals[event.goal].name}.`;
    case 'picked':
      return event.card === HIDDEN ? `${who} picked a card.` : `${who} picked ${pack.cards[event.card].name}.`;
    case 'keptGoal':
      return event.goal === HIDDEN ? `${who} kept a goal.` : `${who} kept ${pack.goals[event.goal].name}.`;
    case 'goalsOffered':
      return event.goals === HIDDEN
        ? undefined
        : `${who} may keep ${listed(event.goals.map((goal) => pack.goals[goal].name)).replace(' and ', ' or ')}.`;
    case 'goalRenewed':
      return event.goal === HIDDEN
        ? `${who} drew a new personal goal.`
        : `${who} drew the personal goal ${pack.goals[event.goal].name}.`;
    case 'dealt':
      return event.cards === HIDDEN
        ? undefined
        : `${who} got ${listed(event.cards.map((card) => pack.cards[card].name))}.`;
    case 'handPassed':
      // All hands go on at once: one line is enough.
      return event.seat === 0 ? `Everybody passed ${counted(event.count, ['card', 'cards'])} on.` : undefined;
    case 'drew':
      return event.card === HIDDEN
        ? `${who} drew a third card.`
        : `${who} drew ${pack.cards[event.card].name} as a third card.`;
    case 'vacanciesCounted':
      return event.posts === 0
        ? undefined
        : `${who} left ${counted(event.posts, words.nouns.post)} empty: ${counted(event.number, words.nouns.penalty)} in all.`;
    case 'weekBegan':
      return `Week ${event.week} began.`;
    case 'weekendBegan':
      return event.week > 0 ? `Weekend ${event.week}: goals may be claimed.` : 'Goals may be claimed.';
    case 'cardsTurnedUp':
      return event.cards.length === 1
        ? undefined
        : `Turned up: ${event.cards.map((card, seat) => `${pack.cards[card].name} (${nameOf(seat)})`).join(', ')}.`;
    case 'sheetsShown':
      return undefined;
    case 'goalTurnedUp':
      return `New goal: ${pack.goals[event.goal].name} (${goalText(event.goal, pack, words)}).`;
    case 'goalLeft':
      return event.why === 'dead'
        ? `${pack.goals[event.goal].name} left: nobody can reach it any more.`
        : `${pack.goals[event.goal].name} left the row.`;
    case 'goalMoved':
      return undefined;
    case 'dieRolled':
      return `The die shows ${event.roll}.`;
    case 'stackRefilled':
      return `The stack was shuffled anew: ${event.cards} cards.`;
    case 'endCame':
      return event.ending === '' ? undefined : `The end: ${words.endings[event.ending]}.`;
  }
}

function crossedName(
  section: 'match' | 'grid' | 'net' | 'trackA' | 'trackB' | 'cheer',
  space: number,
  pack: Pack,
  words: Words,
): string {
  switch (section) {
    case 'match':
      return cellName(space, pack);
    case 'grid':
      return squareName(space, pack);
    case 'net':
      return nodeName(space, pack);
    default:
      return `${words.bonus[section]} ${space + 1}`;
  }
}

/** The rank that a lone player's score earns. */
export const rankTitle = (score: number, words: Words): string =>
  (words.ranks.find((rank) => score >= rank.from) ?? words.ranks[words.ranks.length - 1]).title;

/** All that the game says in one language, from its pack and its words. */
export function textsFor(kit: Kit, words: Words): GameText<DraftAndWrite> {
  const { pack, rules } = kit;
  const about = aboutFor(kit, words);
  let terms: Terms | undefined;
  return {
    /** Made when somebody first asks what something is. */
    get terms() {
      return (terms ??= termsFor(pack, words));
    },
    about: (kind, which, view, _nameOf, viewer) => about(kind, which, view, viewer),
    name: words.name,
    tagline: words.tagline,
    parts: words.parts,
    options: words.options,
    chapter: (view) => CHAPTERS[view.phase],
    prompt: (view, nameOf) => prompt(view, nameOf, pack, words, rules),
    status: (view, nameOf) => statusText(view, nameOf, { pack, words, rules }),
    move: (move, view) => moveText(move, view, pack, words, rules),
    event: (event, nameOf) => eventText(event, nameOf, pack, words),
    outcome(outcome, nameOf) {
      if (outcome.scores.length === 1)
        return `${nameOf(0)} finished with ${signed(outcome.scores[0])} points. ${sentence(rankTitle(outcome.scores[0], words))}.`;
      const winners = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
      const points = signed(outcome.scores[winners[0]]);
      return `${listed(winners.map(nameOf))} ${winners.length === 1 ? 'won' : 'share the win'} with ${points} points.`;
    },
  };
}
