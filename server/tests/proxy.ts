import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a database that can be cut in the ways that lines are cut. */
export interface Proxy {
  readonly url: string;
  /** Whoever is connected is thrown out, and nobody gets in. */
  cut(): void;
  mend(): void;
  /** The next words of a client reach the database, but no answer comes back: the line drops. */
  loseNextAnswer(): void;
  /** The next words of a client get lost with the line. */
  loseNextQuestion(): void;
  stop(): Promise<void>;
}

export async function startProxy(target: string): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  let lose: 'answer' | 'question' | undefined;
  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    const database = connect(Number(port), hostname);
    let isLost = false;
    const end = (): void => {
      client.destroy();
      database.destroy();
      sockets.delete(client);
    };
    sockets.add(client);
    client.on('data', (chunk) => {
      if (lose === 'question') {
        lose = undefined;
        return end();
      }
      if (lose === 'answer') {
        lose = undefined;
        isLost = true;
      }
      database.write(chunk);
      return undefined;
    });
    database.on('data', (chunk) => (isLost ? end() : client.write(chunk)));
    for (const socket of [client, database]) socket.on('close', end).on('error', end);
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  const throwOut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut() {
      isCut = true;
      throwOut();
    },
    mend() {
      isCut = false;
    },
    loseNextAnswer() {
      lose = 'answer';
    },
    loseNextQuestion() {
      lose = 'question';
    },
    stop() {
      throwOut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
