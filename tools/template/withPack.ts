import { bad, good, type Game, type Result } from '@bandstand/engine';
import * as v from 'valibot';
import { card } from './card.ts';
import { packShape } from './content/shape.ts';
import { gameWith } from './game.ts';
import { deckOf } from './rules.ts';
import type { TemplateGame } from './state.ts';

/** The same rules with other content; a problem says which field is wrong and what it should be. */
export function withPack(json: unknown): Result<Game<TemplateGame>> {
  const parsed = v.safeParse(packShape, json);
  if (!parsed.success)
    return bad('bad-pack', `${v.getDotPath(parsed.issues[0]) ?? 'pack'}: ${parsed.issues[0].message}`);
  const needed = card.maxSeats * parsed.output.rounds;
  const cards = deckOf(parsed.output).length;
  if (cards < needed)
    return bad(
      'bad-pack',
      `copies: ${cards} cards are too few; ${card.maxSeats} seats and ${parsed.output.rounds} rounds need ${needed}.`,
    );
  return good(gameWith(parsed.output));
}
