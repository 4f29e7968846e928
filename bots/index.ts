export { agree, type Part } from './agree.ts';
export { answerPart, answerQuestion } from './answer.ts';
export { botNames, budgetOf, createBot, mayShare } from './bot.ts';
export { levelBot, levelsFor, policyMind, soften } from './level.ts';
export type { Bot, BotMaker } from './player.ts';
export { peeking, type BlindnessRun } from './blindness.ts';
