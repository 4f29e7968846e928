export * from './drivenTable.ts';
export * from './hiding.ts';
export * from './meanAlone.ts';
export * from './randomMatch.ts';
export * from './reasonFor.ts';
