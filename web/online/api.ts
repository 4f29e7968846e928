import type { MatchRecord, Problem, Result } from '@bandstand/engine';
import type {
  Daily,
  DailyList,
  DailySeat,
  DailyStandings,
  KeptProgress,
  MoreProgress,
  NewTable,
  SealedMatch,
  Seated,
  TableInfo,
} from '@bandstand/protocol';
import { onlineWords } from '../text/online.ts';

/** A key to a seat, or an invitation to look. */
export interface Keys {
  readonly token?: string | undefined;
  readonly invite?: string | undefined;
}

const OFFLINE: Problem = {
  code: 'offline',
  message: onlineWords.api.serverCannotBeReached,
};

/** Something between this page and the server answered, or one of them is of another version. */
const STRANGE: Problem = {
  code: 'strange-answer',
  message: onlineWords.api.serverGaveAnAnswer,
};

const isProblem = (answer: unknown): answer is Problem =>
  typeof answer === 'object' &&
  answer !== null &&
  'code' in answer &&
  'message' in answer &&
  typeof answer.code === 'string' &&
  typeof answer.message === 'string';

const headers = ({ token, invite }: Keys, hasBody: boolean): Record<string, string> => ({
  ...(hasBody ? { 'content-type': 'application/json' } : {}),
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  ...(invite === undefined ? {} : { 'x-invite': invite }),
});

async function call<Answer>(method: string, path: string, keys: Keys, body?: unknown): Promise<Result<Answer>> {
  try {
    const response = await fetch(path, {
      method,
      headers: headers(keys, body !== undefined),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (response.ok && answer !== null) return { ok: true, value: answer as Answer };
    return { ok: false, problem: isProblem(answer) ? answer : STRANGE };
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
  /** Where the same people sit again, or are invited. */
  readonly rematch?: string;
}

/** So many seats are asked about in one question. */
const SEATS_ASKED = 100;

async function mine(seats: readonly { match: string; token: string }[]): Promise<Result<MyTable[]>> {
  const found: MyTable[] = [];
  for (let from = 0; from < seats.length; from += SEATS_ASKED) {
    const part = await call<MyTable[]>('POST', '/api/mine', {}, { seats: seats.slice(from, from + SEATS_ASKED) });
    if (!part.ok) return part;
    found.push(...part.value);
  }
  return { ok: true, value: found };
}

/** What is kept under a recovery code; the place is a key made from it. */
const progress = {
  begin: (token: string) => call<KeptProgress>('PUT', '/api/progress', { token }),
  list: (token: string) => call<KeptProgress>('GET', '/api/progress', { token }),
  change: (token: string, more: MoreProgress) =>
    call<{ added: number; deleted: number }>('POST', '/api/progress', { token }, more),
  read: (token: string, ids: readonly string[]) =>
    call<SealedMatch[]>('POST', '/api/progress/matches', { token }, { ids }),
  deleteAll: (token: string) => call<{ deleted: number }>('DELETE', '/api/progress', { token }),
};

/** The server's HTTP API as functions. */
export const api = {
  create: (wish: NewTable) => call<Seated>('POST', '/api/matches', {}, wish),
  lobby: () => call<TableInfo[]>('GET', '/api/matches', {}),
  running: () => call<TableInfo[]>('GET', '/api/matches?status=playing', {}),
  daily: () => call<Daily>('GET', '/api/daily', {}),
  dailyResults: (day: string, game: string) =>
    call<DailyList>('GET', `/api/daily/${day}/${encodeURIComponent(game)}`, {}),
  dailyStandings: (day: string, device: string) => call<DailyStandings>('POST', `/api/daily/${day}`, {}, { device }),
  dailyBest: (day: string, game: string) =>
    call<{ name: string; record: MatchRecord }>('GET', `/api/daily/${day}/${encodeURIComponent(game)}/best`, {}),
  tryDaily: (day: string, game: string, body: { device: string; name: string }) =>
    call<DailySeat>('POST', `/api/daily/${day}/${encodeURIComponent(game)}/try`, {}, body),
  table: (match: string, keys: Keys) => call<TableInfo>('GET', `/api/matches/${encodeURIComponent(match)}`, keys),
  /** The nonce makes it safe to ask again when no answer came. */
  join: (match: string, keys: Keys, wish: { nonce: string; name: string; commitment: string; seat?: number }) =>
    call<{ seat: number; token: string }>('POST', `/api/matches/${encodeURIComponent(match)}/seats`, keys, wish),
  /** Seals what this device adds to the deal, or shows it. */
  part: (match: string, keys: Keys, what: { commitment: string } | { part: string }) =>
    call<TableInfo>('POST', `/api/matches/${encodeURIComponent(match)}/part`, keys, what),
  record: (match: string, keys: Keys) =>
    call<MatchRecord>('GET', `/api/matches/${encodeURIComponent(match)}/record`, keys),
  remove: (match: string, keys: Keys, seat: number) =>
    call<TableInfo>('POST', `/api/matches/${encodeURIComponent(match)}/remove`, keys, { seat }),
  /** Who made the table gives a free seat to a bot, or frees it. */
  plan: (match: string, keys: Keys, seat: number, bot: string | null) =>
    call<TableInfo>('POST', `/api/matches/${encodeURIComponent(match)}/plan`, keys, { seat, bot }),
  swap: (match: string, keys: Keys, seats: readonly [number, number]) =>
    call<TableInfo>('POST', `/api/matches/${encodeURIComponent(match)}/swap`, keys, { seats }),
  rematch: (match: string, keys: Keys, how: { order: readonly number[]; sameDeal: boolean; commitment?: string }) =>
    call<{ match: string }>('POST', `/api/matches/${encodeURIComponent(match)}/rematch`, keys, how),
  /** To a rematch; no also gives a seat back before a match begins. */
  answerInvitation: (match: string, keys: Keys, answer: { yes: boolean; commitment?: string }) =>
    call<TableInfo>('POST', `/api/matches/${encodeURIComponent(match)}/invitation`, keys, answer),
  code: (match: string, keys: Keys) =>
    call<{ code: string; minutes: number }>('POST', `/api/matches/${encodeURIComponent(match)}/code`, keys, {}),
  useCode: (code: string) => call<{ match: string; seat: number; token: string }>('POST', '/api/codes', {}, { code }),
  mine,
  progress,
  reach: (match: string, keys: Keys, how: { webhook?: string | null; push?: PushSubscriptionJSON | null }) =>
    call<{ saved: true }>('PUT', `/api/matches/${encodeURIComponent(match)}/reach`, keys, how),
  pushKey: () => call<{ key: string }>('GET', '/api/push-key', {}),
};
