import { createGame, type Pack } from '@bandstand/kits/draft-and-write';
import pack from './content/pack.json' with { type: 'json' };
import { rules } from './rules.ts';
import { words, gameWords } from './text/index.ts';

const HARDER_ALONE = { code: 'bad-option', message: gameWords.options.harderDeckIsForPlaying };

export const game = createGame(
  {
    id: 'draft-and-write-records',
    rulesVersion: 2,
    rules,
    words,
    options: {
      harder: { type: 'flag', default: false },
      drawColours: { type: 'flag', default: false },
      swap: { type: 'flag', default: false },
    },
    optionsProblem: ({ harder, seats }) => (harder && seats > 1 ? HARDER_ALONE : undefined),
  },
  pack as Pack,
);
