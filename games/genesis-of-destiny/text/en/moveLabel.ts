import type { Captions } from '@bandstand/engine';
import type { Content } from '../../content/content.ts';
import { gigOf } from '../../rules/course.ts';
import { COVERS, fieldOf, FORM_BOMBS, VANS } from '../../rules/form.ts';
import type { Move } from '../../move.ts';
import type { View } from '../../state.ts';
import {
  BOX_NAMES,
  bombText,
  cardName,
  circleTitle,
  coverText,
  dieName,
  gigName,
  listNames,
  songTitle,
  slotTitle,
  TRACK_NAMES,
} from './names.ts';

const PLAIN: Partial<Record<Move['type'], string>> = {
  playCover: 'Play a cover',
  endSet: 'End the set',
  letPass: 'Let it pass',
  stay: 'Stay with the band',
  walkOut: 'Break up the band',
  live: 'Live the Life',
  riff: 'Write and Riff',
  rest: 'Rest',
  done: 'Done',
  proposeWrite: 'Propose to write a song',
  pass: 'Propose nothing',
  wait: 'Wait for somebody to begin',
  leave: 'Leave the session',
  gmBlank: 'Offer a gig of your own',
  gmDone: 'That is what is on offer',
};

const GROUPS = ['1 and 2', '3 and 4', '5 and more'] as const;

/** A move as the words on a button. */
export function moveLabel(content: Content, move: Move, view: View, captions: Captions = {}): string {
  const { powers, marketPrices, knobs } = content.pack;
  switch (move.type) {
    case 'startWith':
    case 'level': {
      const bubbles = move.track === 0 ? view.intensity : view.craft;
      const filled = typeof view.viewer === 'number' ? (bubbles[view.viewer] ?? 0) : 0;
      const power = Object.values(powers)[Math.min(7, move.track * 4 + filled)];
      return `${TRACK_NAMES[move.track]}: ${power.name}`;
    }
    case 'approve':
      return approvalLabel(content, move.mask, view, captions);
    case 'pick':
      return `Play ${gigLabel(content, view, move.slot, captions)}`;
    case 'buy':
      return `Buy ${marketCard(content, view, move.slot)} for ${marketPrices[move.slot]} COIN`;
    case 'askBand':
      return `Ask the band to pay for ${marketCard(content, view, move.slot)}`;
    case 'playLive':
      return `Play ${songTitle(move.song, captions)} live`;
    case 'playRecorded':
      return `Play ${songTitle(move.song, captions)} as recorded (${view.songs[move.song]?.recorded ?? 0})`;
    case 'proposeRecord':
      return `Propose to record ${songTitle(move.song, captions)}`;
    case 'claim':
      return `Take ${songTitle(move.song, captions)}`;
    case 'place':
      return `Place ${dieName(move.die)}`;
    case 'unison':
      return `${powers.unison.name}: set ${dieName(move.die)}`;
    case 'nudge':
      return `${powers.nudge.name}: ${dieName(move.die)} ${move.by === 1 ? 'up' : 'down'} by 1`;
    case 'flare':
      return `${powers.flare.name}: roll ${GROUPS[move.group]} again`;
    case 'pocket':
      return `${powers.pocket.name}: keep a ${move.value}`;
    case 'shake':
    case 'doubleStop':
    case 'sustain':
      return `Use ${powers[move.type].name}`;
    case 'unpocket':
      return `Put the die from your pocket back`;
    case 'rollSpecial':
      return 'Roll your special die into the pool';
    case 'vote':
      return move.yes ? 'Vote yes' : 'Vote no';
    case 'vow':
      return move.yes ? 'I kept to my sounds' : 'I did not';
    case 'addPart':
      return `Add ${cardName(content, move.card)} at the ${move.side} end`;
    case 'addCircle':
      return `Add ${circleTitle(content.circleOfCard[move.card])} in part ${move.column + 1}, ${slotTitle(move.slot)}`;
    case 'discardFirst':
      return `Clear the first card for ${knobs.discardFirst} COMMITMENT`;
    case 'discardAll':
      return `Clear all cards for ${knobs.discardAll} COMMITMENT`;
    case 'gmCard':
      return `Offer ${content.pack.gigs[move.gig].name}`;
    case 'gmChoose':
      return choiceLabel(move.choice, view);
    case 'amount':
      return amountLabel(content, move.amount, view);
    default:
      return PLAIN[move.type] ?? move.type;
  }
}

const gigLabel = (content: Content, view: View, place: number, captions: Captions): string => {
  const gig = view.faceUp[place];
  return gig === undefined ? `gig ${place + 1}` : gigName(content, view, gig, captions);
};

const marketCard = (content: Content, view: View, slot: number): string => {
  const card = view.market[slot];
  return card === undefined ? `card ${slot + 1}` : `${cardName(content, card)}, place ${slot + 1},`;
};

function approvalLabel(content: Content, mask: number, view: View, captions: Captions): string {
  const names = [0, 1, 2, 3].flatMap((place) =>
    (mask & (1 << place)) !== 0 ? [gigLabel(content, view, place, captions)] : [],
  );
  return names.length === 0 ? 'Approve none' : `Approve ${listNames(names)}`;
}

function choiceLabel(choice: number, view: View): string {
  const field = fieldOf(view.form)?.field;
  if (field === 'exact') return choice === 0 ? 'Exactly that many songs' : 'Up to that many songs';
  if (field === 'cover') {
    const cover = COVERS[choice] ?? null;
    return cover === null ? 'Originals only' : `Covers, each ${coverText(cover)}`;
  }
  if (field === 'van') return VANS[choice] === 0 ? 'No van' : `A van for ${VANS[choice] ?? choice} COIN`;
  if (field === 'bomb') return `Bomb: ${bombText(FORM_BOMBS[choice] ?? { effect: 'nothing', amount: 0 })}`;
  return `Choice ${choice + 1}`;
}

function amountLabel(content: Content, amount: number, view: View): string {
  switch (view.phase) {
    case 'bringFriends': {
      const { van } = gigOf(content, view, view.chosen);
      return amount === 0 ? 'Bring nobody' : `Pay ${amount * van} COIN for the van`;
    }
    case 'payFee':
    case 'studioPay':
      return amount === 0 ? 'Pay nothing' : `Pay ${amount} COIN`;
    case 'split': {
      const seat = typeof view.viewer === 'number' ? view.viewer : 0;
      const [first, second] = BOX_NAMES[seat] ?? BOX_NAMES[0];
      return `${amount} to ${first}, ${Math.max(0, (view.ownPoints[seat] ?? 0) - amount)} to ${second}`;
    }
    default:
      return String(amount);
  }
}
