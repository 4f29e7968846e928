import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from './setup.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.remove());

test('the description of the interface is valid OpenAPI 3.1', async () => {
  const description = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as Record<string, unknown>;
  const validator = new Validator();
  const { valid, errors } = await validator.validate(description);
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('a description with a path that is none would not pass', async () => {
  const { valid } = await new Validator().validate({
    openapi: '3.1.0',
    info: { title: 'x', version: '1' },
    paths: { 'no-slash': {} },
  });
  expect(valid).toBe(false);
});
