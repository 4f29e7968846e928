import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { previewTags } from '../previews/tags.ts';
import { CompressedPages, encodingFor } from './compressedPages.ts';
import type { Settings } from '../settings.ts';
import { words } from '../text/index.ts';

/** The built browser client; every address that is not a file is a page of it. */
export async function addClient(app: FastifyInstance, settings: Settings): Promise<void> {
  const root = settings.webRoot;
  if (!existsSync(join(root, 'index.html'))) {
    app.setNotFoundHandler((_request, reply) =>
      reply.code(404).send({ code: 'no-client', message: words.client.browserClientIsNotBuilt }),
    );
    return;
  }
  const pages = await pagesIn(root);
  const compressed = new CompressedPages();
  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<string | Buffer> => {
    const path = pathOf(request);
    const html = pageAt(pages, path).replace('</head>', `${previewTags(path, originOf(request, settings))}</head>`);
    const encoding = encodingFor(request.headers['accept-encoding']);
    void reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').type('text/html; charset=utf-8');
    if (encoding === undefined) return html;
    void reply.header('content-encoding', encoding);
    return compressed.of(html, encoding);
  };

  app.get('/', { schema: { hide: true } }, page);
  await app.register(fastifyStatic, {
    root,
    index: false,
    // Compressed once when it was built; here it is only sent.
    preCompressed: true,
    setHeaders: (reply, path) =>
      void reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    if (request.method !== 'GET' || /\.[a-z0-9]+$/.test(path))
      return reply.code(404).send({ code: 'not-found', message: words.client.thereIsNothingAtThisAddress });
    return page(request, reply);
  });
}

/** Every page that was built, by its address without an ending. */
async function pagesIn(root: string): Promise<ReadonlyMap<string, string>> {
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  const pages = files.filter((entry) => entry.isFile() && entry.name.endsWith('.html'));
  return new Map(
    await Promise.all(
      pages.map(async ({ parentPath, name }) => {
        const file = join(parentPath, name);
        const address = relative(root, file)
          .split(sep)
          .join('/')
          .replace(/\.html$/, '');
        return [address, await readFile(file, 'utf8')] as const;
      }),
    ),
  );
}

/** The page that is made for this address, else the one for all of them. */
const pageAt = (pages: ReadonlyMap<string, string>, path: string): string =>
  pages.get(path.slice(1) || 'home') ?? pages.get('index') ?? '';

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0];

/** Pictures need a whole address. Behind a proxy only the host knows it for sure. */
function originOf({ headers }: FastifyRequest, { publicUrl, trustedProxies }: Settings): string {
  if (publicUrl !== undefined) return publicUrl.replace(/\/+$/, '');
  const isSecure = trustedProxies > 0 && headers['x-forwarded-proto'] === 'https';
  return `${isSecure ? 'https' : 'http'}://${headers.host ?? 'localhost'}`;
}
