import type { Policy, Random, Seat } from '@bandstand/engine';
import type { Content } from '../content/content.ts';
import { BOOK } from '../moveBook.ts';
import { feeLeft, mostPayments, shortOf } from '../rules/consensus.ts';
import { priceLeft } from '../rules/studio.ts';
import type { Move } from '../move.ts';
import type { Genesis, State } from '../state.ts';
import { CRAFT, FRONT, GAME_MASTER, INTENSITY } from '../vocabulary.ts';
import {
  chooseCard,
  chooseDowntime,
  choosePayment,
  chooseSession,
  chooseSplit,
  chooseTrack,
  chooseVote,
  chooseWriting,
} from './bandLife.ts';
import { chooseDie, chooseSustain } from './diceChoice.ts';
import { chooseOffer } from './gameMaster.ts';
import { chooseBallot, choosePick, chooseSong } from './gigChoice.ts';
import { legendChance, soloChance, stayChance } from './leaving.ts';
import type { Asked, Persona } from './persona.ts';
import { soloWorth } from './worth.ts';

/** Whether the persona walks out now. Only asked where staying is the other choice. */
export function wantsToLeave(content: Content, state: State, seat: Seat, persona: Persona): boolean {
  const alone = soloChance(state, seat, state.labelBar);
  const together = stayChance(content, state, seat);
  if (alone > together + persona.margin) return true;
  if (!persona.spite || together > 0.15 || legendChance(content, state) > 0.1) return false;
  const rivals = [0, 1, 2].filter((other) => other !== seat);
  return rivals.some((rival) => soloChance(state, rival, state.labelBar) > 0.7);
}

/** The rule-based player for all three roles and the game master. */
export const player =
  (content: Content, persona: Persona): Policy<Genesis> =>
  (state, seat, moves, random) =>
    choose({ content, state, seat, moves }, persona, random);

function choose(asked: Asked, persona: Persona, random: Random): Move {
  const { content, state, seat, moves } = asked;
  if (seat === GAME_MASTER) return chooseOffer(content, state, moves, random);
  const at = { content, state };
  switch (state.phase) {
    case 'startBubble':
      return BOOK.startWith[seat === FRONT ? INTENSITY : CRAFT];
    case 'approve':
      return state.ballot === 1 && wantsToLeave(content, state, seat, persona)
        ? BOOK.walkOut
        : chooseBallot(content, state);
    case 'pick':
      return choosePick(content, state, moves);
    case 'bringFriends':
      return choosePayment(moves, Math.ceil(shortOf(at) / Math.max(1, state.clout)), friendsAfter(content, state));
    case 'payFee':
      return choosePayment(moves, feeLeft(at), coinAfter(state, state.order, state.step));
    case 'studioPay':
      return choosePayment(moves, priceLeft(at), coinAfter(state, payersOf(state), state.pass));
    case 'callSong':
      return chooseSong(content, state, moves);
    case 'songTurn':
      return chooseDie(asked, persona, random);
    case 'sustainTurn':
      return chooseSustain(state);
    case 'vow':
      return BOOK.vow[1];
    case 'freeLevel':
      return chooseTrack(state, seat);
    case 'split':
      return chooseSplit(content, state, seat);
    case 'bandMeeting':
      return wantsToLeave(content, state, seat, persona) ? BOOK.walkOut : BOOK.stay;
    case 'downtime':
      return chooseDowntime(content, state, seat);
    case 'living':
      return moves.some((move) => move.type === 'level') ? chooseTrack(state, seat) : BOOK.done;
    case 'riffing':
      return chooseCard(content, state, seat, moves);
    case 'vote':
      return chooseVote(state);
    case 'propose':
      return chooseSession(content, state, seat, moves);
    case 'writeTurn':
      return chooseWriting(content, state, moves);
    case 'claim':
      return bestClaim(state, seat, moves);
    default:
      return moves[0];
  }
}

const payersOf = (state: State): Seat[] => [state.proposer, ...state.order.filter((seat) => seat !== state.proposer)];

const coinAfter = (state: State, order: readonly Seat[], step: number): number[] =>
  order.slice(step + 1).map((seat) => state.coin[seat] - state.pledges[seat]);

/** Van payments that members after this one could still make. */
const friendsAfter = (content: Content, state: State): number[] =>
  state.order.slice(state.step + 1).map((seat) => mostPayments({ content, state }, seat));

function bestClaim(state: State, seat: Seat, moves: readonly Move[]): Move {
  let best = moves[0];
  let bestWorth = -1;
  for (const move of moves) {
    if (move.type !== 'claim') continue;
    const worth = soloWorth(state, state.songs[move.song], seat);
    if (worth <= bestWorth) continue;
    bestWorth = worth;
    best = move;
  }
  return best;
}
