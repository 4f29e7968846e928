import './board.css';

export * from './board.ts';
export * from './clearOfPrompt.ts';
export * from './faces/index.ts';
export * from './figures.ts';
export * from './flip.ts';
export * from './fly.ts';
export * from './motion.ts';
export * from './focus.ts';
export * from './keyed.ts';
export * from './Hint.tsx';
export * from './Later.tsx';
export * from './PencilMark.tsx';
export * from './preload.ts';
export * from './room.ts';
export * from './settled.ts';
export * from './Shape.tsx';
export * from './tasks.ts';
