export { Badge, InlineBadge } from './Badge.tsx';
export { CardFace } from './CardFace.tsx';
export type { BoardArt, GroundProps, IconPaths, StickerProps } from './context.ts';
export type { DraftBoardProps } from './boardModel.ts';
export { DraftBoard } from './DraftBoard.tsx';
