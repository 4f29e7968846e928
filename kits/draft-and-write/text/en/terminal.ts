/** What boards of letters say. */
export const terminalWords = {
  goals: 'Goals',
  hand: 'Hand',
  readyUsed: (value: number, unlocked: number, used: number) => `×${value} ${unlocked} ready, ${used} used`,
  nowhereYet: 'nowhere yet',
  sheetOf: (name: string) => `Sheet of ${name}`,
  outerCircles: (above: string, below: string) =>
    ` (${[above && `circles above ${above}`, below && `circles below ${below}`].filter((row) => row !== '').join(', ')})`,
  columns: (match: string, columnPoints: string) =>
    `${match} (a full row pays the number before it, columns ${columnPoints})`,
  offered: (chosenWith: string) => `${chosenWith}to keep: `,
  yourOwn: (chosenWith: string) => `${chosenWith}your own: `,
  points: (points: string) => `Points: ${points}`,
  onTheSidesNorth: (name: string) => `${name}, on the sides north, east, south and west`,
  crossedSpacesStandInBrackets: 'crossed spaces stand in brackets',
  openALockedAndAMultiplied: (post: string) => `an open, a locked and a multiplied ${post}`,
  post: (name: string, links: string) => `${name}; lines ${links}`,
  crossedSpaceOfATrack: 'a crossed space of a track',
};
