import { createRequire } from 'node:module';
import { DataInUse, SettingError, StorageRefused } from '@bandstand/server';
import { UsageError, type Command } from './command.ts';
import { backup, restore } from './commands/backup.ts';
import { bench } from './commands/bench.ts';
import { draws } from './commands/draws.ts';
import { games, rules } from './commands/games.ts';
import { laws } from './commands/laws.ts';
import { matches } from './commands/matches.ts';
import { moderate } from './commands/moderate.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { didYouMean } from './didYouMean.ts';
import { EXIT_READER_GONE, OutputLost, say } from './output.ts';

const COMMANDS: readonly Command[] = [
  serve,
  games,
  rules,
  play,
  simulate,
  replay,
  verify,
  draws,
  laws,
  bench,
  matches,
  moderate,
  backup,
  restore,
];

const { version: VERSION } = createRequire(import.meta.url)('../package.json') as { readonly version: string };

const overview = (): string =>
  [
    'Usage: bandstand <command> [options]',
    '',
    ...COMMANDS.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`),
    '',
    'Every command explains itself with --help; --version tells the version.',
  ].join('\n');

function commandOf(name: string): Command {
  const command = COMMANDS.find((known) => known.name === name);
  if (command !== undefined) return command;
  const names = COMMANDS.map((known) => known.name);
  throw new UsageError(
    'unknown-command',
    `There is no command "${name}". ${didYouMean(name, names) ?? `Commands: ${names.join(', ')}.`}`,
  );
}

async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === '--version') {
    await say(`bandstand ${VERSION}`);
    return 0;
  }
  if (name === undefined || name === '--help' || name === '-h' || (name === 'help' && rest.length === 0)) {
    await say(overview());
    return 0;
  }
  if (name === 'help') {
    await say(commandOf(rest[0]).help);
    return 0;
  }
  const command = commandOf(name);
  if (rest.includes('--help') || rest.includes('-h')) {
    await say(command.help);
    return 0;
  }
  return command.run(rest);
}

/** What the person at the keyboard can mend, in one line with a code; anything else is a bug and tells where. */
function lineFor(error: unknown): string | undefined {
  if (error instanceof UsageError || error instanceof StorageRefused || error instanceof OutputLost)
    return `${error.message} (${error.code})`;
  if (error instanceof SettingError) return `${error.message} (bad-setting)`;
  return error instanceof DataInUse ? 'The storage is in use. Stop the server first. (in-use)' : undefined;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof OutputLost && error.code === 'EPIPE') process.exit(EXIT_READER_GONE);
  const line = lineFor(error);
  if (line === undefined) throw error;
  console.error(`bandstand: ${line}`);
  process.exitCode = error instanceof OutputLost ? 1 : 2;
}
