export const words = {
  answer: {
    seatHasNothingToDecide: 'The seat has nothing to decide.',
  },
  bot: {
    thereIsNoBot: (name: string, botNames: string) =>
      `There is no bot "${name}" for this game. Bots: ${botNames}; levels and search also take a budget, as in fierce:200ms or search:2000.`,
  },
};
