import type { Command } from './command.ts';

interface Listed {
  /** One line for the list of commands. */
  readonly summary: string;
  /** What only this command needs is loaded with it. */
  readonly load: () => Promise<Command>;
}

export const COMMANDS: Readonly<Record<string, Listed>> = {
  serve: {
    summary: 'start the server (what "npm start" does)',
    load: async () => (await import('./commands/serve.ts')).serve,
  },
  games: {
    summary: 'list the games and how many can play them',
    load: async () => (await import('./commands/games.ts')).games,
  },
  rules: { summary: 'print the rules of a game', load: async () => (await import('./commands/games.ts')).rules },
  play: {
    summary: 'play a whole game in the terminal against bots',
    load: async () => (await import('./commands/play.ts')).play,
  },
  simulate: {
    summary: 'play many games between bots and report win shares with intervals',
    load: async () => (await import('./commands/simulate.ts')).simulate,
  },
  arena: {
    summary: 'let bots meet and tell who is stronger, with intervals and Elo',
    load: async () => (await import('./commands/arena.ts')).arena,
  },
  train: {
    summary: "learn the values of a game's bots by self-play",
    load: async () => (await import('./commands/train.ts')).train,
  },
  replay: {
    summary: 'tell a recorded match step by step',
    load: async () => (await import('./commands/replay.ts')).replay,
  },
  verify: {
    summary: 'check that a match follows from its sealed seed',
    load: async () => (await import('./commands/verify.ts')).verify,
  },
  draws: {
    summary: 'list every use of chance in a recorded match',
    load: async () => (await import('./commands/draws.ts')).draws,
  },
  laws: {
    summary: 'hold the laws of the engine against a game',
    load: async () => (await import('./commands/laws.ts')).laws,
  },
  bench: {
    summary: 'measure speed as ratios against peers in one run',
    load: async () => (await import('./commands/bench.ts')).bench,
  },
  matches: {
    summary: 'list, show, export, import, repair, archive and restore stored matches',
    load: async () => (await import('./commands/matches.ts')).matches,
  },
  moderate: {
    summary: 'close matches, clear names, keep addresses out',
    load: async () => (await import('./commands/moderate.ts')).moderate,
  },
  backup: {
    summary: 'copy the SQLite storage while the server runs',
    load: async () => (await import('./commands/backup.ts')).backup,
  },
  restore: {
    summary: 'put a backup in place while the server is stopped',
    load: async () => (await import('./commands/backup.ts')).restore,
  },
};
