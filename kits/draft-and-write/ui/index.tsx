export { Badge, InlineBadge } from './Badge.tsx';
export { CardFace } from './CardFace.tsx';
export type { GroundProps, IconPaths } from './context.ts';
export { DraftBoard, type DraftBoardProps } from './DraftBoard.tsx';
