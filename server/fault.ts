import type { Problem } from '@bandstand/engine';
import type { Context } from './context.ts';
import { words } from './text/index.ts';

const SERVER_ERROR: Problem = {
  code: 'server-error',
  message: words.fault.somethingWentWrongHere,
};

const CANNOT_STORE: Problem = {
  code: 'cannot-store',
  message: words.fault.serverCannotStoreAnything,
};

/** Reports what went wrong and says what to tell whoever asked: a full disk is no bug, and passes. */
export async function faultProblem(
  { report, isReady }: Pick<Context, 'report' | 'isReady'>,
  what: string,
  error: unknown,
): Promise<Problem> {
  report(what, error);
  return (await isReady()) ? SERVER_ERROR : CANNOT_STORE;
}
