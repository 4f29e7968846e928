import type { Result } from '@bandstand/engine';
import { checkPackWith, repeated } from '@bandstand/kits/pack';
import { packShape, type Pack } from './shape.ts';

/** Checks a foreign pack: its form, then what the form cannot say. */
export const readPack = (json: unknown): Result<Pack> => checkPackWith(packShape, json, faultIn);

function faultIn({ cards }: Pack): string | undefined {
  const backOf = (index: number): string => (index < 18 ? 'silver' : 'gold');
  const at = cards.findIndex(({ back }, index) => back !== backOf(index));
  const misplaced =
    at < 0
      ? undefined
      : `cards[${at}].back: the first 18 cards are silver and the last 18 gold, so this one is ${backOf(at)}.`;
  return repeated('cards', cards) ?? misplaced;
}
