import { english } from '@bandstand/engine';

const count = (number: number, one: string, other: string): string => english.counted(number, { one, other });

/** By hand: asking the browser for a date takes a phone as long as drawing half of home. */
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** What home and the frame around every page say: all that is loaded before something is chosen. */
export const home = {
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
    goOnWith: (game: string, who: string) => `Continue: ${game}, ${who}`,
    move: (game: string, moves: number) => `${game}, move ${moves}`,
    alone: 'On your own',
    withOthers: (names: readonly string[]) => `With ${english.list(names)}`,
    join: 'Join',
    codeLabel: 'Link or code of a table',
    codeHint: 'Link or code',
    badCode: 'That is no link or code of a table. A link looks like /t/ and some letters.',
  },
  daily: {
    title: 'Today’s games',
    lead: 'One deal a day and title, the same for everybody. The first try counts; after it you may practise as often as you like.',
    honest:
      'Every result is replayed by the server, so none can be made up. But the deal lies on your device while you play, and nobody can see whether somebody tried it before: this is for fun.',
    today: (date: string) => `Today’s game, ${date}`,
    date: (day: string) => `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`,
    sameForAll: (game: string) => `${game}: the same deal for all`,
    played: (number: number) =>
      number === 0 ? 'Nobody has played it yet' : `${count(number, 'person has', 'people have')} played it`,
    alone: 'alone',
    against: (bots: number) => `against ${count(bots, 'bot', 'bots')}`,
    play: 'Play',
    goOn: 'Continue',
    practise: 'Practise',
    playGame: (verb: string, game: string) => `${verb}: ${game}`,
    standing: (score: number, place: number, of: number) => `${score}, place ${place} of ${of}`,
    better: (percentile: number) => `better than ${percentile} of 100`,
    waiting: 'Played; it is handed in as soon as the server can be reached.',
    streak: (days: number) => `${count(days, 'day', 'days')} in a row`,
    results: 'Results',
    noResults: 'No results yet.',
    result: (name: string, score: number) => `${name}, ${score}`,
    watch: 'Watch yesterday’s best',
    copy: 'Copy my result',
    copied: 'Copied.',
    shared: (game: string, date: string, standing: string, link: string) =>
      `Bandstand, ${date}\n${game}: ${standing}\n${link}`,
  },
  board: {
    title: 'Notice board',
    nothing: 'Nothing played yet. The wall is yours.',
    waiting: 'Something here waits to be played on.',
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
  app: {
    skipToThePage: 'Skip to the page',
    bandstand: 'Bandstand',
    tables: 'Tables',
    matches: 'Matches',
    settings: 'Settings',
    oneMoment: 'One moment.',
    thereIsNothingAtThisAddress: 'There is nothing at this address. The link may be old or mistyped.',
    notFound: 'Not found',
    noSuchGame: 'No such game',
  },
  fallbackBoard: {
    yourChoices: 'Your choices',
    nothingToDecideRight: 'Nothing to decide right now.',
    scores: 'Scores',
    seat: (seat: number) => `Seat ${seat}`,
    board: 'The board',
    noPointsYet: 'no points yet',
  },
  guard: {
    somethingBroke: 'Something broke',
    thisPageMetAFault: (why: string) =>
      `This page met a fault of its own (${why}). Your matches are kept; reload the page to go on.`,
  },
  trouble: {
    tryAgain: 'Try again',
    toTheGames: 'To the games',
    thisCannotBeShown: 'This cannot be shown',
  },
};
