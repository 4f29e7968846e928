import type { CardSpec, Pack } from './pack.ts';

/** What somebody does, or where they come from; nothing for a card that is nobody. */
export function cardNote(card: CardSpec, pack: Pack): string | undefined {
  if (card.kind !== 'member') return undefined;
  return pack.origins?.find((origin) => origin.id === card.origin)?.name ?? card.role;
}
