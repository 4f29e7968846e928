import { readArgs, wholeNumber, type Command } from '../command.ts';
import { help } from '../text/index.ts';

export const serve: Command = {
  help: help.serve,
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
