import { EXAMPLES } from '../http/examples.ts';
import { post } from './client.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A value with something else in the place of each of its parts, one after the other. */
export function* variants(value: Json, change: (leaf: string) => Json): Generator<Json> {
  if (typeof value === 'string') yield change(value);
  else if (Array.isArray(value)) {
    const list = value as readonly Json[];
    for (const [at, part] of list.entries()) for (const made of variants(part, change)) yield list.with(at, made);
  } else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value))
      for (const made of variants(part, change)) yield { ...value, [key]: made };
}

interface Door {
  readonly method: string;
  readonly path: string;
  readonly body: Json;
}

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
}

/** Every operation that takes a body, at a table of ours, with an example of what it takes. */
export async function doorsOf(url: string, { game, match }: { game: string; match: string }): Promise<Door[]> {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as Described;
  const day = new Date().toISOString().slice(0, 10);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId }]) => {
      const example = EXAMPLES[operationId]?.request as Json | undefined;
      if (example === undefined) return [];
      const body = JSON.parse(JSON.stringify(example).replaceAll('your-game', game)) as Json;
      const at = path.replace('{match}', match).replace('{day}', day).replace('{game}', game);
      return [{ method: method.toUpperCase(), path: at, body }];
    }),
  );
}

export async function knock(
  url: string,
  { method, path }: Door,
  text: string,
  token: string,
): Promise<{ status: number; code: string | undefined }> {
  const response = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: text,
  });
  const answer = (await response.json()) as { code?: string };
  return { status: response.status, code: answer.code };
}

const NUL = '\0';

/** What a server answers with a fault of its own to signs that some storage cannot hold, at every door and in every field. */
export async function faultsOfNul(url: string, at: { game: string; match: string; token: string }): Promise<string[]> {
  const faults: string[] = [];
  for (const door of await doorsOf(url, at))
    for (const change of [(text: string) => text + NUL, (text: string) => NUL + text, () => NUL, () => '\uD800'])
      for (const body of variants(door.body, change)) {
        const { status } = await knock(url, door, JSON.stringify(body), at.token);
        if (status >= 500) faults.push(`${door.method} ${door.path} ${JSON.stringify(body)}: ${status}`);
      }
  for (const caption of [NUL, `band${NUL}`])
    for (const text of [NUL, `x${NUL}`]) {
      const { status } = await post(
        url,
        `/api/matches/${at.match}/actions`,
        { type: 'caption', key: caption, text },
        at.token,
      );
      if (status >= 500) faults.push(`caption ${JSON.stringify([caption, text])}: ${status}`);
    }
  return faults;
}
