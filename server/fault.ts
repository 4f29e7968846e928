import type { Problem } from '@bandstand/engine';
import type { Context } from './context.ts';

const SERVER_ERROR: Problem = {
  code: 'server-error',
  message: 'Something went wrong here; what you did last may not have counted. Try again.',
};

const CANNOT_STORE: Problem = {
  code: 'cannot-store',
  message:
    'The server cannot store anything right now, so what you did last may not have counted. Try again in a minute.',
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
