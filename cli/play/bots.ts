import { randomBytes } from 'node:crypto';
import { answerQuestion } from '@bandstand/bots';
import type { Game, Knowledge } from '@bandstand/engine';
import { BotHost } from '@bandstand/table';
import { orUsage } from '../command.ts';

/** Bots that think right here, one after the other. */
export const terminalBots = (game: Game, knowledge: Knowledge): BotHost =>
  new BotHost({
    think: (question) => Promise.resolve(orUsage(answerQuestion(game, knowledge, question))),
    seed: () => randomBytes(4).readUInt32LE(),
    after(_ms, work) {
      const soon = setImmediate(work);
      return () => clearImmediate(soon);
    },
    delayMs: () => 0,
    rescueMs: 0,
    reflexMs: () => [0, 0],
    onProblem(reason) {
      throw reason;
    },
  });
