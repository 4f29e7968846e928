import { english } from '@bandstand/engine';

/** What the board of letters says. */
export const terminalWords = {
  number: (place: number) => `no. ${place}`,
  gig: (gig: { needs: string; van: number; set: string; from: number; bomb: string }) =>
    `needs ${gig.needs}${gig.van > 0 ? `, van ${gig.van}` : ''}; ${gig.set}; below ${gig.from}: ${gig.bomb}`,
  coin: (coin: number) => `COIN ${coin}`,
  crowd: (crowd: number) => `CROWD ${crowd}`,
  commitment: (commitment: number) => `COMMITMENT ${commitment}`,
  cards: (handSize: number) => `cards ${handSize}`,
  dice: (ownDice: number) => `dice ${ownDice}`,
  coveredDice: (sumOf: number) => `${sumOf} covered dice`,
  empty: 'empty',
  none: 'none',
  gigs: 'Gigs',
  draft: 'Draft',
  recorded: (recorded: number) => ` (recorded ${recorded})`,
  pool: (poolText: string) => `Pool: ${poolText}`,
  offer: (card: string, price: number) => `${card} for ${price}`,
  marketDeck: (cards: string, deckSize: number) => `Market: ${cards} (deck ${deckSize})`,
  round: (round: number, gigs: number) =>
    `Round ${round}, ${english.counted(gigs, { one: 'gig', other: 'gigs' })} played`,
  band: (coin: number, crowd: number, clout: number, bar: number) =>
    `Band: COIN ${coin}, CROWD ${crowd}, CLOUT ${clout}${bar > 0 ? `   label bar ${bar}` : ''}`,
  setPointsInSongs: (setScore: number, setSongs: number) => `Set: ${setScore} points in ${setSongs} songs`,
  yourCards: (hand: string) => `Your cards: ${hand}`,
  rowsOfASong: 'the rows of a song: Front, Melody, Beats',
  squareWithA2: 'a square with a 2; [~~] is borrowed',
  gigThatIsPlayed: 'the gig that is played; a gig that is out of reach',
  powerThatIsUsed: 'a power that is used up for now',
};
