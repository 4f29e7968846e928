import { randomUUID } from 'node:crypto';
import type { Result } from '@bandstand/engine';
import { fold } from '@bandstand/kits/text';
import { answerWriting } from '../captions.ts';
import { UsageError } from '../command.ts';
import { didYouMean } from '../didYouMean.ts';
import { pageWidth } from '../output.ts';
import { rulesPage } from '../rulesPage.ts';
import { breakdown } from './ending.ts';
import { commandLines, legendLines } from './legend.ts';
import { seatCalled } from './names.ts';
import type { Saving } from './saving.ts';
import type { Sitting } from './sitting.ts';
import { words } from '../text/index.ts';

/** What comes of a line that was typed: words, and whether the board is to be drawn again before them. */
export interface Answer {
  readonly words: string;
  readonly isNewBoard?: true;
}

type Command = (sitting: Sitting, rest: string, saving: Saving) => Promise<Answer> | Answer;

const outcomeOf = (result: Result<unknown>, done: string): Answer =>
  result.ok ? { words: done, isNewBoard: true } : { words: result.problem.message };

function sheet(sitting: Sitting, name: string): Answer {
  const { folder, seat, nameOf, table, game } = sitting;
  const { seatCount } = table.state.match;
  const whose = seatCalled(name, seatCount, nameOf);
  if (whose === undefined) {
    const names = Array.from({ length: seatCount }, (_, each) => nameOf(each));
    return { words: words.answer.whoseTypeSheetAndAName(names.join(', ')) };
  }
  const drawn = folder.drawSheet?.(seat.view, whose, game, sitting.page());
  return { words: [drawn ?? nameOf(whose), words.answer.scoreSoFar, ...breakdown(game, seat.view, whose)].join('\n') };
}

async function save(sitting: Sitting, path: string, saving: Saving): Promise<Answer> {
  const target = path === '' ? saving.path : path;
  if (target === undefined) return { words: words.answer.whereToTypeSave };
  try {
    await saving.write(target, sitting.record(await sitting.table.readCaptions()));
  } catch (error) {
    if (error instanceof UsageError) return { words: error.message };
    throw error;
  }
  return { words: words.answer.savedGoOnLater(target) };
}

const rules = async ({ game }: Sitting): Promise<Answer> => ({
  words: await rulesPage(game.id),
});

const help: Command = ({ folder }) => ({ words: [...commandLines(), ...legendLines(folder)].join('\n') });

const COMMANDS: Readonly<Record<string, Command>> = {
  '?': help,
  help,
  legend: ({ folder }) => ({ words: legendLines(folder).join('\n') }),
  rules,
  log: ({ log }) => ({ words: log.join('\n') || words.answer.nothingHasHappenedYet }),
  undo: async ({ table, me }) => outcomeOf(await table.act(me, { type: 'undo' }), words.answer.takenBack),
  redo: async ({ table, me }) => outcomeOf(await table.act(me, { type: 'redo' }), words.answer.playedAgain),
  board: () => ({ words: '', isNewBoard: true }),
  moves: (sitting) => ({ words: sitting.question() }),
  sheet,
  save,
  w: async ({ table, me }, rest) => ({ words: await answerWriting(table, me, `w ${rest}`.trim()) }),
};
const SHORT: Readonly<Record<string, string>> = { u: 'undo', r: 'redo', h: 'help', s: 'sheet', m: 'moves', b: 'board' };

const known = (): string[] => [...Object.keys(COMMANDS), 'quit'];

/** Answers one line; a move that was played needs no words, the board shows it. */
export async function answer(sitting: Sitting, line: string, saving: Saving): Promise<Answer> {
  const { seat, table, me } = sitting;
  if (/^\d+$/.test(line)) {
    const move = seat.moves[Number(line) - 1];
    if (move === undefined) return { words: words.answer.movesHaveTheNumbers(seat.moves.length) };
    return outcomeOf(await table.act(me, { type: 'move', move, nonce: randomUUID() }), '');
  }
  const [word = '', ...rest] = line.split(/ +/);
  const name = SHORT[word] ?? word;
  if (Object.hasOwn(COMMANDS, name)) return COMMANDS[name](sitting, rest.join(' '), saving);
  const hint = word.length > 3 ? didYouMean(word, known()) : undefined;
  return {
    words: fold(words.answer.pleaseTypeTheNumber(hint ?? '').trim(), pageWidth()).join('\n'),
  };
}
