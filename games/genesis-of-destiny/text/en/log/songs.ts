import { HIDDEN } from '@bandstand/engine';
import type { CircleScore } from '../../../event.ts';
import { isGain } from '../../../rules/circles.ts';
import { DRUM_FILL } from '../../../vocabulary.ts';
import { circleTitle, dieName, pointsText, ROLE_TITLES } from '../names.ts';
import { aDie, diceText, hiddenDie, type EventOf, type Lines } from './telling.ts';

const GROUPS = ['1 and 2', '3 and 4', '5 and more'] as const;

/** Songs, dice and powers. Sums name circle, dice and points, so that a table can check them. */
export const songLines: Lines<
  | 'coverPlayed'
  | 'recordedPlayed'
  | 'songStarted'
  | 'rolled'
  | 'rerolled'
  | 'dieChanged'
  | 'pocketed'
  | 'unpocketed'
  | 'specialRolled'
  | 'doubleStopped'
  | 'sustained'
  | 'sustainPassed'
  | 'placed'
  | 'brokeDown'
  | 'songCounted'
> = {
  coverPlayed: ({ roll, points }) => `A cover: rolled ${roll}, ${pointsText(points)}.`,
  recordedPlayed: (event, { song }) => `${song(event.song)} as recorded: ${pointsText(event.points)}.`,
  songStarted: (event, { name, song }) =>
    event.occasion === 'solo'
      ? `${name(event.soloist)} plays ${song(event.song)} alone.`
      : `${song(event.song)} ${event.occasion === 'record' ? 'is being recorded' : 'begins'}.`,
  rolled: ({ seat, column, dice }, { name }) => `Part ${column + 1}: ${name(seat)} rolls ${diceText(dice)}.`,
  rerolled: ({ seat, power, group, dice }, { name, content }) =>
    `${name(seat)} uses ${content.pack.powers[power].name}${power === 'flare' ? ` on ${GROUPS[group]}` : ''}: ${diceText(dice)}.`,
  dieChanged: ({ seat, power, from, to }, { name, content }) =>
    `${name(seat)} uses ${content.pack.powers[power].name}: ${hiddenDie(from)} becomes ${to === HIDDEN ? 'another' : dieName(to)}.`,
  pocketed: ({ seat, value }, { name }) => `${name(seat)} pockets ${aDie(value)}.`,
  unpocketed: ({ seat, value }, { name }) => `${name(seat)} puts ${aDie(value)} back.`,
  specialRolled: ({ seat, die }, { name }) => `${name(seat)} rolls a special die: ${hiddenDie(die)}.`,
  doubleStopped: ({ seat }, { name, content }) => `${name(seat)} uses ${content.pack.powers.doubleStop.name}.`,
  sustained: ({ seat }, { name, content }) =>
    `${name(seat)} borrows a square with ${content.pack.powers.sustain.name}.`,
  sustainPassed: () => undefined,
  placed: ({ seat, die, row }, { name }) => `${name(seat)} places ${dieName(die)} for ${ROLE_TITLES[row]}.`,
  brokeDown: ({ row }) => `No die is left for ${ROLE_TITLES[row]}: the song breaks down and scores nothing.`,
  songCounted: (event, { song }) =>
    `${song(event.song)}: ${[...countedCircles(event), `total ${event.score.total}`].join('; ')}.`,
};

/** Circles that brought something. What Beats and Front gain besides points, they gain at gigs only. */
const countedCircles = ({ score, occasion }: EventOf<'songCounted'>): string[] =>
  score.circles.filter(({ circle, points }) => points > 0 && (occasion === 'gig' || !isGain(circle))).map(circleLine);

function circleLine({ column, circle, role, points, dice }: CircleScore): string {
  const brings = isGain(circle) ? `+${points} ${circle === DRUM_FILL ? 'CROWD' : 'COMMITMENT'}` : pointsText(points);
  return `${circleTitle(circle)} in part ${column + 1} (${dice.join(', ')}): ${brings} for ${ROLE_TITLES[role]}`;
}
