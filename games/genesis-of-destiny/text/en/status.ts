import { BALLOTS } from '../../rules/consensus.ts';
import { english, type Captions, type NameOf, type StatusLine } from '@bandstand/engine';
import type { Content } from '../../content/content.ts';
import { barAfter } from '../../rules/breakUp.ts';
import { countSong } from '../../rules/circles.ts';
import { feeLeft, shortOf } from '../../rules/consensus.ts';
import { gigOf } from '../../rules/course.ts';
import { legendsLeft } from '../../rules/round.ts';
import { columnsOf } from '../../rules/song.ts';
import { studioPrice } from '../../rules/studio.ts';
import type { Phase, View } from '../../state.ts';
import { gigName, pointsText, starsText } from './names.ts';

/** What all three can still become. */
const goalOf = (content: Content, view: View): string =>
  legendsLeft(content, view) > 0
    ? 'One gig with ★★★★ makes all three legends.'
    : 'No gig is left that makes legends: everybody for themselves.';

const PHASES: Partial<Record<Phase, string>> = {
  gmForm: 'the game master makes offers',
  pick: 'one of the common gigs',
  vow: 'did all keep to their sounds?',
  freeLevel: 'a free power for Beats',
  split: 'your own points',
  bandMeeting: 'band meeting',
  downtime: 'downtime',
  living: 'downtime, live the life',
  riffing: 'downtime, write and riff',
  vote: 'a vote',
  propose: 'studio',
  studioPay: 'studio, who pays?',
  writeTurn: 'studio, writing',
};

/** Whether a gig is being played, from the first song to the last. */
const isOnStage = ({ phase, occasion }: View): boolean =>
  phase === 'callSong' || ((phase === 'songTurn' || phase === 'sustainTurn') && occasion === 'gig');

/** Points of the set so far, with those of the song that is being played. */
const pointsNow = (view: View): number =>
  view.setScore + (view.phase === 'callSong' ? 0 : countSong(columnsOf(view), view.placed).total);

function stageStatus(content: Content, view: View, captions: Captions): StatusLine {
  const gig = gigOf(content, view, view.chosen);
  const points = pointsNow(view);
  const song = view.phase === 'callSong' ? view.setSongs + 1 : view.setSongs;
  const songs = gig.exact ? `song ${song} of ${gig.songs}` : `song ${song} of up to ${gig.songs}`;
  const next = gig.rows.find(({ from }) => from > points);
  const end =
    next === undefined
      ? `${starsText(gig.rows.at(-1)?.stars ?? 0)} is reached.`
      : `${next.from} for ${starsText(next.stars)}${next.stars === 4 ? ', which makes legends' : ''}: ${next.from - points} more.`;
  return { now: [gigName(content, view, view.chosen, captions), songs, pointsText(points)], end };
}

function choosingStatus(content: Content, view: View): StatusLine {
  const isLast = view.ballot === BALLOTS;
  return {
    now: [`Round ${view.round}`, 'which gig?', `ballot ${view.ballot} of ${BALLOTS}`],
    end: isLast
      ? 'The last ballot: without a gig that all approve, the band breaks up.'
      : `A gig that all three approve is played. ${goalOf(content, view)}`,
  };
}

/** Money questions say what is missing. */
function payingStatus(content: Content, view: View, captions: Captions): StatusLine {
  const gig = gigOf(content, view, view.chosen);
  const at = { content, state: view };
  return view.phase === 'bringFriends'
    ? {
        now: [
          gigName(content, view, view.chosen, captions),
          'bring friends',
          `${shortOf(at)} of ${gig.needCrowd} CROWD missing`,
        ],
        end: 'Nothing is paid unless all of it is covered; otherwise the next ballot follows.',
      }
    : {
        now: [
          gigName(content, view, view.chosen, captions),
          'the fee',
          `${feeLeft(at)} of ${gig.feeCoin} COIN missing`,
        ],
        end: 'Nothing is paid unless all of it is covered; otherwise the next ballot follows.',
      };
}

/** From when on gigs burn, and what leaving brings. */
function homeEnd(content: Content, view: View): string {
  const left = view.graceGigs - view.gigs;
  if (view.rolePlaying) return `${view.gigs} of ${view.seasonGigs} gigs of the season played. ${goalOf(content, view)}`;
  const burning =
    left > 0
      ? `No gig burns before ${view.graceGigs} are played: ${view.gigs} so far.`
      : 'One gig burns before every round.';
  const bar = barAfter('walkOut', view);
  return view.phase === 'bandMeeting' && bar > 0
    ? `Whoever breaks up needs ${bar} CROWD after the solo to be signed.`
    : `${goalOf(content, view)} ${burning}`;
}

/** What a solo is played for. */
function soloEnd(view: View): string {
  const bar = barAfter(view.cause, view);
  return `Most CROWD after the solos wins${bar > 0 ? `, with ${bar} or more` : ''}.`;
}

/** Round or gig, what is being done, figures; what makes legends and what ends the band. */
export function statusFor(content: Content, view: View, nameOf: NameOf, captions: Captions = {}): StatusLine {
  const solo = view.occasion === 'solo' ? [`solo of ${nameOf(view.soloist)}`] : [];
  switch (view.phase) {
    case 'startBubble':
      return { now: ['Before the first gig', 'your free first power'], end: 'All three choose in secret.' };
    case 'approve':
      return choosingStatus(content, view);
    case 'bringFriends':
    case 'payFee':
      return payingStatus(content, view, captions);
    case 'claim':
      return {
        now: ['The band broke up', 'who takes which song?'],
        end: 'Then everybody plays a solo; most CROWD wins.',
      };
    case 'over':
      return {
        now: ['The match is over'],
        end: `${english.counted(view.gigs, { one: 'gig was', other: 'gigs were' })} played.`,
      };
    default:
  }
  if (isOnStage(view)) return stageStatus(content, view, captions);
  if (solo.length > 0) return { now: ['The band broke up', ...solo], end: soloEnd(view) };
  const price = ['propose', 'studioPay'].includes(view.phase) ? [`${studioPrice(content, view)} COIN a session`] : [];
  const phase = view.occasion === 'record' ? 'recording' : (PHASES[view.phase] ?? '');
  return { now: [`Round ${view.round}`, ...(phase === '' ? [] : [phase]), ...price], end: homeEnd(content, view) };
}
