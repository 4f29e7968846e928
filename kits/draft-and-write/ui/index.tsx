export { Badge, InlineBadge } from './Badge.tsx';
export { CardFace } from './CardFace.tsx';
export type { BoardArt, EndingProps, GroundProps, IconPaths, OwnSections, StickerProps } from './context.ts';
export type { DraftBoardProps } from './boardModel.ts';
export { DraftBoard } from './DraftBoard.tsx';
export { bringSections } from './laterSections.ts';
