import type { Problem } from '@bandstand/engine';
import { GRID_CARD, MEMBER_CARD, NET_CARD, traitsOf, type Kit } from '../../kit.ts';
import { GOAL_BOXES, ITEM, MEMBERS, OPENED, PERSONAL } from '../../layout.ts';
import type { Move } from '../../moves.ts';
import { itemName, postName } from './names.ts';
import { isUnlocked, targets } from '../../sheet.ts';
import type { View } from '../../state.ts';
import { sheetOf } from '../../view.ts';
import type { Words } from '../../words.ts';

const problem = (code: string, message: string): Problem => ({ code, message });

/** Phases in which each kind of move is asked for. */
const WHEN: Readonly<Record<Move['type'], readonly View['phase'][]>> = {
  startColour: ['start'],
  keepGoal: ['keep'],
  pick: ['pick'],
  drawThird: ['pick'],
  refuse: ['record'],
  place: ['record'],
  cross: ['record'],
  use: ['record', 'weekend'],
  drop: ['record', 'weekend'],
  claim: ['weekend'],
  skip: ['weekend'],
  claimSlot: ['weekend'],
  enough: ['weekend'],
  boost: ['record', 'weekend', 'final'],
  done: ['record', 'weekend', 'final'],
};

const NOW_ASKED: Readonly<Record<View['phase'], string>> = {
  start: 'Choose a start colour first.',
  keep: 'Choose which goal to keep first.',
  pick: 'Pick a card from your hand first.',
  record: 'Record your card first.',
  weekend: 'It is the weekend: claim goals or go on.',
  final: 'Nothing but the last sums is left to do.',
  over: 'The match is over; no more moves can be made.',
};

/** Why the viewing seat may not play this move now, from what it sees. */
export function whyNot(kit: Kit, words: Words, view: View, move: Move): Problem {
  if (!WHEN[move.type].includes(view.phase)) return problem('not-now', NOW_ASKED[view.phase]);
  if (view.viewer === 'spectator' || view.desk === null)
    return problem('not-your-seat', 'You are watching; only players can move.');
  const { desk } = view;
  if (desk.stage === 'queue' && move.type !== 'use' && move.type !== 'drop' && move.type !== 'boost')
    return problem('bonuses-wait', 'Use or let go of your waiting bonuses first.');
  switch (move.type) {
    case 'pick':
      return whyNotPick(view, move.slot);
    case 'drawThird':
      return problem(
        'no-third-card',
        view.seats > 1
          ? 'A third card is drawn only when you play alone.'
          : 'You can draw a third card only from a hand of two and while the stack lasts.',
      );
    case 'use':
    case 'drop':
      return whyNotItem(kit, words, view, move);
    case 'place':
    case 'cross':
    case 'refuse':
      return whyNotRecord(kit, words, view, move);
    case 'claim':
    case 'skip':
      return problem('no-goal-here', 'No goal is waiting for your answer.');
    case 'claimSlot':
      return whyNotClaim(kit, view, move.slot);
    case 'boost':
      return problem('no-boost', `You need an unlocked ×${move.multiplier} and a filled post that has none yet.`);
    default:
      return problem('not-now', 'You cannot do that at this moment.');
  }
}

function whyNotPick(view: View, slot: number): Problem {
  const seat = view.viewer === 'spectator' ? 0 : view.viewer;
  if (slot >= view.handSizes[seat])
    return problem('no-such-card', `Your hand has ${view.handSizes[seat]} cards; there is no card number ${slot + 1}.`);
  if (view.seats === 1 && view.handSizes[seat] === 3)
    return problem('odd-card-out', 'Two of the three cards are of one section, so you must take the third.');
  return problem('not-playable', 'You cannot record that card, and you hold one that you can.');
}

function whyNotItem(kit: Kit, words: Words, view: View, move: Extract<Move, { type: 'use' | 'drop' }>): Problem {
  const name = itemName(move.item, kit.pack, words);
  if (view.desk === null || view.desk.pending[move.item] === 0)
    return problem('no-such-bonus', `You have no ${name} waiting.`);
  const sheet = view.viewer === 'spectator' ? [] : sheetOf(view.sheets[view.viewer]);
  if (targets(kit, sheet, move.item) === 0)
    return problem('no-target', `There is nothing left on which ${name} could be used now.`);
  if (move.item === ITEM.tour)
    return problem(
      'venue-out-of-reach',
      'You have been there, or you must come from the venue before it, and its gate must be open.',
    );
  return problem('space-taken', 'That space is marked already, or not open yet.');
}

function whyNotRecord(
  kit: Kit,
  words: Words,
  view: View,
  move: Extract<Move, { type: 'place' | 'cross' | 'refuse' }>,
): Problem {
  if (view.viewer === 'spectator' || view.desk?.stage !== 'record')
    return problem('card-recorded', 'Your card is recorded; nothing more can be done with it.');
  if (move.type === 'refuse') return problem('not-now', 'You cannot leave this card.');
  const pile = view.piles[view.viewer];
  const card = pile[pile.length - 1];
  const sheet = sheetOf(view.sheets[view.viewer]);
  const kind = kit.cardKind[card];
  if (move.type === 'cross') {
    if (kind !== (move.section === 'grid' ? GRID_CARD : NET_CARD))
      return problem('wrong-card', `${kit.pack.cards[card].name} is no card for ${words.sections[move.section]}.`);
    if (((kit.cardSpaces[card] >> move.space) & 1) === 0)
      return problem('wrong-icon', 'That space shows another icon than your card.');
    return problem('space-taken', 'That space is crossed already, or not open yet.');
  }
  if (kind !== MEMBER_CARD)
    return problem('wrong-card', `${kit.pack.cards[card].name} is no ${words.nouns.member[0]}.`);
  if (kit.postType[move.post] !== kit.cardType[card])
    return problem('wrong-post', `${kit.pack.cards[card].name} cannot work as ${postName(move.post, kit.pack)}.`);
  if (sheet[MEMBERS + move.post] !== 0)
    return problem('post-taken', `${postName(move.post, kit.pack)} is filled; nobody is replaced.`);
  if ((kit.postLock[move.post] & ~sheet[OPENED]) !== 0)
    return problem('post-locked', `${postName(move.post, kit.pack)} is locked; ${words.bonus.cash} opens it.`);
  if (move.multiplier > 0 && !isUnlocked(sheet, move.multiplier))
    return problem('multiplier-closed', `You have no unlocked ×${move.multiplier}.`);
  return problem('not-now', 'You cannot place anybody there now.');
}

function whyNotClaim(kit: Kit, view: View, place: number): Problem {
  const goal = place === PERSONAL ? view.personal : view.slots[place];
  const goals = view.viewer === 'spectator' ? [] : view.sheets[view.viewer].goals;
  if (goal < 0) return problem('no-goal-here', 'There is no goal in that place.');
  if (goals.length >= GOAL_BOXES) return problem('boxes-full', `All ${GOAL_BOXES} goal boxes are filled.`);
  if (view.desk?.claimed.includes(place) === true) return problem('claimed-already', 'You have claimed that goal.');
  if (view.desk !== null && view.desk.claimed.length >= traitsOf(kit, view).claimLimit)
    return problem('one-goal-only', 'Alone you claim one goal at a time.');
  return problem('goal-not-reached', 'Your sheet does not meet that goal yet.');
}
