/** Whose game and whose content a pack says it is; the rules refuse one that does not say. */
export const attributionOf = (pack: unknown): string | undefined =>
  typeof pack === 'object' && pack !== null && 'attribution' in pack && typeof pack.attribution === 'string'
    ? pack.attribution
    : undefined;
