// The limit for a table of two: what one sends goes to both, as it is. No rules, no storage.
import { WebSocketServer, type RawData, type WebSocket } from 'ws';

const server = new WebSocketServer({ port: Number(process.argv[2]), host: '127.0.0.1', perMessageDeflate: false });
let alone: WebSocket | undefined;

server.on('connection', (socket) => {
  if (alone === undefined) {
    alone = socket;
    return;
  }
  const pair = [alone, socket];
  alone = undefined;
  for (const one of pair)
    one.on('message', (data: RawData, isBinary) => pair.forEach((other) => other.send(data, { binary: isBinary })));
  for (const one of pair) one.send('{"type":"ready"}');
});
server.on('listening', () => process.stdout.write('ready\n'));
