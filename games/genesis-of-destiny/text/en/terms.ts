import type { About, NameOf, Terms, Viewer } from '@bandstand/engine';
import type { Content } from '../../content/content.ts';
import { gigOf } from '../../rules/course.ts';
import { isReachable } from '../../rules/round.ts';
import type { View } from '../../state.ts';
import { CIRCLES, POWERS, ROLES } from '../../vocabulary.ts';
import { boardWords } from './board.ts';
import {
  bombText,
  circleHint,
  circleTitle,
  flyerNeeds,
  rangeText,
  ROLE_TITLES,
  rowText,
  setText,
  starsText,
} from './names.ts';

export const terms: Terms = {
  coin: {
    name: 'COIN',
    what: 'Money. The band has its own purse; what you earn yourself is yours.',
    gives: 'Song cards, the van for friends, fees, the studio.',
    chapter: 'who-you-are',
  },
  crowd: {
    name: 'CROWD',
    what: 'People who come. The band’s opens gigs; your own counts if the band breaks up.',
    gives: 'After a break-up, most CROWD wins alone, if the label calls.',
    chapter: 'who-you-are',
  },
  clout: {
    name: 'CLOUT',
    what: 'The band’s good name. It unlocks bigger gigs and makes every trip of the van bring more friends.',
    costs: 'The studio costs more for every CLOUT.',
    chapter: 'the-gig',
  },
  commitment: {
    name: 'COMMITMENT',
    what: 'How much you give to the band.',
    gives: 'New powers in Downtime; whoever has most calls the songs and chooses first after a break-up.',
    chapter: 'who-you-are',
  },
  role: {
    name: 'Role',
    what: 'Beats is the bottom row of every song, Melody the middle one, Front the top one.',
    chapter: 'who-you-are',
  },
  bonus: {
    name: 'Bonus of the role',
    what: 'What this role gets besides its own points.',
    chapter: 'own-points',
  },
  power: {
    name: 'Power',
    what: 'Something that you have learned. It can be used once in a gig, recording or solo; a biro cross says that it has been.',
    chapter: 'powers',
  },
  song: {
    name: 'Original',
    what: 'A song of your own. Three to five parts, played from left to right.',
    chapter: 'the-set',
  },
  recorded: {
    name: 'Recorded score',
    what: 'At a gig the song may be played as recorded: it brings this score and no own points.',
    chapter: 'writing-and-recording',
  },
  gig: {
    name: 'Gig',
    what: 'A flyer on the wall. A gig that all three approve is played.',
    chapter: 'the-gig',
  },
  strip: {
    name: 'The gig that is played',
    what: 'Points of the set so far. Below the first mark it is a bomb; each mark brings stars and their reward.',
    chapter: 'the-set',
  },
  result: { name: 'How it went', what: 'The counted set, its stars and what everybody gets.', chapter: 'own-points' },
  road: {
    name: 'The road',
    what: 'All gigs: open ones can hang on the wall, locked ones need CLOUT or a favour, burnt ones are gone.',
    gives: 'A gig with ★★★★ makes all three legends.',
    chapter: 'the-gig',
  },
  money: {
    name: 'Who pays',
    what: 'Everybody is asked in turn. Money only moves once all of it is covered.',
    chapter: 'friends-and-fees',
  },
  die: {
    name: 'Die',
    what: 'A die of six sides with pips. Whoever is to place takes one from the pool.',
    chapter: 'playing-an-original',
  },
  pool: {
    name: 'Pool of dice',
    what: 'Rolled at the start of each part: as many as it has squares, one more in the first. What is left stays for the next part.',
    chapter: 'playing-an-original',
  },
  square: { name: 'Square', what: 'A place for one die of its row.', chapter: 'playing-an-original' },
  part: {
    name: 'Part of a song',
    what: 'A column of the sheet. Whoever has a square in it places a die, Beats first, then Melody, then Front.',
    chapter: 'playing-an-original',
  },
  circle: { name: 'Circle', what: 'Scores for one role when the song is counted.', chapter: 'playing-an-original' },
  card: {
    name: 'Song card',
    what: 'A part, a circle or a special die. Bought in Downtime and put together in the studio.',
    chapter: 'downtime',
  },
  coach: {
    name: 'Dice coach',
    what: 'Counts what each die and power brings on average and marks the best. It knows no more than you do.',
    chapter: 'playing-an-original',
  },
  playtest: {
    name: 'Playtest sheet',
    what: 'The whole table on a sheet, for the designer of the game, who asks for it.',
    chapter: 'playtest-data',
  },
  write: { name: 'Write', what: 'You may write this name or text yourself.', chapter: 'variants' },
};

const DICE: readonly About[] = [
  {},
  { name: 'Beats die', what: 'A special die of four sides, rolled into the pool once a song by Beats.' },
  { name: 'Melody die', what: 'A special die of six sides, rolled into the pool once a song by Melody.' },
  { name: 'Front die', what: 'A special die of eight sides, rolled into the pool once a song by Front.' },
];

const ROLES_TOLD: readonly string[] = [
  'The bottom row. Scores where two neighbouring dice of Beats are equal; own points become COIN or COMMITMENT.',
  'The middle row. Scores where its dice rise or fall as the hairpins say; own points become COMMITMENT or CROWD.',
  'The top row. Scores with crowns: its die minus the lowest of the part; own points become CROWD or COIN.',
];

/** What is to be said of one gig, circle, power, role or die now. */
export const aboutFor =
  (content: Content) =>
  (kind: string, which: string, view: View, _nameOf: NameOf, viewer: Viewer): About => {
    if (which === '') return {};
    if (kind === 'gig') return aboutGig(content, Number(which), view);
    if (kind === 'die') return DICE[Number(which)] ?? {};
    if (kind === 'role') {
      const { beatsCrowd, frontBase, melodyCoin } = content.pack.knobs;
      const role = Number(which);
      const bonus = boardWords.people.bonus[role]?.(beatsCrowd, frontBase, melodyCoin);
      return {
        name: ROLE_TITLES[role],
        what: ROLES_TOLD[role],
        ...(bonus === undefined ? {} : { gives: `${bonus}.` }),
      };
    }
    if (kind === 'circle') {
      const circle = CIRCLES.findIndex((name) => name === which);
      return { name: circleTitle(circle), gives: `${circleHint(circle)}.` };
    }
    return kind === 'power' ? aboutPower(content, which, view, viewer) : {};
  };

function aboutPower(content: Content, which: string, view: View, viewer: Viewer): About {
  const number = POWERS.findIndex((name) => name === which);
  if (number < 0) return {};
  const { name, text } = content.pack.powers[POWERS[number]];
  const isUsed = viewer !== 'spectator' && viewer < ROLES && (view.used[viewer] & (1 << number)) !== 0;
  return { name, what: text, ...(isUsed ? { now: 'You have used it; it comes back with the next gig.' } : {}) };
}

function aboutGig(content: Content, number: number, view: View): About {
  const gig = gigOf(content, view, number);
  return {
    name: gig.name,
    what: `${setText(gig)}.`,
    costs: `${flyerNeeds(gig)}. Under ${gig.rows[0].from} points: ${bombText(gig.bomb)}.`,
    gives: `${gig.rows.map((row, place) => `${rangeText(gig, place)} ${starsText(row.stars)}: ${rowText(row)}`).join('; ')}.`,
    now: isReachable(view, gig) ? 'The band can play it.' : 'Out of reach for now.',
  };
}
