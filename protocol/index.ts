export * from './captions.ts';
export * from './daily.ts';
export * from './limits.ts';
export * from './messages.ts';
export * from './patch.ts';
export * from './reactions.ts';
export * from './tables.ts';
export * from './version.ts';
