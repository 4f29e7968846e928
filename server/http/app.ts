import swagger from '@fastify/swagger';
import type { Problem } from '@bandstand/engine';
import { isTooDeep, JSON_DEPTH, LIMITS } from '@bandstand/protocol';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { faultProblem } from '../fault.ts';
import type { Notifier } from '../notify.ts';
import { addressesOf } from '../reach.ts';
import { UNKNOWN_MATCH } from '../table/tables.ts';
import { addClient } from './client.ts';
import { isSocketRequest } from './connections.ts';
import { docsPage, docsPolicy, socketDocs, type Described } from './docs.ts';
import { refuse } from './access.ts';
import { guardApi, guardPages } from './guards.ts';
import { isHost, NOT_HOST } from './host.ts';
import { openApi } from './openApi.ts';
import { addRoutes } from './routes.ts';
import { SECURITY_HEADERS } from './securityHeaders.ts';
import { words } from '../text/index.ts';

const NOTHING_HERE: Problem = { code: 'not-found', message: words.client.thereIsNothingAtThisAddress };

/** For a year, and for names below this one too; only where the host says that people come by HTTPS. */
const ONLY_HTTPS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

export async function buildApp(context: Context, notifier: Notifier): Promise<FastifyInstance> {
  const app = newApp(context.settings);
  await fillApp(app, context, notifier);
  return app;
}

/** All there is to ask for, each part with its own guards. */
export async function fillApp(app: FastifyInstance, context: Context, notifier: Notifier): Promise<void> {
  addHeaders(app, context.settings);
  answerErrors(app, context);
  readBodies(app);
  await describeApi(app);
  await app.register((api, _options, done) => {
    guardApi(api, context);
    addRoutes(api, context, notifier);
    addDocs(api);
    addAddress(api, context);
    // Whatever else is asked for there passes the same guards.
    api.all('/api/*', { schema: { hide: true } }, (_request, reply) => refuse(reply, NOTHING_HERE));
    done();
  });
  await app.register((watch, _options, done) => {
    guardPages(watch, context, 'everybody');
    addHealth(watch, context);
    done();
  });
  await app.register(async (site) => {
    guardPages(site, context, 'unblocked');
    await addClient(site, context.settings);
  });
}

export const newApp = (settings: Context['settings']) =>
  Fastify({
    logger: false,
    http: {
      shouldUpgradeCallback: isSocketRequest,
      headersTimeout: settings.patienceMs,
      connectionsCheckingInterval: Math.ceil(settings.patienceMs / 4),
    },
    requestTimeout: settings.patienceMs,
    // An answer that nobody takes does not wait for ever.
    connectionTimeout: LIMITS.idleSocketMs,
    rewriteUrl: ({ url = '/' }) => readable(url),
    bodyLimit: LIMITS.bodyBytes,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  });

function addHeaders(app: FastifyInstance, { publicUrl }: Context['settings']): void {
  const isHttps = publicUrl?.startsWith('https://') === true;
  const headers = Object.entries({ ...SECURITY_HEADERS, ...(isHttps ? ONLY_HTTPS : {}) });
  app.addHook('onRequest', async (_request, reply) => {
    for (const [name, value] of headers) reply.header(name, value);
  });
}

function addAddress(app: FastifyInstance, { settings }: Context): void {
  // What the pages of the host's own machine write into links for others; nobody else learns its addresses.
  app.get('/api/address', { schema: { hide: true } }, (request, reply) => {
    if (!isHost(request, undefined)) return refuse(reply, NOT_HOST);
    const [outer] = addressesOf(settings.host, request.raw.socket.localPort ?? 0).elsewhere;
    return { url: settings.publicUrl?.replace(/\/+$/, '') ?? outer ?? null };
  });
}

function answerErrors(app: FastifyInstance, context: Context): void {
  app.setErrorHandler(async (error: FastifyError, _request, reply) => {
    // The only thing in a path is the id of a match, and who mistypes a link is no programmer.
    if (error.validationContext === 'params') return refuse(reply, UNKNOWN_MATCH);
    if (error.validation !== undefined)
      return refuse(reply, { code: 'bad-request', message: words.app.apiDocsTellsWhatIsExpected(error.message) });
    if (error instanceof TooDeep)
      return refuse(reply, { code: 'too-deep', message: words.app.atMostSoDeep(JSON_DEPTH) });
    const status = error.statusCode ?? 500;
    if (status < 500)
      return reply.code(status).send({
        code: status === 413 ? 'too-large' : 'bad-request',
        message: status === 413 ? words.app.requestHasAtMostBytes(LIMITS.bodyBytes) : words.app.requestCouldNotBeRead,
      });
    const problem = await faultProblem(context, 'request', error);
    return reply.code(problem.code === 'cannot-store' ? 503 : 500).send(problem);
  });
}

/** What is nested deeper than anybody needs is refused as a text, before anything walks through it. */
function readBodies(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(String(body))) done(new TooDeep());
    else void read(request, String(body), done);
  });
}

class TooDeep extends Error {
  readonly statusCode = 400;
}

async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Bandstand',
        version: '1',
        license: { name: 'MIT', identifier: 'MIT' },
        description: 'Tables, seats and moves. Keys travel in the Authorization header, never in addresses.',
      },
    },
  });
}

/** Written when they are asked for the first time: they stay the same as long as the server runs. */
function addDocs(app: FastifyInstance): void {
  const description = once(() => Buffer.from(JSON.stringify(openApi(app.swagger() as never))));
  const messages = once(() => Buffer.from(JSON.stringify(socketDocs())));
  const page = once(() => Buffer.from(docsPage(openApi(app.swagger() as never) as Described)));
  const json = 'application/json; charset=utf-8';
  app.get('/api/openapi.json', { schema: { hide: true } }, (_request, reply) => reply.type(json).send(description()));
  app.get('/api/socket.json', { schema: { hide: true } }, (_request, reply) => reply.type(json).send(messages()));
  app.get('/api/docs', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', docsPolicy).send(page()),
  );
}

const once = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => (made ??= make());
};

/** For balancers and whoever watches the server. */
function addHealth(app: FastifyInstance, context: Context): void {
  const { settings, metrics } = context;
  app.get('/health', { schema: { hide: true } }, () => ({ ok: true }));
  app.get('/ready', { schema: { hide: true } }, async (_request, reply) => {
    if (context.isDraining()) return reply.code(503).send({ ok: false, why: 'draining' });
    if (!(await context.isReady())) return reply.code(503).send({ ok: false, why: 'storage' });
    return { ok: true };
  });
  app.get('/metrics', { schema: { hide: true } }, (request, reply) =>
    isHost(request, settings.metricsToken)
      ? reply
          .type('text/plain; version=0.0.4')
          .send(metrics.text({ tables_loaded: context.tables.loaded, bots_waiting: context.pool.waiting }))
      : refuse(reply, NOT_HOST),
  );
}

/** An escape in an address that stands for nothing stands for itself, so that a mistyped link is answered like any other. */
function readable(url: string): string {
  const asWritten = url.replaceAll('%', '%25');
  try {
    return decodeURIComponent(url).includes('\0') ? asWritten : url;
  } catch {
    return asWritten;
  }
}
