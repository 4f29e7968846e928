import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { LIMITS } from '@bandstand/protocol';
import { describe, expect, test } from 'vitest';
import { Budgets } from '../budgets.ts';
import { addressOf, clientOf } from '../clientAddress.ts';
import { Bucket } from '../rate.ts';

describe('the account of what clients may do', () => {
  test('a clock that is set back refuses nobody', () => {
    const bucket = new Bucket({ perSecond: 1, burst: 2 }, 3_600_000);
    expect([bucket.take(3_600_000), bucket.take(0)]).toEqual([0, 0]);
    expect(bucket.take(0)).toBeLessThanOrEqual(1_000);
  });

  test('a seat talks as much from ten addresses as from one', () => {
    const budgets = new Budgets(() => 0, false);
    const said = Array.from({ length: 100 }, (_, i) => budgets.spend('chat', { address: `10.0.0.${i}`, seat: 'm 0' }));
    expect(said.filter((wait) => wait === 0)).toHaveLength(LIMITS.chatBurst);
  });

  test('an address talks no more with a hundred seats than with eight', () => {
    const budgets = new Budgets(() => 0, false);
    const said = Array.from({ length: 1_000 }, (_, i) => budgets.spend('chat', { address: 'a', seat: `m ${i % 100}` }));
    expect(said.filter((wait) => wait === 0)).toHaveLength(LIMITS.chatBurst * 8);
  });

  test('a connection that is let go makes room for another, and only once', () => {
    const budgets = new Budgets(() => 0, false);
    const held = Array.from({ length: LIMITS.connectionsPerSeat }, () => budgets.sit('m 0'));
    expect(budgets.sit('m 0')).toBeUndefined();
    held[0]?.();
    held[0]?.();
    expect(budgets.sit('m 0')).toBeDefined();
    expect(budgets.sit('m 0')).toBeUndefined();
  });
});

function requestFrom(peer: string, forwarded: string | undefined): IncomingMessage {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: peer });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return request;
}

describe('the address of a client', () => {
  test.each([
    ['without proxies nothing that is written counts', 0, '203.0.113.9, 203.0.113.8', '192.0.2.1'],
    ['one proxy is believed about who called it', 1, '6.6.6.6, 203.0.113.8', '203.0.113.8'],
    ['two proxies are', 2, '6.6.6.6, 203.0.113.9, 203.0.113.8', '203.0.113.9'],
    ['whoever comes past the proxies is called by its own', 2, '6.6.6.6', '192.0.2.1'],
    ['no header at all', 1, undefined, '192.0.2.1'],
  ])('%s', (_what, proxies, forwarded, address) => {
    expect(addressOf(requestFrom('192.0.2.1', forwarded), proxies)).toBe(address);
  });

  test.each([
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:bbbb:0:0:2', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is counted as %s', (address, client) => {
    expect(clientOf(address)).toBe(client);
  });
});
