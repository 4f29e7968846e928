import type { Game, Viewer } from '@bandstand/engine';
import { fold, type Page } from '@bandstand/kits/text';
import { NO_PICK, type TemplateGame, type View } from './state.ts';

/** The board as text: for the terminal, and in the browser for as long as there is no `ui/`. */
export const draw = (view: View, _viewer: Viewer, game: Game<TemplateGame>, { width, nameOf, choice }: Page): string =>
  [
    `Your hand: ${view.hand.map((card) => `${choice(game.moves[card])}${card}`).join(' ') || 'none'}`,
    `You chose: ${view.myPick === NO_PICK ? 'nothing yet' : view.myPick}`,
    ...view.scores.map(
      (score, seat) => `${nameOf(seat)}: ${score} won, ${view.hasPicked[seat] ? 'has chosen' : 'is choosing'}`,
    ),
    `Played: ${view.played.flatMap((count, card) => (count === 0 ? [] : [`${card}×${count}`])).join(' ') || 'nothing yet'}`,
  ]
    .flatMap((line) => fold(line, width, '  '))
    .join('\n');
