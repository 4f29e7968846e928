import type { IncomingMessage } from 'node:http';

/** Same-origin rule: a page of another site can neither change anything nor open a socket here. Programs send no origin. */
export function isOwnOrigin(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
