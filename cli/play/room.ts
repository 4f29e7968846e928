import { fold, inked } from '@bandstand/kits/text';
import { titleOf } from '../captions.ts';
import { EXIT_INTERRUPTED } from '../interrupt.ts';
import { pageWidth, say } from '../output.ts';
import { answer } from './answer.ts';
import { finalLines } from './ending.ts';
import type { Prompt } from './prompt.ts';
import type { Saving } from './saving.ts';
import type { Sitting } from './sitting.ts';

/** The board, then what happened since the last one, then what is asked: the last lines are the ones in sight. */
async function showBoard(sitting: Sitting, words: string): Promise<void> {
  const width = pageWidth();
  const news = sitting.news().map((line) => inked('cyan', line));
  await say(
    [
      sitting.board(await sitting.table.readCaptions()),
      ...[...news, words].filter((line) => line !== '').flatMap((line) => fold(line, width, '    ')),
      sitting.question(),
    ].join('\n'),
  );
}

/** Plays until the match ends or the person leaves; true when they left with Ctrl+C. */
async function playOn(sitting: Sitting, prompt: Prompt, saving: Saving): Promise<boolean> {
  const { seat } = sitting;
  let words = '';
  let isNewBoard = true;
  for (;;) {
    if ((await prompt.until(seat.turn())) === 'interrupted') return true;
    if (seat.ending !== undefined) return false;
    if (isNewBoard) await showBoard(sitting, words);
    else await say(words);
    const typed = await prompt.read();
    if (typed === 'interrupted') return true;
    if (typed === 'end') {
      await say('');
      return false;
    }
    if (typed.line === 'q' || typed.line === 'quit') return false;
    const given = await answer(sitting, typed.line, saving);
    words = given.words;
    isNewBoard = given.isNewBoard === true;
  }
}

/** The last board, everybody's sheet, and the score part by part. */
async function showEnd(sitting: Sitting): Promise<void> {
  const { game, folder, seat, me, table, nameOf } = sitting;
  const outcome = game.outcome(table.state.match.state);
  if (outcome === undefined) return;
  const captions = await table.readCaptions();
  const { drawSheet } = folder;
  const rivals = outcome.scores.flatMap((_, other) =>
    other === me || drawSheet === undefined ? [] : [drawSheet(seat.view, other, game, sitting.page()), ''],
  );
  const lines = [
    ...rivals,
    sitting.board(captions),
    ...sitting.news().flatMap((line) => fold(line, pageWidth(), '    ')),
    ...finalLines(game, seat.view, outcome, titleOf(table.state.match, captions, nameOf)),
  ];
  await say(lines.join('\n'));
}

/** A whole match at the keyboard; gives the exit code. */
export async function playMatch(sitting: Sitting, prompt: Prompt, saving: Saving): Promise<number> {
  const wasInterrupted = await playOn(sitting, prompt, saving);
  prompt.close();
  await showEnd(sitting);
  await saving.finish(sitting.record(await sitting.table.readCaptions()));
  return wasInterrupted ? EXIT_INTERRUPTED : 0;
}
