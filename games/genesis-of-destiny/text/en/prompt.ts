import { hasSeat, seatsIn, waitingText, type Captions, type NameOf } from '@bandstand/engine';
import type { Content } from '../../content/content.ts';
import { gigOf, SECRET } from '../../rules/course.ts';
import { fieldOf } from '../../rules/form.ts';
import { BALLOTS, feeLeft, shortOf } from '../../rules/consensus.ts';
import { priceLeft, studioPrice } from '../../rules/studio.ts';
import type { Phase, View } from '../../state.ts';
import { BOX_NAMES, cardName, gigName, listNames, pointsText, ROLE_TITLES, songTitle } from './names.ts';

const FIELD_ASKS: Readonly<Record<string, string>> = {
  songs: 'How many songs?',
  exact: 'Exactly or up to?',
  cover: 'Originals only, or covers?',
  needCrowd: 'How much CROWD is needed?',
  needClout: 'How much CLOUT is needed?',
  van: 'Is there a van?',
  feeCoin: 'A fee in COIN?',
  feeCommitment: 'A fee in COMMITMENT from each?',
  rowCount: 'How many star rows?',
  stars: 'How many stars?',
  from: 'From which score on?',
  coin: 'COIN for the band?',
  crowd: 'CROWD for the band?',
  clout: 'CLOUT for the band?',
  bomb: 'What does a bomb do?',
};

type Ask = (content: Content, view: View, nameOf: NameOf, captions: Captions) => string;

const ASK: Readonly<Record<Phase, Ask>> = {
  startBubble: (_content, view) => `You are ${ROLE_TITLES[Number(view.viewer)]}: choose a power.`,
  gmForm: (content, view, _nameOf, captions) => {
    const next = view.isFormOpen ? fieldOf(view.form) : undefined;
    const names = view.faceUp.map((gig) => gigName(content, view, gig, captions));
    if (next === undefined)
      return names.length === 0 ? 'Offer the band one to three gigs.' : `On offer: ${listNames(names)}. Another one?`;
    const row = ['stars', 'from', 'coin', 'crowd', 'clout'].includes(next.field) ? `Row ${next.row + 1}: ` : '';
    return `${row}${FIELD_ASKS[next.field]}`;
  },
  approve(_content, view) {
    if (view.ballot === 1) return 'Approve every gig you would play.';
    return view.ballot < BALLOTS
      ? `No gig for all three yet. Ballot ${view.ballot} of ${BALLOTS}: approve more.`
      : 'Last ballot: agree, or the band breaks up.';
  },
  pick: () => 'All approve several gigs. You pick.',
  bringFriends: (content, view, _nameOf, captions) =>
    `${gigName(content, view, view.chosen, captions)}: ${shortOf({ content, state: view })} CROWD short. How many trips do you pay?`,
  payFee: (content, view, _nameOf, captions) =>
    `${gigName(content, view, view.chosen, captions)}: ${feeLeft({ content, state: view })} COIN missing. Add some?`,
  callSong: (content, view) => {
    const { songs, cover, exact } = gigOf(content, view, view.chosen);
    if (view.setSongs === 0) {
      const isOnly = view.songs.length === 1;
      if (isOnly && cover === null) return 'You call your one song: live, or as recorded?';
      if (songs === 1) return 'This gig has one song: which one?';
      return isOnly ? 'What comes first: your song, or a cover?' : 'You call the songs: which one first?';
    }
    const canEnd = !exact;
    return `${pointsText(view.setScore)} so far. Call the next song${canEnd ? ', or end the set' : ''}.`;
  },
  songTurn: (_content, view) =>
    view.occasion === 'solo' && view.row !== view.soloist
      ? `Place a die for your stand-in on ${ROLE_TITLES[view.row]}.`
      : `Place a die in part ${view.column + 1}.`,
  sustainTurn: () => 'This part has no square for you. Borrow one?',
  vow: () => 'Did you keep to your sounds in every song?',
  freeLevel: () => 'The bomb taught you something: choose a power for free.',
  split: (_content, view) => {
    const seat = typeof view.viewer === 'number' ? view.viewer : 0;
    const [first, second] = BOX_NAMES[seat] ?? BOX_NAMES[0];
    return `Divide your ${pointsText(view.ownPoints[seat] ?? 0)} between ${first} and ${second}.`;
  },
  bandMeeting: () => 'Band meeting: stay, or break up?',
  downtime: () => 'Downtime: choose one thing.',
  living: (_content, view) => (view.levelled ? 'Choose another power, or be done.' : 'Choose a power to learn.'),
  riffing: () => 'Buy cards, or be done.',
  vote: (content, view, nameOf, captions) =>
    view.motion === 'bandCoin'
      ? bandCoinAsk(content, view, nameOf)
      : `${nameOf(view.proposer)} wants to ${view.motion === 'write' ? 'write a song' : `record ${songTitle(view.motionTarget, captions)}`}${studioPrice(content, view) === 0 ? '' : ` for ${studioPrice(content, view)} COIN; the band has ${view.bandCoin}`}. Agreed?`,
  propose: (content, view) => {
    const price = studioPrice(content, view);
    return price === 0 ? 'Propose a free session, or none.' : `Propose a session for ${price} COIN, or none.`;
  },
  studioPay: (content, view) =>
    `The studio costs ${studioPrice(content, view)} COIN; ${priceLeft({ content, state: view })} COIN missing. What do you add?`,
  writeTurn: () => 'Add a card to the song, or leave.',
  claim: () => 'Which song do you take with you?',
  over: () => 'The match is over.',
};

/** Who wants which card, what it costs, and what the band would be left with. */
function bandCoinAsk(content: Content, view: View, nameOf: NameOf): string {
  const price = content.pack.marketPrices[view.motionTarget] ?? 0;
  const byBand = Math.min(view.bandCoin, price);
  const card = cardName(content, view.market[view.motionTarget]);
  return `Shall the band pay ${byBand} of its ${view.bandCoin} COIN for ${nameOf(view.proposer)}’s ${card}?`;
}

/** What somebody else is busy with, in phases that ask one at a time. */
const DOING: Partial<Record<Phase, string>> = {
  gmForm: 'is making offers',
  pick: 'is picking the gig',
  bringFriends: 'is counting friends',
  payFee: 'is counting coins',
  callSong: 'is calling a song',
  songTurn: 'is placing a die',
  sustainTurn: 'may borrow a square',
  freeLevel: 'is learning something',
  downtime: 'has downtime',
  living: 'is living the life',
  riffing: 'is at the market',
  propose: 'may propose a session',
  studioPay: 'is counting coins',
  writeTurn: 'is writing',
  claim: 'is claiming a song',
};

export function promptFor(content: Content, view: View, nameOf: NameOf, captions: Captions = {}): string {
  if (view.phase === 'over') return 'The match is over.';
  const waitingFor = SECRET.has(view.phase) ? seatsIn(view.asked & ~view.made) : [view.actor];
  const isMine =
    view.viewer !== 'spectator' &&
    waitingFor.includes(view.viewer) &&
    (SECRET.has(view.phase) ? hasSeat(view.asked, view.viewer) : true);
  if (isMine) return ASK[view.phase](content, view, nameOf, captions);
  const ready = seatsIn(view.asked & view.made).filter((seat) => SECRET.has(view.phase) && seat !== view.viewer);
  const doing = DOING[view.phase];
  return doing === undefined
    ? waitingText(ready.map(nameOf), waitingFor.map(nameOf))
    : `${listNames(waitingFor.map(nameOf))} ${doing}.`;
}
