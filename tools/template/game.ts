import { bad, good, hashOf, type Game } from '@bandstand/engine';
import * as v from 'valibot';
import { card } from './card.ts';
import { packShape, type Pack } from './content/shape.ts';
import { clone, deckOf, MOVES, outcome, rulesOf, setupWith } from './rules.ts';
import type { TemplateGame } from './state.ts';
import { text } from './text/index.ts';
import { imagineWith, viewEvent, viewWith } from './view.ts';

export function gameWith(content: Pack): Game<TemplateGame> {
  return {
    id: 'template-game',
    seats: { min: card.minSeats, max: card.maxSeats },
    rulesVersion: 1,
    maxMoves: card.maxSeats * content.rounds,
    pack: { id: content.id, hash: hashOf(content), content },
    withPack(json) {
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
    },
    options: { tiesScore: { type: 'flag', default: false } },
    moves: MOVES,
    setup: setupWith(content),
    clone,
    ...rulesOf(content),
    outcome,
    view: viewWith(content),
    viewEvent,
    reveals: (event) => event.type === 'revealed',
    imagine: imagineWith(content),
    score: (view, seat) => [{ part: 'rounds', points: view.scores[seat] }],
    text,
  };
}
