import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The built browser client; every address that is not a file is a page of it. */
export async function addClient(app: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(root)) {
    app.setNotFoundHandler((_request, reply) =>
      reply.code(404).send({ code: 'no-client', message: 'The browser client is not built; start with "npm start".' }),
    );
    return;
  }
  await app.register(fastifyStatic, {
    root,
    // Compressed once when it was built; here it is only sent.
    preCompressed: true,
    setHeaders: (reply, path) =>
      void reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' || request.url.startsWith('/api/') || /\.[a-z0-9]+$/.test(request.url.split('?')[0])) {
      return reply.code(404).send({ code: 'not-found', message: 'There is nothing at this address.' });
    }
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
