export { answerQuestion } from './answer.ts';
export { botNames, budgetOf, createBot } from './bot.ts';
export type { Bot, BotMaker, Budget } from './player.ts';
