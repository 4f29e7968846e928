import { NONE, POWERS, BUBBLES } from '../../../vocabulary.ts';
import { BOX_NAMES, CAUSES, listNames } from '../names.ts';
import { fansText, type EventOf, type Lines, type Teller } from './telling.ts';

const powerName = ({ content }: Teller, track: number, level: number): string =>
  content.pack.powers[POWERS[track * BUBBLES + level]].name;

/** The three of them: what they learn, earn and decide, and how it ends. */
export const bandLines: Lines<
  | 'bubblesChosen'
  | 'levelFilled'
  | 'splitsOpened'
  | 'meetingHeld'
  | 'walkedOut'
  | 'downtimeTaken'
  | 'brokeUp'
  | 'claimed'
  | 'soloCover'
  | 'fansGained'
  | 'ended'
> = {
  bubblesChosen: ({ tracks }, told) =>
    `First powers: ${listNames(tracks.map((track, seat) => `${powerName(told, track, 0)} for ${told.name(seat)}`))}.`,
  levelFilled: ({ seat, track, level, cost }, told) =>
    `${told.name(seat)} learns ${powerName(told, track, level)}${cost > 0 ? ` for ${cost} COMMITMENT` : ''}.`,
  splitsOpened: (event, told) => `Own points: ${splits(event, told)}.`,
  meetingHeld: () => 'The band stays together.',
  walkedOut: ({ seats }, { names }) => `${names(seats)} walked out.`,
  downtimeTaken: ({ seat, what }, { name }) =>
    ({
      live: `${name(seat)} lives the life.`,
      riff: `${name(seat)} writes and riffs.`,
      rest: `${name(seat)} rests.`,
    })[what],
  brokeUp: ({ cause }, { band }) =>
    cause === 'walkOut' ? `${band} breaks up.` : `${band} breaks up: ${CAUSES[cause]}.`,
  claimed: (event, { name, song }) =>
    `${name(event.seat)} ${event.song === NONE ? 'is left with a cover' : `takes ${song(event.song)}`}.`,
  soloCover: ({ seat, roll }, { name }) => `${name(seat)} plays a cover and rolls ${roll}.`,
  fansGained: ({ seat, fans, crowd }, { name }) => `${name(seat)} wins ${fansText(fans)} and has ${crowd} CROWD.`,
  ended: ({ ending, winner }, { name, band }) => {
    if (ending === 'legend') return `${band} is a legend.`;
    return winner === NONE ? 'The label signs nobody.' : `The label signs ${name(winner)}.`;
  },
};

/** What each put into which box; whoever had no points has nothing to tell. */
const splits = ({ first, second }: EventOf<'splitsOpened'>, { name }: Teller): string =>
  first
    .flatMap((amount, seat) => {
      const parts = [amount, second[seat]].flatMap((points, box) =>
        points > 0 ? [`${points} ${BOX_NAMES[seat][box]}`] : [],
      );
      return parts.length === 0 ? [] : [`${parts.join(' and ')} for ${name(seat)}`];
    })
    .join('; ');
