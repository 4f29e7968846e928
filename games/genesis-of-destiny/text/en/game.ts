import type { Captions, GameText, NameOf, Outcome } from '@bandstand/engine';
import { card } from '../../card.ts';
import type { Content } from '../../content/content.ts';
import type { Genesis, HowEnded, View } from '../../state.ts';
import { eventLine } from './log.ts';
import { moveLabel } from './moveLabel.ts';
import { CAUSES, gigName, ROLE_TITLES } from './names.ts';
import { promptFor } from './prompt.ts';
import { statusFor } from './status.ts';
import { NONE } from '../../vocabulary.ts';

/** Where the rules tell about each phase. */
const CHAPTERS: Partial<Readonly<Record<View['phase'], string>>> = {
  startBubble: 'who-you-are',
  gmForm: 'variants',
  approve: 'the-gig',
  pick: 'the-gig',
  bringFriends: 'friends-and-fees',
  payFee: 'friends-and-fees',
  callSong: 'the-set',
  songTurn: 'playing-an-original',
  sustainTurn: 'playing-an-original',
  vow: 'variants',
  freeLevel: 'powers',
  split: 'own-points',
  bandMeeting: 'band-meeting',
  downtime: 'downtime',
  living: 'powers',
  riffing: 'downtime',
  propose: 'studio',
  studioPay: 'studio',
  writeTurn: 'writing-and-recording',
  claim: 'breaking-up',
  over: 'breaking-up',
};

export const textsFor = (content: Content): GameText<Genesis> => ({
  name: content.pack.name,
  tagline: card.tagline,
  seats: ROLE_TITLES,
  parts: { crowd: 'CROWD', fans: 'Fans of the solo' },
  options: {
    tuning: {
      label: 'Tuning',
      help: 'Tuned has two rules of ours: gigs burn later, and the label has a bar. As found is the designer’s text, in which whoever leads early can break up the band and win at once.',
      values: { tuned: 'Tuned', asFound: 'As found' },
    },
    graceGigs: {
      label: 'Gigs before burning',
      help: 'Our rule: no gig is burned before so many were played, tuned 4, as found 1.',
      values: { auto: 'Set by the tuning' },
    },
    labelBar: {
      label: 'Label bar',
      help: 'Our rule: CROWD a solo star needs after a walk-out or three failed ballots, tuned 150, as found 0.',
      values: { auto: 'Set by the tuning' },
    },
    lifeTrack: { label: 'Live the Life track', values: { normal: 'Normal', expert: 'Expert' } },
    specialDice: { label: 'Special dice' },
    rolePlaying: { label: 'Role-playing', help: 'A fourth seat, the game master, invents the gigs.' },
    seasonGigs: { label: 'Gigs of a season', help: 'Role-playing only: after so many gigs the band breaks up.' },
    party: {
      label: 'Party',
      help: 'Beats taps, Melody hums, Front talks but does not see the dice before the own turn.',
    },
    honour: { label: 'Party table', values: { server: 'Online, kept by the server', local: 'One room, on your word' } },
  },
  bots: {
    loyal: 'Loyal friend',
    mercenary: 'Mercenary',
    kingmaker: 'Kingmaker',
  },
  chapter: (view) => CHAPTERS[view.phase] ?? 'a-round',
  prompt: (view, nameOf, _viewer, captions) => promptFor(content, view, nameOf, captions),
  status: (view, nameOf, _viewer, captions) => statusFor(content, view, nameOf, captions),
  move: (move, view, _nameOf, captions) => moveLabel(content, move, view, captions),
  event: (event, nameOf, captions) => eventLine(content, event, nameOf, captions),
  outcome: (outcome, nameOf, view, captions) =>
    outcomeText(outcome, nameOf, view && legendaryGig(content, view, captions)),
});

/** Why the band broke up, by how the match ended. */
const BROKE_UP: Readonly<Record<Exclude<HowEnded, 'legend' | 'unsigned'>, string>> = {
  'solo-none': CAUSES.none,
  'solo-walkOut': CAUSES.walkOut,
  'solo-noConsensus': CAUSES.noConsensus,
  'solo-noGig': CAUSES.noGig,
  'solo-seasonOver': CAUSES.seasonOver,
};

/** The gig that made them legends, as long as it hangs there. */
const legendaryGig = (content: Content, view: View, captions?: Captions): string | undefined =>
  view.chosen === NONE ? undefined : gigName(content, view, view.chosen, captions);

function outcomeText({ how, ranks, scores }: Outcome<HowEnded>, nameOf: NameOf, gig?: string): string {
  if (how === 'legend')
    return `${gig === undefined ? 'The band is a legend' : `${gig} made the band a legend`}: all three win.`;
  if (how === 'unsigned') return 'The band broke up and the label signs nobody.';
  const winner = ranks.indexOf(1);
  return `The band broke up because ${BROKE_UP[how]}. ${nameOf(winner)} wins alone with ${scores[winner]} CROWD.`;
}
