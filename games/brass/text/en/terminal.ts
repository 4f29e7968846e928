/** What the board of letters says. */
export const terminalWords = {
  score: (perVoice: string) => `score ${perVoice}`,
  nothingYet: 'nothing yet',
  visitingConductorTook: (cards: string) => `The visiting conductor took: ${cards}`,
  undealt: (perVoice: string) => `Undealt: ${perVoice}`,
  director: (name: string, value: string) => `${name}, Director ${value}`,
  row: 'Row:',
  nextRow: (coming: string) => `Next row: ${coming}`,
};
