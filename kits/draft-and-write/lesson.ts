// What lessons of this kit are made of, apart from the rest: only those who are taught load it.
export * from './teach.ts';
export * from './teachSteps.ts';
