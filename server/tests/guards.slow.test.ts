import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Budgets } from '../budgets.ts';
import type { Context } from '../context.ts';
import { fillApp, newApp } from '../http/app.ts';
import { Notifier } from '../notify.ts';
import { block, Blocked } from '../moderation.ts';
import { testServer, type TestServer } from './setup.ts';

const PAGE = '<html><head></head><body>the page</body></html>';
/** For those who watch over the server, whoever is kept out. */
const WATCH = ['/health', '/ready', '/metrics'];
const ME = '127.0.0.1';

let node: TestServer;
let app: FastifyInstance;
let routes: readonly { readonly method: string; readonly path: string }[];
let blocked: Blocked;
let budgets: Budgets;
const agent = new Agent({ keepAlive: true, maxSockets: 20 });

beforeAll(async () => {
  node = await testServer();
  const webRoot = join(node.folder, 'guarded');
  await mkdir(webRoot);
  await writeFile(join(webRoot, 'index.html'), PAGE);
  blocked = new Blocked(node.context.store);
  const context: Context = {
    ...node.context,
    settings: { ...node.settings, webRoot },
    blocked,
    // A clock that stands still: what is spent is spent.
    get budgets() {
      return budgets;
    },
  };
  app = newApp(context.settings);
  const found: { method: string; path: string }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) found.push({ method: each, path: url });
  });
  await fillApp(app, context, new Notifier(node.context.store, node.settings, node.context.report));
  await app.listen({ port: 0, host: ME });
  routes = found;
});
afterAll(async () => {
  agent.destroy();
  await app.close();
  await node.remove();
});

interface Answer {
  readonly status: number;
  readonly text: string;
}

const asked = (method: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo;
    const asking = request({ host: ME, port, method, path, headers, agent }, (response) => {
      let text = '';
      response.on('data', (piece: Buffer) => (text += piece.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asking.on('error', (error) => reject(new Error(`${method} ${path}: ${error.message}`)));
    asking.end();
  });

const hex = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;
const otherCase = (letter: string): string =>
  letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();

/** An address in every way of writing it that leads, or might lead, to the same place. */
function spellings(path: string): string[] {
  const letters = [...path];
  const withAt = (at: number, made: string): string =>
    [...letters.slice(0, at), made, ...letters.slice(at + 1)].join('');
  const each = letters.flatMap((letter, at) => [
    withAt(at, hex(letter)),
    withAt(at, hex(letter).toUpperCase()),
    withAt(at, `%25${hex(letter).slice(1)}`),
    withAt(at, otherCase(letter)),
    ...(letter === '/' ? ['//', '/./', '/../', '/x/../', '/%2e/', '\\', ';/'].map((made) => withAt(at, made)) : []),
  ]);
  const whole = [
    `/${letters.slice(1).map(hex).join('')}`,
    letters.map((letter) => (letter === '/' ? letter : hex(letter).toUpperCase())).join(''),
    `http://127.0.0.1${path}`,
    `https://elsewhere.example${path}`,
    `${path}/`,
    `${path}?x=1`,
    `${path}%00`,
    `${path};x`,
    `${path}#x`,
  ];
  // The parser itself refuses whatever begins otherwise.
  return [...new Set([...each, ...whole])].filter((spelling) => /^(\/|https?:)/.test(spelling));
}

/** Some address that a route answers. */
const addressOf = (path: string): string =>
  path
    .replace(':match', 'A'.repeat(22))
    .replace(':day', '2026-01-01')
    .replace(':game', 'a-game')
    .replace(':name', 'home')
    .replace('*', 'nothing-here');

/** Asks for every route in every spelling; gives what was answered otherwise than the route itself is. */
async function otherAnswers(
  of: typeof routes,
  headers: Readonly<Record<string, string>>,
  isFine: (answer: Answer) => boolean,
): Promise<string[]> {
  const found: string[] = [];
  for (const { method, path } of of) {
    const spelled = spellings(addressOf(path));
    const answers = await Promise.all(spelled.map((spelling) => asked(method, spelling, headers)));
    for (const [at, answer] of answers.entries())
      if (!isFine(answer)) found.push(`${method} ${spelled[at]}: ${answer.status} ${answer.text.slice(0, 60)}`);
  }
  return found;
}

const code = ({ text }: Answer): string | undefined => /"code":"([^"]*)"/.exec(text)?.[1];
const inApi = (): typeof routes => routes.filter(({ path }) => path.startsWith('/api/'));

describe('however an address is written, it is refused as it would be in plain letters', () => {
  beforeAll(() => {
    budgets = new Budgets(() => 0, true);
  });

  test('the routes are those that there are', () => {
    expect(inApi().length).toBeGreaterThan(40);
    expect(routes.filter(({ path }) => !path.startsWith('/api/')).map(({ path }) => path)).toEqual(
      expect.arrayContaining([...WATCH, '/', '/*']),
    );
  });

  test('for an address that is kept out: all of the API, every page and every file', async () => {
    await block(node.context.store, ME, true);
    await blocked.read();
    const others = routes.filter(({ path }) => !WATCH.includes(path));
    expect(
      await otherAnswers(
        others,
        {},
        ({ status, text }) => status === 403 && (text === '' || text.includes('"blocked"')),
      ),
    ).toEqual([]);
    for (const path of WATCH) expect((await asked('GET', path)).status).toBe(200);
    await block(node.context.store, ME, false);
    await blocked.read();
    expect((await asked('GET', '/api/matches')).status).toBe(200);
  });

  test('for a page of another site', async () => {
    const changing = inApi().filter(({ method }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method));
    const headers = { origin: 'https://elsewhere.example' };
    expect((await asked('POST', '/api/matches', headers)).text).toContain('foreign-origin');
    expect(
      await otherAnswers(changing, headers, (answer) => code(answer) === 'foreign-origin' || answer.status === 404),
    ).toEqual([]);
  });

  test('for who has asked too often', async () => {
    budgets = new Budgets(() => 0, false);
    while (budgets.spend('requests', { address: ME }) === 0);
    while (budgets.spend('pages', { address: ME }) === 0);
    const isTooFast = (answer: Answer): boolean => answer.status === 429;
    expect(await otherAnswers(inApi(), {}, isTooFast)).toEqual([]);
    budgets = new Budgets(() => 0, true);
  });
});
