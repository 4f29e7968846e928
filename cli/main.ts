import { createRequire } from 'node:module';
import { UsageError, type Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import { didYouMean } from './didYouMean.ts';
import { EXIT_READER_GONE, OutputLost, say } from './output.ts';
import { words, refusals } from './text/index.ts';

const { version: VERSION } = createRequire(import.meta.url)('../package.json') as { readonly version: string };

const overview = (): string =>
  [
    words.main.usageBandstandCommandOptions,
    '',
    ...Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`),
    '',
    words.main.everyCommandExplainsItself,
  ].join('\n');

async function commandOf(name: string): Promise<Command> {
  if (Object.hasOwn(COMMANDS, name)) return COMMANDS[name].load();
  const names = Object.keys(COMMANDS);
  throw new UsageError(
    'unknown-command',
    refusals.main.thereIsNoCommand(name, didYouMean(name, names) ?? refusals.main.commands(names)),
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
    await say((await commandOf(rest[0])).help);
    return 0;
  }
  const command = await commandOf(name);
  if (rest.includes('--help') || rest.includes('-h')) {
    await say(command.help);
    return 0;
  }
  return command.run(rest);
}

/** What the person at the keyboard can mend, in one line with a code; anything else is a bug and tells where. */
async function lineFor(error: unknown): Promise<string | undefined> {
  if (error instanceof UsageError || error instanceof OutputLost) return `${error.message} (${error.code})`;
  // A path that is not there, a folder that is read-only, a disk that is full.
  if (error instanceof Error && 'syscall' in error && 'path' in error && 'code' in error)
    return words.main.isThePathRight(error.message, String(error.code));
  // Only commands that use the server's storage throw these, and have loaded it.
  const { DataInUse, SettingError, StorageRefused } = await import('@bandstand/server');
  if (error instanceof StorageRefused) return `${error.message} (${error.code})`;
  if (error instanceof SettingError) return `${error.message} (bad-setting)`;
  return error instanceof DataInUse ? words.main.storageIsInUse : undefined;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof OutputLost && error.code === 'EPIPE') process.exit(EXIT_READER_GONE);
  const line = await lineFor(error);
  if (line === undefined) throw error;
  console.error(`bandstand: ${line}`);
  process.exitCode = error instanceof OutputLost ? 1 : 2;
}
