/** What the shelf shows before the game is loaded. */
export const card = {
  name: 'My Band',
  tagline: 'Bid for band members who get along, keep a contract, climb the neck to the top.',
  minSeats: 2,
  maxSeats: 4,
  minutes: 45,
  inks: ['#d4342c', '#c98b4b'],
  hidden: true,
  sounds: {
    dealt: 'card',
    cardTurnedUp: 'card',
    rowLaid: 'card',
    bandDrawn: 'card',
    eventDrawn: 'card',
    eventPlayed: 'card',
    bidMade: 'pencil',
    negotiated: 'pencil',
    climbed: 'chime',
    reachedTop: 'chime',
  },
} as const;
