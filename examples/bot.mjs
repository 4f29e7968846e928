// A whole bot for Bandstand in plain JavaScript (Node 18 or newer): plays a random legal move whenever it is asked.
// Usage: node examples/bot.mjs http://localhost:8080 <match> <key of the seat>
const [server, match, key] = process.argv.slice(2);
if (key === undefined) throw new Error('usage: node examples/bot.mjs <server> <match> <key of the seat>');
const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks until there is an answer: a server that is busy or restarting says when to come back, or nothing at all. */
async function request(path, options = {}) {
  for (;;) {
    const answer = await fetch(server + path, { headers, ...options }).catch(() => undefined);
    if (answer !== undefined && answer.status !== 429 && answer.status < 500) return answer;
    const { retryAfterMs = 1000 } = (await answer?.json().catch(() => undefined)) ?? {};
    await pause(retryAfterMs);
  }
}

/** A move that is refused came too late: the table has gone on, and the stream tells how. */
const play = (move, nonce) =>
  request(`/api/matches/${match}/actions`, { method: 'POST', body: JSON.stringify({ type: 'move', move, nonce }) });

/** What the table says, line by line, until the connection ends. */
async function* messages() {
  const answer = await request(`/api/matches/${match}/stream`);
  if (!answer.ok) throw new Error(await answer.text());
  let text = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    const lines = (text + chunk).split('\n');
    text = lines.pop();
    yield* lines.filter(Boolean).map((line) => JSON.parse(line));
  }
}

for (;;) {
  try {
    for await (const { type, version, moves, ending } of messages()) {
      if (type !== 'snapshot' && type !== 'update') continue;
      if (ending !== undefined) process.exit(0);
      // The same nonce for the same moment: a move that is sent twice is played once.
      if (moves.length > 0) await play(moves[Math.floor(Math.random() * moves.length)], `v${version}`);
    }
  } catch (reason) {
    // A connection that breaks off is opened again; a key that does not fit will not fit later either.
    if (!(reason instanceof TypeError)) throw reason;
  }
  await pause(1000);
}
