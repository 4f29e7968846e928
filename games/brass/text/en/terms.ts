import type { About, Terms, Viewer } from '@bandstand/engine';
import type { Pack } from '../../content/shape.ts';
import { TARGET, unpackCounts } from '../../counts.ts';
import { PLACES } from '../../rounds.ts';
import { NO_CARD, VOICES, type View } from '../../state.ts';
import { VOICE_NAMES } from './names.ts';

const SHAPE_NAMES = { S: 'triangle', A: 'diamond', T: 'square', B: 'circle' } as const;

export const terms: Terms = {
  voice: {
    name: 'Voice',
    what: 'One of the four voices of a brass band: Soprano (triangle), Alto (diamond), Tenor (square) and Bass (circle).',
    gives: 'Each sign on a card is heard once in its column and once in its row.',
    chapter: 'scoring-a-performance',
  },
  ...Object.fromEntries(
    VOICES.map((voice) => [
      `voice-${voice}`,
      {
        name: `${VOICE_NAMES[voice]}, ${SHAPE_NAMES[voice]}`,
        what: `The ${VOICE_NAMES[voice]} voice. It should be heard exactly three times in every performance.`,
        costs: 'One penalty for each time more or less than three.',
        chapter: 'scoring-a-performance',
        sign: voice,
      },
    ]),
  ),
  card: {
    name: 'Player',
    what: 'A card of the draft row. Whoever takes it seats it in their band; it stays there.',
    gives: 'Its voices, once in the column and once in the row of the place it goes to.',
    chapter: 'four-rounds',
  },
  place: {
    name: 'Place in the band',
    what: 'A column is filled from the bottom in one round; rows are made by the order of your picks.',
    chapter: 'four-rounds',
    sign: '.',
  },
  count: {
    name: 'Voices of a performance',
    what: 'How often each voice is heard in this column or row: three times is right. On the board a box is filled each time; three have a tick, one too many is +1.',
    costs: 'Each box that stays empty, and each one too many, is a penalty when the performance is scored.',
    chapter: 'scoring-a-performance',
    sign: 'S2',
  },
  penalties: {
    name: 'Penalties',
    what: 'What each voice has cost so far. On the board they are organ stops: the further one is drawn out, the more penalties that voice has.',
    costs: 'Your worst voice is your result, and the lower result wins.',
    chapter: 'the-end',
    sign: 'score',
  },
  order: {
    name: 'Order of picks',
    what: 'Who takes a player when in this round: one, two, two, two and one. The other director begins in rounds 2 and 3.',
    chapter: 'four-rounds',
  },
  director: {
    name: 'Director A or B',
    what: 'The letter of a director. A begins rounds 1 and 4, B begins rounds 2 and 3.',
    chapter: 'set-up',
  },
  coming: {
    name: 'Still to come',
    what: 'Cards that have not been dealt. Everybody may count them; nobody knows their order until a back has one row left.',
    chapter: 'set-up',
  },
  discards: {
    name: 'Discards',
    what: 'The ninth card of each round, which nobody took.',
    chapter: 'four-rounds',
  },
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'] as const;

const heard = (letters: string): string =>
  VOICES.flatMap((voice) => {
    const times = letters.split(voice).length - 1;
    return times === 0 ? [] : [`${NUMBERS[times] ?? times} ${VOICE_NAMES[voice]}`];
  }).join(', ');

/** What is to be said of one card or one performance now. */
export const aboutFor =
  (pack: Pack) =>
  (kind: string, which: string, view: View, viewer: Viewer): About => {
    if (which === '') return {};
    if (kind === 'card') return aboutCard(pack, Number(which), view, viewer);
    if (kind !== 'count') return {};
    const [director, line] = which.split('-').map(Number);
    const counts = unpackCounts(view.lines[director * 8 + line]);
    const missing = VOICES.flatMap((voice, i) =>
      counts[i] < TARGET ? [`${TARGET - counts[i]} ${VOICE_NAMES[voice]}`] : [],
    );
    return {
      name: `${line < 4 ? `Column ${line + 1}` : `Row ${line - 3}`} of director ${'AB'[director]}`,
      now: missing.length === 0 ? 'Every voice is heard three times or more.' : `Still missing: ${missing.join(', ')}.`,
    };
  };

function aboutCard(pack: Pack, id: number, view: View, viewer: Viewer): About {
  const card = pack.cards[id];
  if (card === undefined) return {};
  const isInRow = view.row.includes(id);
  const taken = view.grid.indexOf(id);
  const seat =
    NO_CARD !== taken && taken >= 0 ? `It sits in the band of director ${'AB'[taken >> 4]}.` : 'It is not in the row.';
  return {
    name: `${card.instrument}, ${card.back}`,
    gives: `Heard in its column and its row: ${heard(card.voices)}.`,
    now: !isInRow
      ? seat
      : view.turn === viewer
        ? `You can take it: it will go to place ${PLACES[view.pick] + 1} of column ${view.round + 1}.`
        : 'Not yet: somebody else is choosing.',
  };
}
