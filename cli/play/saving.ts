import { open, rename, rm, writeFile } from 'node:fs/promises';
import { UsageError } from '../command.ts';
import { say } from '../output.ts';
import { words, refusals } from '../text/index.ts';

const isThere = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

const cannotWrite = (path: string): UsageError =>
  new UsageError('cannot-write', refusals.saving.cannotWriteToChoose(path));

/** Found out before the match: afterwards it would be lost. */
export async function checkWritable(path: string, mayReplace: boolean): Promise<void> {
  try {
    await (await open(path, 'wx')).close();
    await rm(path);
  } catch (error) {
    if (!isThere(error)) throw cannotWrite(path);
    if (!mayReplace) throw new UsageError('file-exists', refusals.saving.existsAlreadyChooseAnotherName(path));
    const handle = await open(path, 'r+').catch(() => undefined);
    if (handle === undefined) throw cannotWrite(path);
    await handle.close();
  }
}

/** Where the record of a match goes. A file that this very match wrote may be written again. */
export class Saving {
  private readonly mine = new Set<string>();
  readonly path: string | undefined;

  constructor(path: string | undefined, mayReplace: boolean) {
    this.path = path;
    if (path !== undefined && mayReplace) this.mine.add(path);
  }

  /** Never leaves half a file behind: the disk may be full. */
  async write(path: string, text: string): Promise<void> {
    if (!this.mine.has(path)) await checkWritable(path, false);
    const draft = `${path}.part`;
    try {
      await writeFile(draft, `${text}\n`);
      await rename(draft, path);
    } catch {
      await rm(draft, { force: true });
      throw cannotWrite(path);
    }
    this.mine.add(path);
  }

  /** At the end of a match: what cannot be saved after all is at least printed. */
  async finish(text: string): Promise<void> {
    if (this.path === undefined) return;
    try {
      await this.write(this.path, text);
    } catch {
      await say(text);
      throw new UsageError('cannot-write', refusals.saving.cannotWriteToAnyMoreTheRecord(this.path));
    }
    await say(words.saving.recordWrittenTo(this.path));
  }
}
