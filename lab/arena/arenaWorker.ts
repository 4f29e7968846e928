import { parentPort, workerData } from 'node:worker_threads';
import { must } from '@bandstand/engine';
import { loadGame } from '@bandstand/games';
import type { Pairing } from './plan.ts';
import { playDeal, type DealOrder } from './playDeal.ts';

export interface ArenaWorkerOrder {
  readonly game: string;
  readonly pairings: readonly Pairing[];
}

const { game: id, pairings } = workerData as ArenaWorkerOrder;
const { game, knowledge } = must(await loadGame(id));

parentPort?.on('message', (order: DealOrder) =>
  parentPort?.postMessage(playDeal(game, knowledge, pairings[order.pairing], order)),
);
