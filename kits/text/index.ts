export * from './fold.ts';
export * from './ink.ts';
export * from './page.ts';
