import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { testServer, type TestServer } from '../server/tests/setup.ts';
import { openBrowser } from './browser.ts';
import { serveSite, type Site } from './site.ts';

/** A browser and the built client for all tests of a file. */
export function onSite(): { readonly site: Site; readonly browser: Browser } {
  const parts = {} as { site: Site; browser: Browser };
  beforeAll(async () => {
    parts.site = await serveSite();
    parts.browser = await openBrowser();
  });
  afterAll(async () => {
    await parts.browser.close();
    await parts.site.stop();
  });
  return parts;
}

/** A browser and a real server for all tests of a file. */
export function onServer(settings: Parameters<typeof testServer>[0] = {}): {
  readonly server: TestServer;
  readonly browser: Browser;
} {
  const parts = {} as { server: TestServer; browser: Browser };
  beforeAll(async () => {
    parts.server = await testServer(settings);
    parts.browser = await openBrowser();
  });
  afterAll(async () => {
    await parts.browser.close();
    await parts.server.remove();
  });
  return parts;
}
