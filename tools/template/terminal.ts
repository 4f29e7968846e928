import { NO_PICK, type View } from './state.ts';

/** The board as text: for the terminal, and in the browser for as long as there is no `ui/`. */
export const draw = (view: View): string =>
  [
    `Your hand    ${view.hand.join(' ') || 'none'}`,
    `You chose    ${view.myPick === NO_PICK ? 'nothing yet' : view.myPick}`,
    ...view.scores.map(
      (score, seat) => `Player ${seat + 1}     ${score} won  ${view.hasPicked[seat] ? 'has chosen' : 'is choosing'}`,
    ),
    `Played       ${view.played.flatMap((count, card) => (count === 0 ? [] : [`${card}×${count}`])).join(' ') || 'nothing yet'}`,
  ].join('\n');
