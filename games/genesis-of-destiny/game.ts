import { combinePhases, type Game, type OptionSpecs } from '@bandstand/engine';
import { card } from './card.ts';
import { captions } from './captions.ts';
import { clone } from './clone.ts';
import type { Content } from './content/content.ts';
import { forced } from './forced.ts';
import { imagine } from './imagine.ts';
import { rules } from './moves/index.ts';
import { MOVES } from './moveBook.ts';
import { SECRET, toAct } from './rules/course.ts';
import { outcome } from './rules/ending.ts';
import { isCovered } from './rules/song.ts';
import { setup } from './setup.ts';
import type { Genesis, Options } from './state.ts';
import { ROLES } from './vocabulary.ts';
import { talk } from './talk.ts';
import { textsFor, whyNot, gameWords } from './text/index.ts';
import { contradicts, reveals, view, viewEvent } from './view.ts';

const options: OptionSpecs<Options> = {
  tuning: { type: 'choice', values: ['tuned', 'asFound'], default: 'tuned' },
  graceGigs: { type: 'auto', min: 1, max: 5, default: 'auto' },
  labelBar: { type: 'auto', min: 0, max: 300, default: 'auto' },
  lifeTrack: { type: 'choice', values: ['normal', 'expert'], default: 'normal' },
  specialDice: { type: 'flag', default: true },
  rolePlaying: { type: 'flag', default: false },
  seasonGigs: { type: 'number', min: 8, max: 16, default: 12 },
  party: { type: 'flag', default: false },
  honour: { type: 'choice', values: ['server', 'local'], default: 'server' },
};

/** Every round burns a gig after the grace or uses up the season; within a round every choice uses something up. */
const MAX_MOVES = 20_000;

/** The game played with a pack, which may have had other words in it before. */
export const gameWith = (content: Content, renamedFrom: readonly string[] = []): Game<Genesis> => ({
  id: 'genesis-of-destiny',
  seats: { min: card.minSeats, max: card.maxSeats },
  rulesVersion: 2,
  maxMoves: MAX_MOVES,
  pack: {
    id: content.pack.id,
    get hash() {
      return content.hash;
    },
    renamedFrom,
    content: content.pack,
  },
  options,
  optionsProblem(chosen, seatCount) {
    if (chosen.rolePlaying === (seatCount === ROLES + 1)) return undefined;
    return chosen.rolePlaying
      ? { code: 'needs-game-master', message: gameWords.options.rolePlayingNeedsAFourth }
      : {
          code: 'three-seats',
          message: gameWords.options.bandHasThreeMembers,
        };
  },
  moves: MOVES,
  setup: (chosen, seatCount, random) => setup(content, chosen, seatCount, random),
  clone,
  ...combinePhases(content, { rules, phaseOf: ({ phase }) => phase, toAct, whyNot }),
  outcome,
  view,
  viewEvent,
  reveals,
  imagine: (seen, random) => imagine(content, seen, random),
  contradicts,
  forced: (open, seat) => forced(content, open, seat),
  inTheOpen: (open) => !SECRET.has(open.phase) && open.phase !== 'writeTurn' && !isCovered(open),
  captions,
  talk: (view, viewer) => talk(content, view, viewer),
  score: (seen, seat) =>
    seat >= ROLES
      ? []
      : [
          { part: 'crowd', points: seen.crowd[seat] - seen.fans[seat] },
          ...(seen.ending === 'legend' ? [] : [{ part: 'fans', points: seen.fans[seat] }]),
        ],
  text: textsFor(content),
});
