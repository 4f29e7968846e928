import type { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { addressesOf } from '../reach.ts';

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
