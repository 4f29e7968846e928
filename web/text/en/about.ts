/** What is said about whose games these are. */
export const about = {
  title: 'About and credits',
  lead: 'The games are the work of their designers, and their names belong to them. We wrote our own cards, sheets and words to play them here. If you like one, look for its box.',
  unsaid: 'This game does not say whose it is.',
  rulings: (game: string) => `How we play ${game} where its rulebook is silent`,
  ours: 'The rest',
  rest: [
    'Bandstand itself, its bots and its drawings are our own. The code is under the MIT licence, the content of the games and the rules pages under CC BY-SA 4.0.',
    'The typefaces are Bricolage Grotesque by Mathieu Triay, Source Sans 3 by Paul D. Hunt and Caveat by Impallari Type, all under the SIL Open Font License.',
    'None of the designers and publishers has had a hand in this edition.',
  ],
};
