import { createInterface } from 'node:readline/promises';

/** What was typed: a line, the end of the input, or Ctrl+C. */
export type Typed = { readonly line: string } | 'end' | 'interrupted';

/** The keyboard, line by line. */
export class Prompt {
  private readonly terminal = createInterface({ input: process.stdin, output: process.stdout });
  private readonly lines = this.terminal[Symbol.asyncIterator]();
  private readonly interrupted: Promise<'interrupted'>;
  /** Lines that were piped in can still be read after the end of the input. */
  private hasEnded = false;

  constructor(signal: AbortSignal) {
    this.terminal.setPrompt('> ');
    this.terminal.once('close', () => {
      this.hasEnded = true;
    });
    // A terminal hands Ctrl+C to the prompt and not to the process.
    this.terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
    this.interrupted = new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve('interrupted'), { once: true });
    });
  }

  async read(): Promise<Typed> {
    if (!this.hasEnded) this.terminal.prompt();
    const typed = this.lines.next().then((next) => (next.done === true ? 'end' : { line: next.value.trim() }));
    return Promise.race([typed, this.interrupted]);
  }

  /** Ctrl+C while others move. */
  until(event: Promise<void>): Promise<void | 'interrupted'> {
    return Promise.race([event, this.interrupted]);
  }

  close(): void {
    this.terminal.close();
  }
}
