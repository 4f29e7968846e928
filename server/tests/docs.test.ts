import { expect, test } from 'vitest';
import { testServer } from './setup.ts';

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
}

test('the page of the API shows an example call of every operation, in three languages', async () => {
  const server = await testServer();
  const page = await (await fetch(`${server.url}/api/docs`)).text();
  const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as OpenApi;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({ path, method, operationId })),
  );
  expect(operations.length).toBeGreaterThan(20);
  for (const { path, method, operationId } of operations) {
    const [, part = ''] = page.split(`<h3 id="${operationId}">`);
    const shown = part.split('<h3')[0];
    expect(shown, operationId).toContain(`${method.toUpperCase()} ${path}`);
    for (const word of ['curl -s', 'fetch(', 'urllib.request']) expect(shown, operationId).toContain(word);
  }
  await server.remove();
});

test('what a game is made of can be asked for, by its name and at a table', async () => {
  const server = await testServer();
  const games = (await (await fetch(`${server.url}/api/games`)).json()) as { game: string; name: string }[];
  expect(games.length).toBeGreaterThan(4);
  for (const { game, name } of games) {
    const reference = (await (await fetch(`${server.url}/api/games/${game}`)).json()) as Record<string, unknown>;
    expect(reference).toMatchObject({ game, name, view: { type: 'object' } });
    const moves = reference['moves'] as { id: number; type: string }[];
    expect(moves.map(({ id }) => id)).toEqual([...moves.keys()]);
  }
  expect((await fetch(`${server.url}/api/games/nothing`)).status).toBe(404);
  await server.remove();
});
