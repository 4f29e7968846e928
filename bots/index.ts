export { botNames, createBot, type Bot, type BotMaker, type Budget } from './bot.ts';
