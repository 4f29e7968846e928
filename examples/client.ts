// Plays a whole match by itself, with a client made from the server's own description (npm run client writes api.d.ts).
// Usage: node examples/client.ts http://localhost:8080 <game> [seats], with Node 22.18 or newer, which runs TypeScript
import createClient from 'openapi-fetch';
import type { components, paths } from './api.d.ts';

type Message = components['schemas']['ServerMessage'];

const [baseUrl, game, seats = '2'] = process.argv.slice(2);
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits as long as the server asks for, and sends the same again. */
const patientFetch = async (request: Request): Promise<Response> => {
  for (;;) {
    const answer = await fetch(request.clone()).catch(() => undefined);
    if (answer !== undefined && answer.status !== 429 && answer.status < 500) return answer;
    const { retryAfterMs = 1000 } = ((await answer?.json().catch(() => undefined)) ?? {}) as { retryAfterMs?: number };
    await pause(retryAfterMs);
  }
};
const client = createClient<paths>({ baseUrl, fetch: patientFetch });

/** The value, or what the server said instead. */
function must<Value>({ data, error }: { data?: Value; error?: unknown }): Value {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

/** The messages of a table as they come. */
async function* messagesOf(match: string, key: string): AsyncGenerator<Message> {
  const path = { params: { path: { match } }, headers: { authorization: `Bearer ${key}` } };
  const { data, error } = await client.GET('/api/matches/{match}/stream', { ...path, parseAs: 'stream' });
  if (data === undefined || data === null) throw new Error(JSON.stringify(error));
  let text = '';
  for await (const chunk of data.pipeThrough(new TextDecoderStream())) {
    const lines = (text + chunk).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines.filter(Boolean)) yield JSON.parse(line) as Message;
  }
}

/** Plays any legal move whenever this seat is asked, until the match is over. */
async function playSeat(match: string, key: string): Promise<number> {
  let moves = 0;
  for await (const message of messagesOf(match, key)) {
    if (message.type !== 'snapshot' && message.type !== 'update') continue;
    if (message.ending !== undefined) break;
    if (message.moves.length === 0) continue;
    const move = message.moves[Math.floor(Math.random() * message.moves.length)];
    // A move that is refused came too late: the table has gone on, and the stream tells how.
    const { error } = await client.POST('/api/matches/{match}/actions', {
      params: { path: { match } },
      headers: { authorization: `Bearer ${key}` },
      body: { type: 'move', move, nonce: `v${message.version}` },
    });
    if (error === undefined) moves++;
  }
  return moves;
}

const others = Array.from({ length: Number(seats) - 1 }, () => ({ kind: 'open' }) as const);
const made = must(
  await client.POST('/api/matches', {
    body: { game, name: 'Ada', isPublic: true, family: true, seats: [{ kind: 'me' }, ...others] },
  }),
);
const { match } = made;
const keys = [made.token ?? ''];
for (const [i] of others.entries()) {
  const params = { path: { match } };
  const body = { name: `Guest ${i + 1}` };
  keys.push(must(await client.POST('/api/matches/{match}/seats', { params, body })).token);
}
const moves = await Promise.all(keys.map((key) => playSeat(match, key)));
const table = must(await client.GET('/api/matches/{match}', { params: { path: { match } } }));
console.log(`${table.game}: ${table.status} after ${moves.join(' + ')} moves`);
process.exit(table.status === 'over' ? 0 : 1);
