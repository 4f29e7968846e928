import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLocalAddress } from '../localAddress.ts';
import { Outgoing } from '../outgoing.ts';

describe('an address counts as local', () => {
  test.each([
    '127.0.0.1',
    '127.255.0.9',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.127.255.255',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.0.1',
    '198.18.0.1',
    '198.19.255.255',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '0:0:0:0:0:0:0:1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '0:0:0:0:0:ffff:7f00:0001',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    'not an address',
  ])('%s', (address) => {
    expect(isLocalAddress(address)).toBe(true);
  });
});

test.each([
  '93.184.216.34',
  '100.63.255.255',
  '198.17.0.1',
  '::ffff:93.184.216.34',
  '::ffff:5db8:d822',
  '2606:2800::1',
])('an address of the public internet does not: %s', (address) => {
  expect(isLocalAddress(address)).toBe(false);
});

describe('a call to an address that somebody wrote', () => {
  const heard: string[] = [];
  const inside = createServer((request, response) => {
    heard.push(request.url ?? '');
    response.writeHead(request.url === '/away' ? 307 : 200, { location: '/elsewhere' }).end();
  });
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
    ({ port } = inside.address() as AddressInfo);
  });
  afterAll(() => inside.close());

  test.each([
    ['127.0.0.1', 'as it is'],
    ['[::ffff:127.0.0.1]', 'as mapped IPv6'],
    ['[::ffff:7f00:1]', 'as mapped IPv6 in hex'],
    ['2130706433', 'as one number'],
    ['0x7f.1', 'in hex'],
    ['localhost', 'by name'],
  ])('does not reach %s (%s)', async (host) => {
    const outgoing = new Outgoing(false);
    expect(await outgoing.problem(`http://${host}:${port}/hook`)).toContain('local network');
    await expect(outgoing.post(`http://${host}:${port}/hook`, {})).rejects.toThrow('local network');
    expect(heard).toEqual([]);
  });

  test('does not reach a name that was public when it was looked at and is local when it is called', async () => {
    const answers = ['93.184.216.34', '127.0.0.1'];
    const outgoing = new Outgoing(false, (_host, found) =>
      found(null, [{ address: answers.shift() ?? '127.0.0.1', family: 4 }]),
    );
    const hook = `http://rebinding.example:${port}/hook`;
    expect(await outgoing.problem(hook)).toBeUndefined();
    await expect(outgoing.post(hook, {})).rejects.toThrow('local network');
    expect(heard).toEqual([]);
  });

  test('goes where it was looked up, once, and not on to where it is sent from there', async () => {
    let asked = 0;
    const outgoing = new Outgoing(true, (_host, found) => {
      asked++;
      found(null, [{ address: '127.0.0.1', family: 4 }]);
    });
    await outgoing.post(`http://hook.example:${port}/away`, { text: 'your turn' });
    expect(heard).toEqual(['/away']);
    expect(asked).toBe(1);
  });

  test('a library that calls by itself gets the same: no agent for a local address, a checked one for a name', () => {
    const outgoing = new Outgoing(false);
    expect(outgoing.agentFor('https://[::ffff:127.0.0.1]/push')).toBeUndefined();
    expect(outgoing.agentFor('https://push.example/push')?.options.lookup).toBeDefined();
  });
});
