import { HIDDEN, type GameText } from '@bandstand/engine';
import { card } from '../card.ts';
import { NO_PICK, type TemplateGame } from '../state.ts';

export const en: GameText<TemplateGame> = {
  name: card.name,
  tagline: card.tagline,
  parts: { rounds: 'Rounds won' },
  options: { tiesScore: { label: 'Ties score', help: 'All who share the highest card win the round.' } },
  bots: { greedy: 'Bold' },
  prompt: (view) =>
    view.handSize === 0 ? 'The match is over.' : view.myPick === NO_PICK ? 'Choose a card.' : 'Waiting for the others.',
  move: (move) => `Choose the ${move.card}`,
  event: (event, nameOf) =>
    event.type === 'picked'
      ? `${nameOf(event.seat)} has chosen${event.card === HIDDEN ? '' : ` the ${event.card}`}.`
      : `The cards are ${event.picks.join(', ')}; highest: ${event.winners.map(nameOf).join(', ')}.`,
  outcome: (outcome, nameOf) =>
    `Most rounds: ${outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [nameOf(seat)] : [])).join(', ')}.`,
};
