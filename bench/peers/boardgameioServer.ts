// boardgame.io's own server with its in-memory storage, as its documentation starts it.
import { requirePeer } from '../peers.ts';

interface Peer {
  readonly Server: (config: object) => { run(config: { port: number; callback: () => void }): Promise<unknown> };
  readonly Origins: { readonly LOCALHOST: unknown };
}

const [folder, port] = process.argv.slice(2);
const { Server, Origins } = requirePeer('boardgame.io/server') as Peer;
const { peerGame } = (await import(`${folder}bench/boardgameio.ts`)) as { peerGame: (pack: unknown) => object };
const { game } = (await import(`${folder}index.ts`)) as { game: { pack: { content: unknown } } };
const server = Server({ games: [peerGame(game.pack.content)], origins: [Origins.LOCALHOST] });
await server.run({ port: Number(port), callback: () => process.stdout.write('ready\n') });
