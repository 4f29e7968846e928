import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
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

const problemsOf = async (description: unknown): Promise<string[]> => {
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source: JSON.stringify(description), config });
  return found.map(({ severity, ruleId, message }) => `${severity} ${ruleId}: ${message}`);
};

test('a stock linter has nothing to say about it', async () => {
  const description: unknown = await (await fetch(`${server.url}/api/openapi.json`)).json();
  expect(await problemsOf(description)).toEqual([]);
});

test('the linter would notice an operation without a name, and every operation has a chosen one', async () => {
  const description = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { operationId?: string }>>;
  };
  const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods));
  for (const { operationId } of operations) expect(operationId).toMatch(/^[a-z][a-zA-Z]{2,20}$/);
  delete operations[0].operationId;
  expect(await problemsOf(description)).not.toEqual([]);
});

test('a description with a path that is none would not pass', async () => {
  const { valid } = await new Validator().validate({
    openapi: '3.1.0',
    info: { title: 'x', version: '1' },
    paths: { 'no-slash': {} },
  });
  expect(valid).toBe(false);
});

interface Media {
  readonly schema: object;
  readonly example?: unknown;
}
interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>;
}

test('every operation has an example of what is sent and what is answered, and each fits its schema', async () => {
  const description = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    readonly components: object;
  };
  const ajv = new Ajv2020({ strict: false });
  for (const operation of Object.values(description.paths).flatMap((methods) => Object.values(methods))) {
    const answers = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
    const parts = [operation.requestBody, ...answers.map(([, answer]) => answer)];
    for (const part of parts) {
      if (part === undefined) continue;
      const [media] = Object.values(part.content ?? {});
      expect(media?.example, operation.operationId).toBeDefined();
      const validate = ajv.compile({ ...media.schema, components: description.components });
      expect(validate(media.example) ? [] : validate.errors, operation.operationId).toEqual([]);
    }
  }
});
