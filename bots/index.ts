export { answerQuestion } from './answer.ts';
export { botNames, createBot, type Bot, type BotMaker, type Budget } from './bot.ts';
