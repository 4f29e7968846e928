import { networkInterfaces } from 'node:os';

type Interfaces = ReturnType<typeof networkInterfaces>;

/** Addresses that stand for all of this machine's. */
const EVERYWHERE = new Set(['0.0.0.0', '::', '[::]']);

const urlOf = (host: string, port: number): string =>
  `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${port}`;

/** Where a server that listens on `host` is found: from this machine, and from other devices of its network. */
export function addressesOf(
  host: string,
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): { readonly here: string; readonly elsewhere: readonly string[] } {
  if (!EVERYWHERE.has(host)) return { here: urlOf(host, port), elsewhere: [] };
  const outer = Object.values(interfaces).flatMap((list) =>
    (list ?? []).filter(({ internal, family }) => !internal && family === 'IPv4'),
  );
  return { here: urlOf('localhost', port), elsewhere: outer.map(({ address }) => urlOf(address, port)) };
}
