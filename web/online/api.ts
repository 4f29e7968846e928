import type { MatchRecord, Problem, Result } from '@bandstand/engine';
import type { NewTable, Seated, TableInfo } from '@bandstand/protocol';

/** A key to a seat, or an invitation to look. */
export interface Keys {
  readonly token?: string | undefined;
  readonly invite?: string | undefined;
}

const OFFLINE: Problem = {
  code: 'offline',
  message: 'The server cannot be reached. Check the connection and try again.',
};

const headers = ({ token, invite }: Keys): Record<string, string> => ({
  'content-type': 'application/json',
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  ...(invite === undefined ? {} : { 'x-invite': invite }),
});

async function call<Answer>(method: string, path: string, keys: Keys, body?: unknown): Promise<Result<Answer>> {
  try {
    const response = await fetch(path, {
      method,
      headers: headers(keys),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    return response.ok ? { ok: true, value: answer as Answer } : { ok: false, problem: answer as Problem };
  } catch {
    return { ok: false, problem: OFFLINE };
  }
}

export interface MyTable {
  readonly table: TableInfo;
  readonly seat: number;
  readonly isMyTurn: boolean;
  /** Until my clock runs out, while it runs. */
  readonly leftMs?: number;
}

/** The server's HTTP API as functions. */
export const api = {
  create: (wish: NewTable) => call<Seated>('POST', '/api/matches', {}, wish),
  lobby: () => call<TableInfo[]>('GET', '/api/matches', {}),
  table: (match: string, keys: Keys) => call<TableInfo>('GET', `/api/matches/${match}`, keys),
  /** The nonce makes it safe to ask again when no answer came. */
  join: (match: string, keys: Keys, nonce: string, name: string, seat?: number) =>
    call<{ seat: number; token: string }>('POST', `/api/matches/${match}/seats`, keys, {
      name,
      nonce,
      ...(seat === undefined ? {} : { seat }),
    }),
  record: (match: string, keys: Keys) => call<MatchRecord>('GET', `/api/matches/${match}/record`, keys),
  swap: (match: string, keys: Keys, seats: readonly [number, number]) =>
    call<TableInfo>('POST', `/api/matches/${match}/swap`, keys, { seats }),
  rematch: (match: string, keys: Keys, how: { order: readonly number[]; sameDeal: boolean }) =>
    call<{ match: string }>('POST', `/api/matches/${match}/rematch`, keys, how),
  code: (match: string, keys: Keys) =>
    call<{ code: string; minutes: number }>('POST', `/api/matches/${match}/code`, keys, {}),
  useCode: (code: string) => call<{ match: string; seat: number; token: string }>('POST', '/api/codes', {}, { code }),
  mine: (seats: readonly { match: string; token: string }[]) => call<MyTable[]>('POST', '/api/mine', {}, { seats }),
  reach: (match: string, keys: Keys, how: { webhook?: string | null; push?: PushSubscriptionJSON | null }) =>
    call<{ saved: true }>('PUT', `/api/matches/${match}/reach`, keys, how),
  pushKey: () => call<{ key: string }>('GET', '/api/push-key', {}),
};
