import { parentPort, workerData } from 'node:worker_threads';
import { must } from '@bandstand/engine';
import { loadGame } from '@bandstand/games';
import { playGames, type GamesOrder } from './playGames.ts';

/** What a worker is told once: the game and its pack, if it is not the shipped one. */
export interface WorkerOrder {
  readonly game: string;
  readonly pack: unknown;
}

const { game: id, pack } = workerData as WorkerOrder;
const folder = must(await loadGame(id));
const game = pack === undefined ? folder.game : must(folder.withPack(pack));

parentPort?.on('message', (order: GamesOrder) => parentPort?.postMessage(playGames(game, folder.knowledge, order)));
