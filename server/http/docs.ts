import { createHash } from 'node:crypto';
import { ClientMessage, LIMITS, PROTOCOL, ServerMessage, TRAFFIC } from '@bandstand/protocol';
import { jsonSchema } from './openApi.ts';

/** The WebSocket messages, described by the schemas that check them. */
export const socketDocs = () => ({
  protocol: PROTOCOL,
  path: '/ws',
  limits: { ...LIMITS, ...TRAFFIC },
  fromClient: jsonSchema(ClientMessage),
  fromServer: jsonSchema(ServerMessage),
});

type Media = Readonly<Record<string, { readonly example?: unknown } | undefined>>;

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly requestBody?: { readonly content?: Media };
  readonly responses?: Readonly<Record<string, { readonly content?: Media } | undefined>>;
}

/** The little of an OpenAPI document that the page shows. */
export interface Described {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>> | undefined>>;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const messageList = (schema: {
  anyOf: readonly { properties: Readonly<Record<string, unknown>> & { type: { const: string } } }[];
}): string =>
  schema.anyOf
    .map(({ properties }) => {
      const fields = Object.keys(properties).filter((field) => field !== 'type');
      return `<li><code>${properties.type.const}</code>${fields.length === 0 ? '' : `: ${fields.map((field) => `<code>${field}</code>`).join(', ')}`}</li>`;
    })
    .join('\n');

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;background:#f6f1e7;color:#211c17}h3{margin:2rem 0 0}code,pre{font-size:.9em}pre{overflow-x:auto;margin:.5rem 0;padding:.5rem .75rem;background:#fffaf0;border:1px solid #d9cfbb;border-radius:4px}summary{cursor:pointer;min-height:1.75rem}@media(prefers-color-scheme:dark){body{background:#211c17;color:#f6f1e7}pre{background:#2d2620;border-color:#4a4038}a{color:#ffc53d}}';

/** The page's own style is allowed by its fingerprint and nothing else is. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const exampleIn = (content: Media | undefined): unknown =>
  Object.values(content ?? {}).find((media) => media?.example !== undefined)?.example;

/** Paths with something in them for what is named in braces. */
const filled = (path: string): string =>
  path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => ({ game: 'your-game', day: '2026-11-17' })[name] ?? `$${name.toUpperCase()}`,
  );

/** The same call three times: for a shell, for JavaScript, for Python. */
function calls(method: string, path: string, body: unknown): readonly (readonly [string, string])[] {
  const verb = method.toUpperCase();
  const text = body === undefined ? undefined : JSON.stringify(body);
  const url = filled(path);
  const address = url.replaceAll(/\$([A-Z]+)/g, (_, name: string) => `\${${name.toLowerCase()}}`);
  const data = text === undefined ? '' : ` \\\n  -H 'content-type: application/json' -d '${text}'`;
  const python = url.replaceAll(/\$([A-Z]+)/g, (_, name: string) => `{${name.toLowerCase()}}`);
  return [
    ['curl', `curl -s -X ${verb} "$SERVER${url}" -H "authorization: Bearer $KEY"${data}`],
    [
      'TypeScript',
      `const answer = await fetch(\`\${server}${address}\`, {\n  method: '${verb}',\n  headers: { authorization: \`Bearer \${key}\`, 'content-type': 'application/json' },${text === undefined ? '' : `\n  body: JSON.stringify(${text}),`}\n});\nconst result = await answer.json();`,
    ],
    [
      'Python',
      `headers = {"Authorization": "Bearer " + key, "Content-Type": "application/json"}\ncall = urllib.request.Request(server + f"${python}", ${text === undefined ? 'None' : `json.dumps(${pythonic(text)}).encode()`}, headers, method="${verb}")\nresult = json.load(urllib.request.urlopen(call))`,
    ],
  ];
}

const pythonic = (json: string): string =>
  json.replaceAll(/("(?:[^"\\]|\\.)*")|\btrue\b|\bfalse\b|\bnull\b/g, (word, quoted?: string) =>
    quoted === undefined ? ({ true: 'True', false: 'False' }[word] ?? 'None') : quoted,
  );

function operationText(
  method: string,
  path: string,
  { operationId, summary, requestBody, responses }: Operation,
): string {
  const [first, ...others] = calls(method, path, exampleIn(requestBody?.content));
  const answer = Object.entries(responses ?? {}).find(([status]) => status.startsWith('2'))?.[1];
  const example = exampleIn(answer?.content);
  const block = (text: string): string => `<pre><code>${escape(text)}</code></pre>`;
  return [
    `<h3 id="${operationId ?? ''}"><code>${method.toUpperCase()} ${escape(path)}</code></h3><p>${escape(summary ?? '')}</p>`,
    block(first[1]),
    ...others.map(([name, text]) => `<details><summary>${name}</summary>${block(text)}</details>`),
    ...(example === undefined
      ? []
      : [`<details><summary>Answer</summary>${block(JSON.stringify(example, undefined, 2))}</details>`]),
  ].join('\n');
}

/** One plain page; no script, nothing from elsewhere. */
export function docsPage(openapi: Described): string {
  const operations = Object.entries(openapi.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => operationText(method, path, operation)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bandstand API</title>
<style>${STYLE}</style></head><body>
<h1>Bandstand API</h1>
<p>A seat is opened by its key: send it as <code>Authorization: Bearer …</code>, or in the socket's <code>hello</code>. Private tables also take the invitation in the header <code>X-Invite</code>.
Machine-readable: <a href="/api/openapi.json">OpenAPI 3.1</a>, <a href="/api/socket.json">socket messages and limits as JSON Schema</a>.</p>
<h2>How a match goes</h2>
<ol><li><a href="#makeTable">Make a table</a> with a seat of kind <code>program</code>; the answer holds its key.</li>
<li><a href="#listen">Listen</a>: a <code>snapshot</code> with the whole <code>view</code>, then updates with a <code>patch</code>: <code>[value]</code> replaces, <code>{ "key": patch }</code> goes into an object or list, <code>null</code> takes a key away.</li>
<li>When a message has <code>moves</code>, <a href="#act">play</a> one of them. They are those of the moment the message was written: where several choose at once, a move may come too late and is refused with 400.</li>
<li><a href="#readGame">What moves, cards and views mean</a> stands in the game.</li></ol>
<p>Every refusal has a <code>code</code> and a <code>message</code>. 429 says when to come again, in <code>retryAfterMs</code>: send the same then, with the same <code>nonce</code>; a move with a nonce that was accepted before is accepted again without effect. 503: the server is restarting.</p>
<h2>HTTP</h2>${operations.join('\n')}
<h2>WebSocket at <code>/ws</code>, protocol ${PROTOCOL}</h2>
<h3>From the client</h3><ul>${messageList(ClientMessage)}</ul>
<h3>From the server</h3><ul>${messageList(ServerMessage)}</ul>
</body></html>`;
}
