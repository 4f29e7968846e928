export * from './answerToPack.ts';
export * from './drivenTable.ts';
export * from './hiding.ts';
export * from './meanAlone.ts';
export * from './quickGoals.ts';
export * from './randomMatch.ts';
export * from './reasonFor.ts';
export * from './tiedRanks.ts';
