import { bad, good, type Result } from '@bandstand/engine';
import * as v from 'valibot';
import { packShape, type Pack } from './shape.ts';

/** Checks a foreign pack: its form, then what the form cannot say. */
export function readPack(json: unknown): Result<Pack> {
  const parsed = v.safeParse(packShape, json);
  if (!parsed.success) {
    const issue = parsed.issues[0];
    return bad('bad-pack', `${v.getDotPath(issue) ?? 'pack'}: ${issue.message}`);
  }
  const pack = parsed.output;
  const ids = new Set<string>();
  for (const [index, card] of pack.cards.entries()) {
    if (ids.has(card.id))
      return bad('bad-pack', `cards.${index}.id: "${card.id}" is used twice; every card needs its own id.`);
    ids.add(card.id);
    const back = index < 18 ? 'silver' : 'gold';
    if (card.back !== back)
      return bad(
        'bad-pack',
        `cards.${index}.back: the first 18 cards are silver and the last 18 gold, so this one is ${back}.`,
      );
  }
  return good(pack);
}
