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

/** The little of an OpenAPI document that the page shows. */
export interface Described {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, { readonly summary?: string }>> | undefined>>;
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
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;background:#f6f1e7;color:#211c17}td{padding:.25rem 1rem .25rem 0;vertical-align:top}code{font-size:.9em}';

/** The page's own style is allowed by its fingerprint and nothing else is. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** One plain page; no script, nothing from elsewhere. */
export function docsPage(openapi: Described): string {
  const rows = Object.entries(openapi.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(
      ([method, { summary }]) =>
        `<tr><td><code>${method.toUpperCase()} ${escape(path)}</code></td><td>${escape(summary ?? '')}</td></tr>`,
    ),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bandstand API</title>
<style>${STYLE}</style></head><body>
<h1>Bandstand API</h1>
<p>A seat is opened by its key: send it as <code>Authorization: Bearer …</code>, or in the socket's <code>hello</code>. Private tables also take the invitation in the header <code>X-Invite</code>.
Machine-readable: <a href="/api/openapi.json">OpenAPI 3.1</a>, <a href="/api/socket.json">socket messages as JSON Schema</a>.</p>
<h2>HTTP</h2><table>${rows.join('\n')}</table>
<h2>WebSocket at <code>/ws</code>, protocol ${PROTOCOL}</h2>
<h3>From the client</h3><ul>${messageList(ClientMessage)}</ul>
<h3>From the server</h3><ul>${messageList(ServerMessage)}</ul>
<p>Every refusal has a <code>code</code> and a <code>message</code>; limits also say <code>retryAfterMs</code>. A move with a nonce that was accepted before is accepted again without effect.</p>
</body></html>`;
}
