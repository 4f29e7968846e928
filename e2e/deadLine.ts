import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to the server that can die without a word: what is open stays open, but nothing comes through any more. */
export interface DeadLine {
  readonly url: string;
  die(): void;
  close(): Promise<void>;
}

export async function deadLine(target: string): Promise<DeadLine> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<readonly [Socket, Socket]>();
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    near.pipe(far).pipe(near);
    for (const end of pair) {
      end.on('error', () => undefined);
      end.on('close', () => pairs.delete(pair));
    }
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    die() {
      for (const [near, far] of pairs) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
    },
    async close() {
      for (const pair of pairs) for (const end of pair) end.destroy();
      await new Promise((resolve) => {
        proxy.close(resolve);
      });
    },
  };
}
