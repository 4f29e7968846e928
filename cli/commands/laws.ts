import { setImmediate } from 'node:timers/promises';
import type { Game } from '@bandstand/engine';
import { LAW_NAMES, lawsCourse, type LawsReport, type LawsRun } from '@bandstand/engine/laws';
import { readArgs, wholeNumber, type Command } from '../command.ts';
import { gameWithPack } from '../files.ts';
import { EXIT_INTERRUPTED, onInterrupt } from '../interrupt.ts';
import { progressBar } from '../progress.ts';
import { say } from '../output.ts';
import { help, words } from '../text/index.ts';

export const laws: Command = {
  help: help.laws(LAW_NAMES),
  async run(args) {
    const flags = {
      matches: { type: 'string' },
      seed: { type: 'string' },
      pack: { type: 'string' },
      json: { type: 'boolean' },
    } as const;
    const { values, positionals } = readArgs('laws', args, flags, ['game']);
    const { game } = await gameWithPack(positionals[0], values['pack']);
    const matches = wholeNumber('matches', values['matches'], 100, 1, 1_000_000);
    const bar = progressBar(words.laws.lawsOf(game.id), matches);
    const signal = onInterrupt();
    const run = {
      matches,
      seed: wholeNumber('seed', values['seed'], 1, 0, 0xffffffff),
      onMatch: (done: number) => bar.at(done),
    };
    const report = await checkUntil(signal, game, run);
    bar.end();
    const isFine = report.broken.length === 0;
    if (values['json'] === 'true') await say(JSON.stringify({ game: game.id, ...report }));
    else if (isFine)
      await say(words.laws.allHold(Object.keys(LAW_NAMES).length, game.id, report.matches, report.steps));
    else {
      for (const { law, detail, record } of report.broken) {
        await say(words.laws.broken(law, LAW_NAMES[law], detail));
        if (record !== undefined) await say(words.laws.record(JSON.stringify(record)));
      }
    }
    if (!isFine) return 1;
    return signal.aborted ? EXIT_INTERRUPTED : 0;
  },
};

/** Looks up after every match, so that Ctrl+C gets what was found so far. */
async function checkUntil(signal: AbortSignal, game: Game, run: LawsRun): Promise<LawsReport> {
  const course = lawsCourse(game, run);
  let step = course.next();
  while (step.done !== true) {
    run.onMatch?.(step.value);
    await setImmediate();
    step = course.next(signal.aborted);
  }
  return step.value;
}
