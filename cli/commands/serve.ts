import type { Command } from '../command.ts';

export const serve: Command = {
  name: 'serve',
  summary: 'start the server (what "npm start" does)',
  help: `Usage: bandstand serve

Starts the server. Settings come from the environment: PORT, HOST, DATA_DIR, DATABASE_URL.`,
  async run() {
    const { serve: start } = await import('@bandstand/server');
    await start();
    return 0;
  },
};
