// A whole bot for Bandstand: plays a random legal move whenever it is asked.
// Usage: node examples/bot.ts http://localhost:8080 <match> <key of the seat>
const [server, match, key] = process.argv.slice(2);
const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };

interface Message {
  readonly type: string;
  readonly version?: number;
  readonly moves?: readonly number[];
  readonly ending?: object;
}

const response = await fetch(`${server}/api/matches/${match}/stream`, { headers });
if (!response.ok || response.body === null) throw new Error(await response.text());
let text = '';
for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
  text += chunk;
  const lines = text.split('\n');
  text = lines.pop() ?? '';
  for (const line of lines.filter(Boolean)) {
    const { type, version, moves, ending } = JSON.parse(line) as Message;
    if (type !== 'snapshot' && type !== 'update') continue;
    if (ending !== undefined) process.exit(0);
    if (moves === undefined || moves.length === 0) continue;
    const move = moves[Math.floor(Math.random() * moves.length)];
    await fetch(`${server}/api/matches/${match}/actions`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ type: 'move', move, nonce: `v${version}` }),
    });
  }
}

export type { Message };
