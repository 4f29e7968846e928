import { readArgs, wholeNumber, type Command } from '../command.ts';

export const serve: Command = {
  help: `Usage: bandstand serve [--port N] [--host ADDRESS] [--data FILE]

Starts the server. What is not given comes from the environment:
  PORT, HOST           where to listen (default 127.0.0.1:8080; a taken default port moves on to the next free one)
  DATA_FILE            the SQLite file (default data/bandstand.sqlite)
  DATABASE_URL         postgres://… for more than one node
  DATABASE_LISTEN_URL  a direct connection, where DATABASE_URL leads through a pooler
  PUBLIC_URL           the address people use, for links in notifications
  BEHIND_PROXY         how many proxies of yours stand in front (0); their part of X-Forwarded-For is believed
  BOT_THREADS, BOT_DELAY_MS, BOT_THINK_MS, PATIENCE_MS, RETENTION_DAYS, LOCAL_WEBHOOKS=1, LOG_LEVEL`,
  async run(args) {
    const flags = { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' } } as const;
    const { values } = readArgs('serve', args, flags, []);
    if (values['port'] !== undefined) process.env['PORT'] = String(wholeNumber('port', values['port'], 0, 0, 65_535));
    if (values['host'] !== undefined) process.env['HOST'] = values['host'];
    if (values['data'] !== undefined) process.env['DATA_FILE'] = values['data'];
    await import('@bandstand/server/main');
    return 0;
  },
};
