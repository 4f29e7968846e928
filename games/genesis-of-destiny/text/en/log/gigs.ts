import { english } from '@bandstand/engine';
import { NONE } from '../../../vocabulary.ts';
import { bombText, gigTitle, listNames, pointsText, rewardText, starsText } from '../names.ts';
import { payersOf, type EventOf, type Lines, type Teller } from './telling.ts';

/** What hangs on the wall, what is chosen and paid for, and how it ends. */
export const gigLines: Lines<
  | 'gigBurned'
  | 'gigsLaidOut'
  | 'offerMade'
  | 'formOpened'
  | 'ballotsOpened'
  | 'gigChosen'
  | 'pledged'
  | 'friendsBrought'
  | 'feePaid'
  | 'gigStruck'
  | 'setStarted'
  | 'tourGoesOn'
  | 'vowsOpened'
  | 'gigEnded'
  | 'bombed'
  | 'gigsUnlocked'
  | 'roleBonus'
> = {
  gigBurned: ({ gig, why }, { content }) =>
    why === 'card'
      ? `${gigTitle(content, gig)} will not be played again.`
      : `${gigTitle(content, gig)} is burned${why === 'tour' ? ' by the tour' : ''}.`,
  gigsLaidOut: ({ gigs, round }, { content }) =>
    `Round ${round}: ${listNames(gigs.map((gig) => gigTitle(content, gig)))} on the wall.`,
  offerMade: (event, { gig }) => `On offer: ${gig(event)}.`,
  formOpened: () => 'The game master writes a new offer.',
  ballotsOpened: (event, told) => `Ballot ${event.ballot}: ${ballots(event, told)}.`,
  gigChosen: (event, { gig, name }) =>
    `The band plays ${gig(event)}${event.by === NONE ? '' : `, picked by ${name(event.by)}`}.`,
  pledged: ({ seat, amount, what }, { name }) => {
    if (amount === 0) return `${name(seat)} pledges nothing.`;
    return what === 'van'
      ? `${name(seat)} pledges ${english.counted(amount, { one: 'trip', other: 'trips' })} of the van.`
      : `${name(seat)} pledges ${amount} COIN.`;
  },
  friendsBrought: ({ seat, coin, friends }, { name }) =>
    `${name(seat)} pays ${coin} COIN and brings ${english.counted(friends, { one: 'friend', other: 'friends' })}.`,
  feePaid: (event, told) => `Fee: ${fee(event, told)}.`,
  gigStruck: (event, { gig }) => `${gig(event)} cannot be paid and is struck for this round.`,
  setStarted: ({ caller }, { name }) => `${name(caller)} calls the songs.`,
  tourGoesOn: ({ score }) => `${pointsText(score)} so far: the tour goes on.`,
  vowsOpened: ({ kept }, { names }) =>
    kept.every((hasKept) => hasKept)
      ? 'Everybody kept to their sounds.'
      : `${names(kept.flatMap((hasKept, seat) => (hasKept ? [] : [seat])))} did not keep to the sounds.`,
  gigEnded: (event, { gig }) =>
    `${gig(event)} ends with ${pointsText(event.score)}: ${starsText(event.stars)}. ${reward(event)}`,
  bombed: (event) =>
    event.effect === 'tourAgain' ? 'A bomb: no gig is left to burn, the tour is over.' : `A bomb: ${bombText(event)}.`,
  gigsUnlocked: ({ gigs }, { content }) => `Unlocked: ${listNames(gigs.map((gig) => gigTitle(content, gig)))}.`,
  roleBonus: ({ seat, stat, amount }, { name }) => {
    if (stat === 'COIN')
      return `${name(seat)} takes ${amount} COIN from the band, as Melody does when living the life.`;
    return stat === 'CROWD'
      ? `${name(seat)} gains ${amount} CROWD, as Beats does at two stars and more.`
      : `${name(seat)} gains ${amount} COMMITMENT, as Front does for every star.`;
  },
};

/** Those who agree are named together: "Ann and Ben approve Rooftop Birthday, Cy approves none". */
function ballots({ masks, gigs }: EventOf<'ballotsOpened'>, { gig, names }: Teller): string {
  const sets = [...new Set(masks)];
  return sets
    .map((mask) => {
      const seats = masks.flatMap((own, seat) => (own === mask ? [seat] : []));
      const approved = gigs.filter(({ place }) => (mask & (1 << place)) !== 0).map(gig);
      const who = seats.length === masks.length ? 'all three' : names(seats);
      const verb = english.plural(seats.length, { one: 'approves', other: 'approve' });
      return `${who} ${verb} ${approved.length === 0 ? 'none' : listNames(approved)}`;
    })
    .join('; ');
}

function fee({ band, coin, commitment }: EventOf<'feePaid'>, told: Teller): string {
  const paid = payersOf(band, coin, told);
  return [
    ...(paid === undefined ? [] : [paid]),
    ...(commitment > 0 ? [`${commitment} COMMITMENT by everybody`] : []),
  ].join('; ');
}

/** Four stars pay nothing: there is nothing more to win. */
function reward(event: EventOf<'gigEnded'>): string {
  if (event.stars === 4) return 'All three are legends.';
  return event.stars === 0 ? 'No reward.' : `The band gets ${rewardText(event)}.`;
}
