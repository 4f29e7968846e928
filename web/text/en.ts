/** What the pages around the boards say in English. Sentences with a number or a name in them are functions. */
const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

export const en = {
  home: {
    lead: 'Five table games, very big dreams.',
    ways: 'Alone, with bots, round one screen, or with friends by a link.',
    play: 'Play',
    playGame: (game: string) => `Play ${game}`,
    learnGame: (game: string) => `Play ${game}, with a guide for the first match`,
    change: 'Change',
    changeGame: (game: string) => `Change the set-up of ${game}`,
    rules: 'Rules',
    rulesOf: (game: string) => `Rules of ${game}`,
    players: (least: number, most: number) => (least === most ? `${least}` : `${least}–${most}`),
    playersHint: ' players',
    minutes: (minutes: number) => `${minutes} min`,
    noGames: 'No games are installed.',
    notKept: 'This browser keeps nothing for this site: matches last until the page is closed.',
  },
  strip: {
    goOn: 'Continue',
    yourTurn: 'Continue · your turn',
    goOnWith: (game: string, who: string) => `Continue: ${game}, ${who}`,
    move: (game: string, moves: number) => `${game}, move ${moves}`,
    alone: 'On your own',
    withOthers: (names: readonly string[]) => `With ${list(names)}`,
    join: 'Join',
    codeLabel: 'Link or code of a table',
    codeHint: 'Link or code',
    badCode: 'That is no link or code of a table. A link looks like /t/ and some letters.',
  },
  board: {
    title: 'Notice board',
    nothing: 'Nothing played yet. The wall is yours.',
    lastWon: (game: string) => `Last match: you won ${game}. The crowd was lovely.`,
    lastLost: (game: string) => `Last match: ${game}, not yours this time. The band plays on.`,
    lastPlayed: (game: string) => `Last match: ${game}. The band plays on.`,
    won: 'won',
    shared: 'shared',
    lost: 'lost',
    over: 'over',
    running: 'goes on',
    all: (number: number) => `All ${count(number, 'match', 'matches')}`,
    firstTime: 'First time here?',
    firstTimeHow: 'One guided match, a few minutes, the gentlest bot.',
    showMe: 'Show me how',
  },
  setup: {
    back: 'All games',
    length: (minutes: number, seats: number) => `about ${minutes} minutes for ${seats === 1 ? 'one' : seats}`,
    players: 'Players',
    solo: 'alone',
    person: 'A person here',
    bot: (name: string) => `Bot: ${name}`,
    seat: (seat: number) => `Seat ${seat}`,
    nameOf: (seat: number) => `Name of seat ${seat}`,
    you: 'you, on this device',
    somebody: 'a person, on this device',
    strength: (level: number, of: number) => `level ${level} of ${of}`,
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
  matches: {
    title: 'Matches',
    running: 'Go on playing',
    over: 'Played here',
    none: 'No match is kept on this device yet.',
    fromFile: 'Open a record from a file',
    goOn: 'Continue',
    replay: 'Replay',
    remove: 'Delete',
    removeSure: 'Delete this match? It cannot be brought back.',
    row: (who: string, moves: number, when: string) => `${who} · move ${moves} · ${when}`,
    showAll: (number: number) => `Show all ${number}`,
    damaged: (number: number) =>
      `${number === 1 ? 'A match that was' : `${number} matches that were`} kept here cannot be read any more. A newer or older version of this page may still read ${number === 1 ? 'it' : 'them'}.`,
    damagedSure: 'Delete what cannot be read? It cannot be brought back.',
  },
};

/** "Ada", "Ada and Bo", "Ada, Bo and Cy". */
function list(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
}
