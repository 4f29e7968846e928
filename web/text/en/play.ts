import { english } from '@bandstand/engine';
import { dayAndMonth } from './dates.ts';

const count = (number: number, one: string, other: string): string => english.counted(number, { one, other });

/** What is said from the set-up of a match to its end, at one device. */
export const play = {
  levels: { gentle: 'Gentle', fair: 'Fair', firm: 'Firm', strong: 'Strong', fierce: 'Fierce' },
  manners: {
    gentle: { habit: 'takes what fits', manner: 'Takes what fits. Leaves you room to learn.' },
    fair: { habit: 'counts points', manner: 'Counts points. Beats Gentle most times.' },
    firm: { habit: 'looks ahead', manner: 'Looks a few turns ahead and makes few slips.' },
    strong: { habit: 'plans ahead', manner: 'Plans ahead and watches what you need.' },
    fierce: { habit: 'thinks it through', manner: 'Thinks every choice through for a second. Hard to beat.' },
  },
  setup: {
    back: 'All games',
    length: (minutes: number, seats: number) => `about ${minutes} minutes for ${seats === 1 ? 'one' : seats}`,
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
    remembered: 'Names and choices are remembered on this device.',
    start: (people: number, bots: number) =>
      bots === 0
        ? `Start ${people === 1 ? 'alone' : `with ${people} people`}`
        : `Start with ${count(people, 'person', 'people')} and ${count(bots, 'bot', 'bots')}`,
    startBots: (bots: number) => `Start and watch ${count(bots, 'bot', 'bots')}`,
  },
  end: {
    share: 'Share the poster',
    save: 'Save it',
    copy: 'Copy as text',
    saved: 'Saved as a picture.',
    copied: 'Copied.',
    failed: 'That did not work here. Take a picture of the screen instead.',
    posterOf: (result: string) => `A poster of the result: ${result}`,
    date: (at: number) => {
      const date = new Date(at);
      return `${dayAndMonth(date.getDate(), date.getMonth())} ${date.getFullYear()}`;
    },
    asText: (game: string, result: string, date: string, link: string) => `${game}, ${date}\n${result}\n${link}`,
  },
  rules: {
    title: 'Rules',
    open: 'Rules',
    close: 'Back to the match',
    search: 'Search the rules',
    contents: 'Contents',
    opening: 'Opening the rules.',
    none: 'The rules of this game are not written yet.',
    here: 'You are here',
    found: (sections: number, query: string) =>
      sections === 0
        ? `Nothing about “${query}”.`
        : `${count(sections, 'paragraph says', 'paragraphs say')} “${query}”.`,
    onTheBoard: 'On the board now',
    showOnBoard: 'Show it on the board',
    more: (things: number) => `${things} more`,
  },
  setupParts: {
    options: 'Options',
  },
  play: {
    saveTheRecordAsAFile: 'Save the record as a file',
    newMatch: 'New match',
    sameDealAgain: 'Same deal again',
    replay: 'Replay',
    saveRecord: 'Save record',
    bringThisMatchOnline: 'Bring this match online',
    rules: 'Rules',
    leaveItIsKept: 'Leave, it is kept',
    thisMatchIsNotOnThisDevice: 'This match is not on this device, or what was kept of it is damaged.',
    gameIsNotInstalled: (game: string) => `The game "${game}" is not installed here.`,
    thisMatch: 'This match',
  },
  whatIsThis: {
    gives: 'Gives',
    costs: 'Costs',
    now: 'Now',
    rules: 'In the rules',
    close: 'Close',
    title: 'Signs and words',
    hint: 'Rest the pointer on anything on the board, hold a finger on it, or press ? where the focus is, to be told what it is.',
  },
  keysHelp: {
    keys: 'Keys',
    close: 'Close',
    goFromOneThing: 'Go from one thing to the next',
    arrowKeys: 'Arrow keys',
    moveAmongTheCards: 'Move among the cards or spots of a board',
    enterOrSpace: 'Enter or Space',
    takeTheCardOrPress: 'Take the card or press the button you are on',
    numbers: '1 to 9',
    goToTheChoice: 'Go to the choice with that number; a second time, or Enter, makes it',
    whatIsThisOnSomething: 'What is this? On something of the board; elsewhere this help',
    closeThisHelp: 'Close this help',
  },
  scorePad: {
    part: 'Part',
    result: 'Result',
    rank: (rank: number) => `, rank ${rank}`,
  },
  logPanel: {
    whatHappened: 'What happened',
    nothingYetTheFirstMove: 'Nothing yet. The first move will stand here.',
  },
  table: {
    passTheDeviceTo: (name: string) => `Pass the device to ${name}`,
    nobodyElseShouldLook: 'Nobody else should look now.',
    iAm: (name: string) => `I am ${name}`,
    keys: 'Keys',
    yourTurn: 'Your turn',
    showMe: 'Show me',
    waitingFor: (waiting: string) => `Waiting for ${waiting}`,
    over: 'Over',
    undo: 'Undo',
    redo: 'Redo',
  },
  bots: {
    itsWorkerStopped: 'its worker stopped',
  },
  forGood: {
    seat: (seat: number) => `Seat ${seat}`,
  },
  liveSession: {
    youAreWatching: 'You are watching.',
    matchIsOver: 'The match is over.',
    nobodyHasMovedYet: 'Nobody has moved yet.',
    somethingWasRevealedSince: 'Something was revealed since, so it stands.',
    othersHaveMovedSince: 'Others have moved since; ask them to take it back.',
    botHasShownByItsAnswer: 'A bot has shown by its answer what it holds, so it stands.',
    openSeat: (seat: number) => `Open seat ${seat}`,
    seat: (seat: number) => `Seat ${seat}`,
    connectionIsDownYourMove: 'The connection is down; your move is sent as soon as it is back.',
    thereIsNothingToTake: 'There is nothing to take back.',
    nothingWasTakenBack: 'Nothing was taken back.',
    matchBeginsWhenAllSeats: 'The match begins when all seats are taken.',
    itIsNotYourTurn: 'It is not your turn.',
    connectionIsDownTry: 'The connection is down; try again when it is back.',
  },
  pageTable: {
    thisBrowserHasNoRoom: 'This browser has no room to keep the match: it will be lost when the page is closed.',
    thisBrowserWasFull: 'This browser was full: the oldest finished match was deleted to keep this one.',
    thisMatchWentOnInAnotherTab: 'This match went on in another tab; here is how it stands now.',
    couldNotMoveReload: (name: string, why: string) => `${name} could not move (${why}). Reload the page to try again.`,
  },
  replaySession: {
    thisIsAReplay: 'This is a replay: it can be looked at, not played.',
  },
  session: {
    seat: (seat: number) => `Seat ${seat}`,
  },
  setups: {
    player: (before: number) => `Player ${before}`,
  },
  recordFile: {
    thisFileIsNotABandstand: 'This file is not a Bandstand record: it is not JSON.',
  },
  duels: {
    matchInThisLink: 'The match in this link was not played to its end.',
  },
  link: {
    thisLinkIsNotAWholeDuel: 'This link is not a whole duel. Ask for it once more, and copy all of it.',
  },
};
