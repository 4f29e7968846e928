import type { Random } from '@bandstand/engine';
import type { Pack } from '@bandstand/kits/draft-and-write';

/** One member of each kind makes way for one of a set that is not in play; where that one was seen, it is known which. */
export function swapMembers(
  deck: readonly number[],
  { cards, types }: Pack,
  random: Random,
  isSeen: (card: number) => boolean = () => false,
): readonly number[] {
  const swapped = [...deck];
  for (const { id } of types) {
    const members = cards.flatMap((card, index) => (card.kind === 'member' && card.type === id ? [index] : []));
    const others = members.filter((card) => !deck.includes(card));
    if (others.length === 0) continue;
    const own = members.filter((card) => deck.includes(card) && !isSeen(card));
    const out = own[random.below(own.length)];
    swapped[deck.indexOf(out)] = others.find(isSeen) ?? others[random.below(others.length)];
  }
  return swapped;
}
