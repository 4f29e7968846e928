import type { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { addressesOf } from '../reach.ts';
import { testServer } from './setup.ts';

type Address = NonNullable<ReturnType<typeof networkInterfaces>[string]>[number];
const address = (text: string, internal: boolean): Address => ({
  address: text,
  family: 'IPv4',
  internal,
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: `${text}/24`,
});
const interfaces = { lo: [address('127.0.0.1', true)], wlan0: [address('192.0.2.7', false)] };

test('a server that only this machine reaches has one address', () => {
  expect(addressesOf('127.0.0.1', 8080, interfaces)).toEqual({ here: 'http://127.0.0.1:8080', elsewhere: [] });
  expect(addressesOf('::1', 8080, interfaces).here).toBe('http://[::1]:8080');
});

test.each(['0.0.0.0', '::'])('a server that listens on %s says where other devices find it', (host) => {
  expect(addressesOf(host, 9000, interfaces)).toEqual({
    here: 'http://localhost:9000',
    elsewhere: ['http://192.0.2.7:9000'],
  });
});

test('only pages on the machine of the host learn which address others come by', async () => {
  const [hidden, named] = [await testServer(), await testServer({ publicUrl: 'https://play.example.org/' })];
  const ask = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}/api/address`, { headers });
    return [answer.status, await answer.json()];
  };
  expect(await ask(hidden.url)).toEqual([200, { url: null }]);
  expect(await ask(named.url)).toEqual([200, { url: 'https://play.example.org' }]);
  expect(await ask(named.url, { 'x-forwarded-for': '203.0.113.9' })).toMatchObject([403, { code: 'not-host' }]);
  await hidden.remove();
  await named.remove();
});
