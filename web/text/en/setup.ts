import { english } from '@bandstand/engine';

const count = (number: number, one: string, other: string): string => english.counted(number, { one, other });

/** What is said where a match is set up. */
export const setup = {
  manners: {
    gentle: { habit: 'takes what fits', manner: 'Takes what fits. Leaves you room to learn.' },
    fair: { habit: 'counts points', manner: 'Counts points. Beats Gentle most times.' },
    firm: { habit: 'looks ahead', manner: 'Looks a few turns ahead and makes few slips.' },
    strong: { habit: 'plans ahead', manner: 'Plans ahead and watches what you need.' },
    fierce: { habit: 'thinks it through', manner: 'Thinks every choice through for a second. Hard to beat.' },
  },
  back: 'All games',
  length: (minutes: number | readonly number[], seats: number) =>
    `about ${[minutes].flat().join(' to ')} minutes for ${seats === 1 ? 'one' : seats}`,
  players: 'Players',
  solo: 'alone',
  person: 'A person here',
  bot: (name: string) => `Bot: ${name}`,
  aBot: 'A bot',
  seat: (seat: number) => `Seat ${seat}`,
  change: 'Change',
  changeSeat: (seat: number) => `Change seat ${seat}`,
  whoSits: 'Who sits here',
  whichBot: 'Which bot',
  botsSee: 'Bots see only what a person in their seat would see.',
  seatFor: (seat: number, who: string) => `Seat ${seat}: ${who}`,
  closeSheet: 'Close, nothing changes',
  nameOf: (seat: number) => `Name of seat ${seat}`,
  you: 'you, on this device',
  somebody: 'a person, on this device',
  strength: (level: number, of: number) => `level ${level} of ${of}`,
  elo: (strength: number) => `Elo ${strength}`,
  character: 'a character of its own',
  eloHow: 'Elo is measured in duels of bots; one that is 100 above another wins about 64 of 100.',
  automatic: 'automatic',
  aNumber: 'a number',
  numberOf: (label: string) => `${label}: number`,
  wholeNumber: (min: number, max: number) => `A whole number from ${min} to ${max}.`,
  drawSeats: 'Draw lots for the seats',
  options: 'Options',
  usual: 'as usual',
  changed: (number: number) => `${number} changed`,
  online: 'Play over the internet',
  onlineHow: 'make a table and send the link',
  learn: 'Learn by playing',
  learnHow: 'a guided first match against the gentlest bot',
  edition: 'About this edition',
  whose: 'Whose game?',
  remembered: 'Names and choices are remembered on this device.',
  start: (people: number, bots: number) =>
    bots === 0
      ? `Start ${people === 1 ? 'alone' : `with ${people} people`}`
      : `Start with ${count(people, 'person', 'people')} and ${count(bots, 'bot', 'bots')}`,
  startBots: (bots: number) => `Start and watch ${count(bots, 'bot', 'bots')}`,
};
