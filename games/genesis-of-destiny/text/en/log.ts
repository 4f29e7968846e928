import { type Hidden, HIDDEN, type Captions, type NameOf } from '@bandstand/engine';
import type { Content } from '../../content/content.ts';
import { isGain } from '../../rules/circles.ts';
import type { CircleScore, Event, Rolled } from '../../event.ts';
import { DRUM_FILL, NONE, type Die } from '../../vocabulary.ts';
import {
  gigTitle,
  bandTitle,
  BOX_NAMES,
  bombText,
  cardName,
  CAUSES,
  circleTitle,
  dieName,
  listNames,
  rewardText,
  ROLE_TITLES,
  songTitle,
  starsText,
  TRACK_NAMES,
} from './names.ts';

const GROUPS = ['1 and 2', '3 and 4', '5 and more'] as const;
const diceText = (dice: Rolled): string => (dice === HIDDEN ? 'covered dice' : dice.map(dieName).join(' '));
const hiddenDie = (die: Die | Hidden): string => (die === HIDDEN ? 'a covered die' : dieName(die));

const pointsText = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`;
export const fansText = (fans: number): string => `${fans} ${fans === 1 ? 'fan' : 'fans'}`;

const circleLine = ({ column, circle, role, points, dice }: CircleScore): string =>
  `${circleTitle(circle)} in part ${column + 1} (${dice.join(', ') || 'no dice'}): ${isGain(circle) ? `+${points} ${circle === DRUM_FILL ? 'CROWD' : 'COMMITMENT'}` : pointsText(points)} for ${ROLE_TITLES[role]}`;

/** A line of the log. Sums name circle, dice and points, so that a table can check them. */
export function eventLine(content: Content, event: Event, nameOf: NameOf, captions: Captions = {}): string | undefined {
  const titleOf = (song: number): string => songTitle(song, captions);
  const gigCalled = (gig: number): string => gigTitle(content, gig);
  const names = (seats: readonly number[]): string => listNames(seats.map(nameOf));
  switch (event.type) {
    case 'bubblesChosen':
      return `First powers: ${event.tracks.map((track, seat) => `${nameOf(seat)} ${TRACK_NAMES[track]}`).join(', ')}.`;
    case 'gigBurned':
      return event.why === 'card'
        ? `${gigCalled(event.gig)} will not be played again.`
        : `${gigCalled(event.gig)} is burned${event.why === 'tour' ? ' by the tour' : ''}.`;
    case 'gigsLaidOut':
      return `Round ${event.round}: ${listNames(event.gigs.map(gigCalled))} on the wall.`;
    case 'offerMade':
      return `On offer: ${gigCalled(event.gig)}.`;
    case 'formOpened':
      return 'The game master writes a new offer.';
    case 'ballotsOpened':
      return `Ballot ${event.ballot}: ${event.masks.map((mask, seat) => `${nameOf(seat)} approves ${placesText(mask)}`).join(', ')}.`;
    case 'gigChosen':
      return `The band plays ${gigCalled(event.gig)}${event.by === NONE ? '' : `, picked by ${nameOf(event.by)}`}.`;
    case 'pledged':
      if (event.amount === 0) return `${nameOf(event.seat)} pays nothing.`;
      return event.what === 'van'
        ? `${nameOf(event.seat)} pledges ${event.amount} ${event.amount === 1 ? 'trip' : 'trips'} of the van.`
        : `${nameOf(event.seat)} pledges ${event.amount} COIN.`;
    case 'friendsBrought':
      return `${nameOf(event.seat)} pays ${event.coin} COIN and brings ${event.friends} ${event.friends === 1 ? 'friend' : 'friends'}.`;
    case 'feePaid': {
      const own = event.coin.flatMap((coin, seat) => (coin > 0 ? [`${nameOf(seat)} ${coin}`] : []));
      const coin =
        event.band > 0 || own.length > 0
          ? `the band ${event.band}${own.length > 0 ? `, ${own.join(', ')}` : ''} COIN`
          : '';
      const commitment = event.commitment > 0 ? `everybody ${event.commitment} COMMITMENT` : '';
      return `Fee: ${[coin, commitment].filter((part) => part !== '').join('; ')}.`;
    }
    case 'gigStruck':
      return `${gigCalled(event.gig)} cannot be paid and is struck for this round.`;
    case 'setStarted':
      return `${nameOf(event.caller)} calls the songs.`;
    case 'coverPlayed':
      return `A cover: rolled ${event.roll}, ${pointsText(event.points)}.`;
    case 'recordedPlayed':
      return `${titleOf(event.song)} as recorded: ${pointsText(event.points)}.`;
    case 'songStarted':
      return event.occasion === 'solo'
        ? `${nameOf(event.soloist)} plays ${titleOf(event.song)} alone.`
        : `${titleOf(event.song)} ${event.occasion === 'record' ? 'is recorded' : 'begins'}.`;
    case 'rolled':
      return `Part ${event.column + 1}: ${nameOf(event.seat)} rolls ${diceText(event.dice)}.`;
    case 'rerolled':
      return `${nameOf(event.seat)} uses ${content.pack.powers[event.power].name}${event.power === 'flare' ? ` on ${GROUPS[event.group]}` : ''}: ${diceText(event.dice)}.`;
    case 'dieChanged':
      return `${nameOf(event.seat)} uses ${content.pack.powers[event.power].name}: ${hiddenDie(event.from)} becomes ${event.to === HIDDEN ? 'another' : dieName(event.to)}.`;
    case 'pocketed':
      return `${nameOf(event.seat)} pockets ${event.value === HIDDEN ? 'a covered die' : `a ${event.value}`}.`;
    case 'unpocketed':
      return `${nameOf(event.seat)} puts ${event.value === HIDDEN ? 'a covered die' : `a ${event.value}`} back.`;
    case 'specialRolled':
      return `${nameOf(event.seat)} rolls a special die: ${hiddenDie(event.die)}.`;
    case 'doubleStopped':
      return `${nameOf(event.seat)} uses ${content.pack.powers.doubleStop.name}.`;
    case 'sustained':
      return `${nameOf(event.seat)} borrows a square with ${content.pack.powers.sustain.name}.`;
    case 'sustainPassed':
      return undefined;
    case 'placed':
      return `${nameOf(event.seat)} places ${dieName(event.die)} for ${ROLE_TITLES[event.row]}.`;
    case 'brokeDown':
      return `No die is left for ${ROLE_TITLES[event.row]}: the song breaks down and scores nothing.`;
    case 'songCounted':
      return `${titleOf(event.song)}: ${[...countedCircles(event), `total ${event.score.total}`].join('; ')}.`;
    case 'tourGoesOn':
      return `${pointsText(event.score)} so far: the tour goes on.`;
    case 'vowsOpened':
      return event.kept.every((kept) => kept)
        ? 'Everybody kept to their sounds.'
        : `${names(event.kept.flatMap((kept, seat) => (kept ? [] : [seat])))} did not keep to the sounds.`;
    case 'gigEnded':
      return `${gigCalled(event.gig)} ends with ${pointsText(event.score)}: ${starsText(event.stars)}. ${gigReward(event)}`;
    case 'bombed':
      return event.effect === 'tourAgain'
        ? 'A bomb: no gig is left to burn, the tour is over.'
        : `A bomb: ${bombText(event)}.`;
    case 'gigsUnlocked':
      return `Unlocked: ${listNames(event.gigs.map(gigCalled))}.`;
    case 'roleBonus':
      return roleBonusLine(event, nameOf);
    case 'levelFilled':
      return `${nameOf(event.seat)} learns the next power of ${TRACK_NAMES[event.track]}${event.cost > 0 ? ` for ${event.cost} COMMITMENT` : ''}.`;
    case 'splitsOpened':
      return `Own points: ${splitText(event, nameOf)}.`;
    case 'meetingHeld':
      return 'The band stays together.';
    case 'walkedOut':
      return `${names(event.seats)} walked out.`;
    case 'downtimeTaken':
      return {
        live: `${nameOf(event.seat)} lives the life.`,
        riff: `${nameOf(event.seat)} writes and riffs.`,
        rest: `${nameOf(event.seat)} rests.`,
      }[event.what];
    case 'bought':
      return `${nameOf(event.seat)} takes ${cardName(content, event.card)} for ${event.own} COIN${event.band > 0 ? ` and ${event.band} of the band` : ''}.`;
    case 'cardsDiscarded':
      return `${nameOf(event.seat)} clears ${listNames(event.cards.map((card) => cardName(content, card)))}.`;
    case 'marketFilled':
      return `New on the market: ${listNames(event.cards.map((card) => cardName(content, card)))}.`;
    case 'bandAsked':
      return `${nameOf(event.seat)} asks the band to pay for ${cardName(content, event.card)}.`;
    case 'votesOpened':
      return event.passed ? 'Both others agree.' : 'The others do not both agree.';
    case 'notebookDrawn':
      return notebookLine(content, event, nameOf);
    case 'proposed':
      return `${nameOf(event.seat)} proposes to ${event.motion === 'write' ? 'write a song' : `record ${titleOf(event.song)}`} for ${event.price} COIN.`;
    case 'proposalPassed':
      return `${nameOf(event.seat)} proposes nothing.`;
    case 'studioPaid':
      return event.covered
        ? `The studio is paid: band ${event.band}, ${event.coin.map((coin, seat) => `${nameOf(seat)} ${coin}`).join(', ')}.`
        : 'The studio cannot be paid.';
    case 'partAdded':
      return `${nameOf(event.seat)} adds ${cardName(content, event.card)} at the ${event.side} end.`;
    case 'circleAdded':
      return `${nameOf(event.seat)} adds ${cardName(content, event.card)} in part ${event.column + 1}.`;
    case 'waited':
      return `${nameOf(event.seat)} waits.`;
    case 'leftStudio':
      return `${nameOf(event.seat)} leaves the session.`;
    case 'sessionEnded':
      if (event.refunded) return 'Nobody can begin a song; the price is returned.';
      return event.song === NONE
        ? `The draft has ${event.columns} parts so far.`
        : `A new original: ${titleOf(event.song)}.`;
    case 'recorded':
      return `${titleOf(event.song)} is recorded at ${event.score}.`;
    case 'brokeUp':
      return event.cause === 'walkOut'
        ? `${bandTitle(captions)} breaks up.`
        : `${bandTitle(captions)} breaks up: ${CAUSES[event.cause]}.`;
    case 'claimed':
      return `${nameOf(event.seat)} ${event.song === NONE ? 'is left with a cover' : `takes ${titleOf(event.song)}`}.`;
    case 'soloCover':
      return `${nameOf(event.seat)} plays a cover: ${event.roll}.`;
    case 'fansGained':
      return `${nameOf(event.seat)} wins ${fansText(event.fans)}: CROWD ${event.crowd}.`;
    case 'ended':
      if (event.ending === 'legend') return 'The band is a legend.';
      return event.winner === NONE ? 'The label signs nobody.' : `The label signs ${nameOf(event.winner)}.`;
  }
}

/** Circles that brought something. What Beats and Front gain besides points, they gain at gigs only. */
const countedCircles = ({ score, occasion }: Extract<Event, { type: 'songCounted' }>): string[] =>
  score.circles.filter(({ circle, points }) => points > 0 && (occasion === 'gig' || !isGain(circle))).map(circleLine);

/** Four stars pay nothing: there is nothing more to win. */
const gigReward = (event: Extract<Event, { type: 'gigEnded' }>): string =>
  event.stars === 4
    ? 'All three are legends.'
    : event.stars === 0
      ? 'No reward.'
      : `The band gets ${rewardText(event)}.`;

/** Why a role gets more than the others. */
function roleBonusLine({ seat, stat, amount }: Extract<Event, { type: 'roleBonus' }>, nameOf: NameOf): string {
  if (stat === 'COIN')
    return `${nameOf(seat)} takes ${amount} COIN from the band, as Melody does when living the life.`;
  return stat === 'CROWD'
    ? `${nameOf(seat)} gains ${amount} CROWD: Beats does at two stars and more.`
    : `${nameOf(seat)} gains ${amount} COMMITMENT: Front does for every star.`;
}

const placesText = (mask: number): string =>
  listNames([0, 1, 2, 3].flatMap((place) => ((mask & (1 << place)) !== 0 ? [`flyer ${place + 1}`] : []))).replace(
    'nobody',
    'none',
  );

function splitText(event: Extract<Event, { type: 'splitsOpened' }>, nameOf: NameOf): string {
  return event.first
    .flatMap((first, seat) =>
      first + event.second[seat] === 0
        ? []
        : [`${nameOf(seat)} ${first} ${BOX_NAMES[seat][0]} and ${event.second[seat]} ${BOX_NAMES[seat][1]}`],
    )
    .join(', ');
}

function notebookLine(content: Content, event: Extract<Event, { type: 'notebookDrawn' }>, nameOf: NameOf): string {
  const kept =
    event.kept === HIDDEN
      ? `keeps ${event.keptCount}`
      : `keeps ${listNames(event.kept.map((card) => cardName(content, card))).replace('nobody', 'none')}`;
  const thrown =
    event.discarded.length > 0 ? `, throws ${listNames(event.discarded.map((card) => cardName(content, card)))}` : '';
  return `${nameOf(event.seat)} opens the notebook: ${kept}${thrown}${event.dice > 0 ? ', gains a die' : ''}.`;
}
