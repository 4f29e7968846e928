import type { IncomingMessage } from 'node:http';
import { isIPv6, SocketAddress } from 'node:net';

/**
 * Who is counted together: an IPv4 address however it is written, or the network of an IPv6 one, in which a single
 * household has more addresses than anybody could count.
 */
export function clientOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  if (!isIPv6(plain)) return plain;
  const { address: short } = new SocketAddress({ address: plain, family: 'ipv6' });
  const [head, tail] = short.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return `${[...left, ...Array.from({ length: zeros }, () => '0'), ...right].slice(0, 4).join(':')}::/64`;
}

/**
 * The address of a client behind so many proxies of ours. Each of them adds the address that it saw on the right; whatever
 * stands further left was written by the client and may be anything.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const peer = request.socket.remoteAddress ?? '';
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
  const seen = [...forwarded.split(',').map((each) => each.trim()), peer].filter((each) => each !== '');
  return clientOf(seen.at(-1 - proxies) ?? peer);
}
