import { checkLaws, LAW_NAMES } from '@bandstand/engine/laws';
import { readArgs, wholeNumber, type Command } from '../command.ts';
import { gameWithPack } from '../files.ts';
import { progressBar } from '../progress.ts';
import { say } from '../output.ts';

export const laws: Command = {
  name: 'laws',
  summary: 'hold the laws of the engine against a game',
  help: `Usage: bandstand laws <game> [--matches N] [--seed S] [--pack FILE] [--json]

Plays random matches over all seat counts and options and checks every law:
${Object.entries(LAW_NAMES)
  .map(([name, rule]) => `  ${name.padEnd(9)} ${rule}`)
  .join('\n')}

Exit code 1 when a law breaks; the shortest failing record is printed.`,
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
    const bar = progressBar(`laws of ${game.id}`, matches);
    const report = checkLaws(game, {
      matches,
      seed: wholeNumber('seed', values['seed'], 1, 0, 0xffffffff),
      onMatch: (done) => bar.at(done),
    });
    bar.end();
    const isFine = report.broken.length === 0;
    if (values['json'] === 'true') await say(JSON.stringify({ game: game.id, ...report }));
    else if (isFine)
      await say(
        `All ${Object.keys(LAW_NAMES).length} laws hold for ${game.id}: ${report.matches} matches, ${report.steps} moves.`,
      );
    else {
      for (const { law, detail, record } of report.broken) {
        await say(`BROKEN ${law} (${LAW_NAMES[law]}): ${detail}`);
        if (record !== undefined) await say(`  record: ${JSON.stringify(record)}`);
      }
    }
    return isFine ? 0 : 1;
  },
};
