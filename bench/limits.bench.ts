import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createBot } from '@bandstand/bots';
import { must, type Random } from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';
import type { Bench, BenchLine } from '../cli/commands/bench.ts';
import { line } from './measure.ts';
import { installPeers, requirePeer } from './peers.ts';

/** What a game's bench/limits.ts exports: what its best bot is held against. */
interface Limits {
  readonly limits: (tools: object) => readonly {
    readonly name: string;
    readonly bar: number;
    readonly measure: () => Promise<number>;
  }[];
}

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

export const measure: Bench['measure'] = async (say, tell) => {
  installPeers(say);
  const lines: BenchLine[] = [];
  for (const id of await gameIds()) {
    const file = new URL(`../games/${id}/bench/limits.ts`, import.meta.url);
    if (!existsSync(fileURLToPath(file))) continue;
    const { game, knowledge } = must(await loadGame(id));
    const { limits } = (await import(file.href)) as Limits;
    const bot = (name: string, random: Random) => must(createBot(name, { game, knowledge, random, now: cpuMs }));
    for (const { name, bar, measure: share } of limits({ bot, cpuMs, requirePeer })) {
      const measured = line(`${id}: ${name}`, await share(), bar, 1);
      lines.push(measured);
      tell([measured]);
    }
  }
  return lines;
};
