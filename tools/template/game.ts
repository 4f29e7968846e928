import { hashOf, type Game } from '@bandstand/engine';
import { card } from './card.ts';
import type { Pack } from './content/shape.ts';
import { clone, MOVES, outcome, rulesOf, setupWith } from './rules.ts';
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
