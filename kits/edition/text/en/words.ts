export const editionWords = {
  title: 'About this edition',
  after: (game: string) => `After ${game}.`,
  aboutRulings: 'Where the rulebook is silent or can be read in more ways than one, we play like this:',
};
