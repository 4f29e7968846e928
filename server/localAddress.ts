import { BlockList, isIP } from 'node:net';

/** Networks that are no part of the public internet, or stand for others: private, shared, reserved, tunnels, groups. */
const IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Of IPv6 only 2000::/3 is public, without what is set apart in it: tunnels carry an IPv4 address inside. */
const IPV6: readonly (readonly [string, number])[] = [
  ['::', 3],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['4000::', 2],
  ['8000::', 1],
];
/** IPv4 addresses written as IPv6; they are judged by what they stand for. */
const MAPPED = /^::ffff:(?=[0-9.]+$|[0-9a-f]{1,4}:[0-9a-f]{1,4}$)/i;

const blocked = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, bits] of IPV4) blocked.ipv4.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of IPV6) blocked.ipv6.addSubnet(network, bits, 'ipv6');

/** Whether an address is anything else than one of the public internet: this machine, its network, or none at all. */
export function isLocalAddress(address: string): boolean {
  const [plain] = address.split('%');
  switch (isIP(plain)) {
    case 4:
      return blocked.ipv4.check(plain, 'ipv4');
    case 6:
      // A list of IPv4 networks also knows IPv4 addresses in the clothes of IPv6.
      return isMapped(plain) ? blocked.ipv4.check(plain, 'ipv6') : blocked.ipv6.check(plain, 'ipv6');
    default:
      return true;
  }
}

/** Browsers' rules for addresses write every form of an IPv6 address in one way. */
const isMapped = (address: string): boolean =>
  MAPPED.test(new URL(`http://[${address}]/`).hostname.replaceAll(/[[\]]/g, ''));

/** This very machine. */
export const isLoopback = (address: string): boolean => /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/i.test(address);
