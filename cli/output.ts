/** What was to be printed could not be: the disk is full, or whatever reads it has gone wrong. */
export class OutputLost extends Error {
  override readonly name = 'OutputLost';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The exit code of a program whose reader has gone, as shells tell it of others (128 + SIGPIPE). */
export const EXIT_READER_GONE = 141;

// Each write hears of its own failure; the stream would otherwise end the program with a stack.
process.stdout.on('error', () => undefined);

/** Names and captions are other people's words: what would steer the terminal is not printed. */
export const printable = (text: string): string => text.replaceAll(/(?![\n\t])\p{Cc}/gu, '');

/** Prints a line on standard output, and waits until it is out. Everything a command prints goes through here. */
export function say(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(`${printable(text)}\n`, (error) => {
      if (error === undefined || error === null) return resolve();
      const code = 'code' in error ? String(error.code) : '';
      return reject(new OutputLost(code, `The output could not be written: ${error.message}.`));
    });
  });
}
