import { shown, hasSeat, type Problem, type Seat } from '@bandstand/engine';
import type { Content } from '../../content/content.ts';
import { canWrite } from '../../moves/propose.ts';
import { groupOf } from '../../moves/songTurn.ts';
import { gigOf, sumOf } from '../../rules/course.ts';
import { hasRoom, nextCost } from '../../rules/life.ts';
import { canTake, mayTake } from '../../rules/market.ts';
import { openPlaces } from '../../rules/round.ts';
import { isOwnRow, isReady, unisonValue } from '../../rules/song.ts';
import { canAfford, studioPrice } from '../../rules/studio.ts';
import type { Move } from '../../move.ts';
import type { Phase, View } from '../../state.ts';
import { KIND_OF, NONE, PARTS, POWERS, VALUE_OF } from '../../vocabulary.ts';
import { cardName, gigName, needsText, songTitle, TRACK_NAMES } from './names.ts';

const problem = (code: string, message: string): Problem => ({ code, message });

/** Kinds of moves that can come up in each phase. */
const KINDS: Readonly<Record<Phase, readonly Move['type'][]>> = {
  startBubble: ['startWith'],
  gmForm: ['gmCard', 'gmBlank', 'gmChoose', 'gmDone', 'amount'],
  approve: ['approve', 'walkOut'],
  pick: ['pick'],
  bringFriends: ['amount'],
  payFee: ['amount'],
  callSong: ['playCover', 'playLive', 'playRecorded', 'endSet'],
  songTurn: ['place', 'shake', 'flare', 'nudge', 'unison', 'doubleStop', 'pocket', 'unpocket', 'rollSpecial'],
  sustainTurn: ['sustain', 'letPass'],
  vow: ['vow'],
  freeLevel: ['level'],
  split: ['amount'],
  bandMeeting: ['stay', 'walkOut'],
  downtime: ['live', 'riff', 'rest', 'walkOut'],
  living: ['level', 'done', 'walkOut'],
  riffing: ['buy', 'askBand', 'discardFirst', 'discardAll', 'done', 'walkOut'],
  vote: ['vote'],
  propose: ['proposeWrite', 'proposeRecord', 'pass', 'walkOut'],
  studioPay: ['amount'],
  writeTurn: ['addPart', 'addCircle', 'wait', 'leave'],
  claim: ['claim'],
  over: [],
};

/** Why a move is not legal for the viewing seat, from what it can see. */
export function whyNot(content: Content, view: View, move: Move): Problem {
  if (move.type === 'walkOut' && !KINDS[view.phase].includes('walkOut'))
    return problem('not-in-a-gig', 'Nobody walks out now: first what has begun is played to its end.');
  if (!KINDS[view.phase].includes(move.type)) return problem('not-now', 'Something else is being decided now.');
  const seat: Seat = typeof view.viewer === 'number' ? view.viewer : 0;
  switch (move.type) {
    case 'approve':
    case 'pick':
      return placeProblem(content, view, move.type === 'approve' ? move.mask : 1 << move.slot);
    case 'amount':
      return problem('out-of-range', 'That number is not possible here; take one of those shown.');
    case 'playCover':
      return problem('originals-only', 'Only originals are heard at this gig.');
    case 'endSet':
      return gigOf(content, view, view.chosen).exact
        ? problem('exact-set', 'This gig wants its exact number of songs.')
        : problem('nothing-played', 'Play at least one song.');
    case 'playLive':
    case 'playRecorded':
      return songProblem(view, move.song, move.type === 'playRecorded');
    case 'level':
    case 'live':
      return levelProblem(content, view, seat, move.type === 'level' ? move.track : NONE);
    case 'done':
      return problem('take-a-level', 'Learn at least one power.');
    case 'buy':
    case 'askBand':
      return marketProblem(content, view, seat, move.slot, move.type === 'askBand');
    case 'discardFirst':
    case 'discardAll':
      return problem('too-little-commitment', 'You have too little COMMITMENT, or the market is empty.');
    case 'proposeWrite':
    case 'proposeRecord':
      return studioProblem(content, view, move.type === 'proposeRecord' ? move.song : NONE);
    case 'addPart':
    case 'addCircle':
    case 'wait':
      return writeProblem(content, view, move);
    case 'claim':
      return view.claims.includes(move.song)
        ? problem('claimed', `${songTitle(move.song)} is taken.`)
        : problem('no-such-song', 'The band has no such song.');
    case 'gmCard':
      return problem(
        'not-to-offer',
        `${content.pack.gigs[move.gig].name} is locked, lies there already, or is out of reach.`,
      );
    case 'gmChoose':
    case 'gmBlank':
    case 'gmDone':
      return problem('form-open', 'Fill in the next field of the form, and offer at least one gig in reach.');
    default:
      return diceProblem(content, view, seat, move);
  }
}

function placeProblem(content: Content, view: View, mask: number): Problem {
  const open = view.phase === 'pick' ? view.common : openPlaces(content, view);
  const place = 31 - Math.clz32(mask & ~open);
  const gig = view.faceUp[place];
  if (gig === undefined) return problem('no-such-gig', 'No gig lies at that place.');
  if (view.phase === 'pick') return problem('not-common', `Not everybody approved ${gigName(content, view, gig)}.`);
  if ((view.struck & (1 << place)) !== 0)
    return problem('struck', `${gigName(content, view, gig)} is struck for this round.`);
  return problem(
    'out-of-reach',
    `${gigName(content, view, gig)} is out of reach: it needs ${needsText(gigOf(content, view, gig))}.`,
  );
}

function songProblem(view: View, song: number, isRecorded: boolean): Problem {
  const known = view.songs[song];
  if (known === undefined) return problem('no-such-song', 'The band has no such song.');
  if ((view.setList & (1 << song)) !== 0)
    return problem('already-played', `${songTitle(song)} was played in this set.`);
  return isRecorded
    ? problem('not-recorded', `${songTitle(song)} was never recorded.`)
    : problem('not-now', 'The set is full.');
}

function levelProblem(content: Content, view: View, seat: Seat, track: number): Problem {
  if (track !== NONE && !hasRoom(view, seat, track)) return problem('track-full', `${TRACK_NAMES[track]} is full.`);
  const cost = nextCost(content, view, seat);
  return cost === undefined
    ? problem('track-full', 'You have learned all of these powers.')
    : problem('too-little-commitment', `The next level costs ${cost} COMMITMENT; you have ${view.commitment[seat]}.`);
}

function marketProblem(content: Content, view: View, seat: Seat, slot: number, byBand: boolean): Problem {
  const card = view.market[slot];
  if (card === undefined) return problem('no-card', 'No card lies there.');
  const name = cardName(content, card);
  if (!mayTake(content, seat, card)) return problem('other-role', `${name} is not for your role.`);
  if (!canTake(content, view, seat, card)) return problem('no-die-left', 'All special dice of that kind are taken.');
  const price = content.pack.marketPrices[slot];
  if (byBand && hasSeat(view.refused, seat)) return problem('refused', 'The others refused; ask again next Downtime.');
  if (byBand && view.bandCoin === 0) return problem('band-broke', 'The band has no COIN.');
  return problem('too-little-coin', `${name} costs ${price} COIN; you have ${view.coin[seat]}.`);
}

function studioProblem(content: Content, view: View, song: number): Problem {
  if (!canAfford(content, view))
    return problem(
      'too-little-coin',
      `The studio costs ${studioPrice(content, view)} COIN, more than all of you have.`,
    );
  if (song !== NONE) return problem('no-such-song', 'The band has no such song.');
  return canWrite(view, sumOf(view.handSizes))
    ? problem('not-now', 'That is not possible now.')
    : problem('too-few-cards', 'Hands and draft together need at least three cards.');
}

function writeProblem(content: Content, view: View, move: Move): Problem {
  if (move.type === 'wait')
    return problem('can-begin', 'Waiting is for those without a part while the sheet is empty.');
  if (move.type !== 'addPart' && move.type !== 'addCircle') return problem('not-now', 'That is not possible now.');
  if ((view.hand[move.card] ?? 0) === 0)
    return problem('not-in-hand', `You have no ${cardName(content, move.card) || 'such card'}.`);
  if (move.card < PARTS)
    return view.draft.length === 0
      ? problem('first-part', 'The first part has no left end; add it on the right.')
      : problem('sheet-full', 'A song has at most five parts.');
  return problem('no-place', 'That circle does not fit there: the slot is taken, or the part lacks the square.');
}

function diceProblem(content: Content, view: View, seat: Seat, move: Move): Problem {
  if (view.phase !== 'songTurn') return problem('not-now', 'That is not possible now.');
  if (move.type === 'place') return problem('no-such-die', 'The pool has no such die.');
  if (!isOwnRow(view)) return problem('stand-in', 'Stand-ins have no powers and no special dice.');
  if (view.placementsLeft === 2 || view.placed[view.column * 6 + view.row * 2] >= 0)
    return problem('double-stop', 'Place both dice of the double stop first.');
  if (move.type === 'rollSpecial') return problem('no-special-die', 'You have no special die left for this song.');
  if (move.type === 'unpocket') return problem('pocket-empty', 'You have no die in your pocket from an earlier turn.');
  const power = POWERS.findIndex((name) => name === move.type);
  const { name } = content.pack.powers[POWERS[Math.max(0, power)]];
  const bubbles = power < 4 ? view.intensity[seat] : view.craft[seat];
  if (bubbles <= power % 4) return problem('power-missing', `You have not learned ${name} yet.`);
  if (!isReady(view, seat, power)) return problem('power-used', `${name} is used up until the next gig.`);
  const pool = shown(view.pool) ?? [];
  if (move.type === 'flare' && !pool.some((count, die) => count > 0 && groupOf(VALUE_OF[die]) === move.group))
    return problem('empty-group', 'No die of the pool belongs to that group.');
  if (move.type === 'doubleStop' || move.type === 'pocket')
    return problem('too-few-dice', `${name} needs two dice in the pool.`);
  if (move.type === 'unison' && unisonValue(view) === 0)
    return problem('nothing-to-copy', 'No other row has placed a die in this song yet.');
  if ((move.type === 'nudge' || move.type === 'unison') && (pool[move.die] ?? 0) > 0)
    return problem(
      'no-such-face',
      `That would change nothing, or the die has no such face${KIND_OF[move.die] === 0 ? '' : ': it is a special die'}.`,
    );
  return problem('no-such-die', 'The pool has no such die.');
}
