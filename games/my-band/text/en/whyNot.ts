import { hasSeat, type Problem, type Seat } from '@bandstand/engine';
import type { Content } from '../../content.ts';
import { leastBid } from '../../moves/bid.ts';
import { negotiationCost } from '../../moves/negotiate.ts';
import { hasContract } from '../../rules/cards.ts';
import {
  NONE,
  RADIO_PLAY,
  RECRUIT_BAND,
  RECRUIT_BUSINESS,
  STREET_TEAM,
  TALENT_SCOUT,
  type CardKind,
  type Move,
  type Phase,
  type View,
} from '../../state.ts';
import { bandLabel, cardLabel, chipsText, eventName } from './names.ts';

const problem = (code: string, message: string): Problem => ({ code, message });

/** What each move needs to be asked for. */
const PHASES_OF: Readonly<Record<Move['type'], readonly Phase[]>> = {
  pass: ['nominate', 'bid', 'free', 'event', 'scout', 'negotiate', 'draw'],
  draw: ['event', 'draw'],
  done: ['discard'],
  allow: ['react'],
  stop: ['react'],
  pickSinger: ['pickSinger'],
  nominate: ['nominate'],
  takeFree: ['free'],
  scout: ['scout'],
  moveTo: ['negotiate'],
  shuffle: ['shuffle'],
  play: ['event'],
  playOn: ['event'],
  bid: ['open', 'bid'],
  insure: ['insure'],
  throwEvent: ['trim', 'discard'],
  discardBand: ['resolve', 'discard'],
  discardBusiness: ['resolve', 'discard'],
  recruitBand: ['event'],
  recruitBusiness: ['event'],
};

const NOW: Readonly<Record<Phase, string>> = {
  pickSinger: 'choose a singer first',
  nominate: 'you may put something up for auction or pass',
  open: 'you put this up, so open the bidding',
  bid: 'an auction is running: bid higher or pass',
  free: 'take a left-over card or decline',
  event: 'it is your event turn',
  react: 'answer the recruit first',
  scout: 'choose among the scouted cards first',
  trim: 'throw events down to the limit first',
  discard: 'throw away cards or say that you are done',
  negotiate: 'move the contract or pass',
  insure: 'decide about the insurance first',
  draw: 'draw a band card or pass',
  resolve: 'give up a card first',
  shuffle: 'say which decks to shuffle first',
  over: 'the match is over',
};

/** Why the viewing seat may not make the move now, from what it can see. */
export function whyNot(content: Content, view: View, move: Move): Problem {
  const seat = view.viewer;
  if (seat === 'spectator') return problem('only-watching', 'You are watching; only players make moves.');
  if (!PHASES_OF[move.type].includes(view.phase)) {
    return problem('not-now', `That is not what is asked now: ${NOW[view.phase]}.`);
  }
  return reason(content, view, seat, move) ?? problem('not-possible', 'That is not possible now.');
}

function reason(content: Content, view: View, seat: Seat, move: Move): Problem | undefined {
  switch (move.type) {
    case 'draw':
      return problem('deck-empty', 'The event deck is empty.');
    case 'stop':
      return problem('no-stop', 'You have no STOP in your hand.');
    case 'pickSinger':
      return problem('singer-taken', `${bandLabel(content, move.card)} is taken already.`);
    case 'nominate':
      return nominateProblem(content, view, seat, move.slot);
    case 'takeFree':
      return problem('slot-empty', 'Nothing lies there any more.');
    case 'scout':
      return problem('no-such-card', `Only ${view.shown.length} cards were turned up.`);
    case 'moveTo':
      return moveToProblem(view, seat, move.space);
    case 'bid':
      return bidProblem(content, view, seat, move.amount);
    case 'insure':
      return problem('too-few-chips', `You have ${chipsText(view.chips[seat])} left.`);
    case 'throwEvent':
      return notInHand(content, move.event);
    case 'play':
    case 'playOn':
      return eventProblem(content, view, seat, move);
    case 'discardBand':
      return discardProblem(content, view, seat, 'band', move.card);
    case 'discardBusiness':
      return discardProblem(content, view, seat, 'business', move.card);
    case 'recruitBand':
      return recruitProblem(content, view, seat, 'band', move.card);
    case 'recruitBusiness':
      return recruitProblem(content, view, seat, 'business', move.card);
    default:
      return undefined;
  }
}

function nominateProblem(content: Content, view: View, seat: Seat, slot: number): Problem {
  const least = content.pack.popularity.bid;
  if (slot !== 0) return problem('slot-empty', 'Nothing lies there any more.');
  if (view.popularitySold)
    return problem('popularity-sold', 'The Popularity Bid has been sold this turn; it opens again next turn.');
  if (!hasContract(view, seat))
    return problem('needs-contract', 'The Popularity Bid is only for players who hold a contract.');
  return problem('too-few-chips', `The Popularity Bid opens at ${least}; you have ${chipsText(view.chips[seat])}.`);
}

function bidProblem(content: Content, view: View, seat: Seat, amount: number): Problem {
  const least = leastBid(content, view);
  if (amount > view.chips[seat])
    return problem('too-few-chips', `You have ${chipsText(view.chips[seat])}; you cannot bid ${amount}.`);
  if (view.high === NONE && view.slot === 0)
    return problem('bid-too-low', `The Popularity Bid opens at ${least} or more.`);
  return problem('bid-too-low', `The bid stands at ${view.bid}; bid at least ${least}.`);
}

function moveToProblem(view: View, seat: Seat, space: number): Problem {
  if (space === view.marker)
    return problem('already-there', 'The contract is there already; a move takes it to another space.');
  const cost = negotiationCost(view, space);
  const insured = view.insurance > 0 ? ` (${view.insurance} to match the insurance)` : '';
  return problem(
    'too-few-chips',
    `That would cost ${chipsText(cost)}${insured}; you have ${chipsText(view.chips[seat])}.`,
  );
}

const notInHand = (content: Content, event: number): Problem =>
  problem('not-in-hand', `You have no ${eventName(content, event)} in your hand.`);

function eventProblem(
  content: Content,
  view: View,
  seat: Seat,
  move: Extract<Move, { type: 'play' | 'playOn' }>,
): Problem | undefined {
  const { event } = move;
  if (view.hand[event] === 0) return notInHand(content, event);
  if (move.type === 'playOn') {
    return move.target === seat
      ? problem('own-target', `${eventName(content, event)} is for an opponent.`)
      : problem('no-such-seat', 'Nobody sits there.');
  }
  if (event === RADIO_PLAY)
    return problem('needs-contract', 'Radio Play needs a contract; contracts are checked after negotiating.');
  if (event === STREET_TEAM || event === TALENT_SCOUT) return problem('deck-empty', 'There is no card left to draw.');
  return undefined;
}

function discardProblem(content: Content, view: View, seat: Seat, kind: CardKind, card: number): Problem {
  const isOwn = (kind === 'band' ? view.bands : view.business)[seat].includes(card);
  if (!isOwn) return problem('not-your-card', `${cardLabel(content, kind, card)} is not yours.`);
  return problem('not-of-the-two', 'Two cards have the same occupation: one of these two must go.');
}

function recruitProblem(content: Content, view: View, seat: Seat, kind: CardKind, card: number): Problem {
  const event = kind === 'band' ? RECRUIT_BAND : RECRUIT_BUSINESS;
  const fee = (kind === 'band' ? content.bandFee : content.businessFee)[card];
  const lines = kind === 'band' ? view.bands : view.business;
  const label = cardLabel(content, kind, card);
  if (view.hand[event] === 0) return notInHand(content, event);
  if (lines[seat].includes(card)) return problem('own-card', `${label} is with you already.`);
  if (!lines.some((line) => line.includes(card))) return problem('nobody-has-it', `Nobody has ${label}.`);
  return problem('cannot-pay-fee', `${label} costs ${chipsText(fee)}; you have ${chipsText(view.chips[seat])}.`);
}

/** Why a seat is out of the running auction; undefined while it is in. */
export function outOfAuction(view: View, seat: Seat): Problem | undefined {
  if (view.phase !== 'open' && view.phase !== 'bid') return undefined;
  if (hasSeat(view.bidders, seat)) return undefined;
  if (hasSeat(view.bought, seat))
    return problem('has-bought', 'One item per player and turn: you have bought already.');
  if (view.chips[seat] === 0) return problem('too-few-chips', 'You have no chips to bid with.');
  if (view.slot === 0 && !hasContract(view, seat))
    return problem('needs-contract', 'Only players with a contract may bid for popularity.');
  if (view.chips[seat] <= view.bid)
    return problem('too-few-chips', `The bid stands at ${view.bid}; you have ${chipsText(view.chips[seat])}.`);
  return problem('has-passed', 'You passed on this item; a pass is final.');
}
