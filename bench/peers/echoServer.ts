// The limit: a bare WebSocket server that sends back what it gets.
import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ port: Number(process.argv[2]), host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket) => socket.on('message', (data, isBinary) => socket.send(data, { binary: isBinary })));
server.on('listening', () => process.stdout.write('ready\n'));
