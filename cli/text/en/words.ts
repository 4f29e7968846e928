import { english } from '@bandstand/engine';

const SEATS = { one: 'seat', other: 'seats' };
const MATCHES = { one: 'match', other: 'matches' };

/** Why a bot played for somebody. */
const STAND_IN: Readonly<Record<string, string>> = {
  clock: 'their time was up',
  left: 'they had left',
  resigned: 'they had resigned',
  'sent-away': 'the host had sent them away',
};

export const words = {
  captions: {
    thereIsNothingHere: 'There is nothing here for you to write now.',
    written: 'Written.',
    notWrittenYet: 'not written yet',
    typeWTheNumber: 'Type w, the number and the text: w 1 The Late Shift',
  },
  command: {
    noFurtherWords: 'no further words',
  },
  backup: {
    backupWrittenTo: (positional: string) => `Backup written to ${positional}.`,
    restoredFrom: (dataFile: string, positional: string) => `Restored ${dataFile} from ${positional}.`,
    whatWasThereBefore: (kept: string) => `What was there before is kept as ${kept}.`,
  },
  bench: {
    line: (measured: { name: string; ours: string; peer: string; ratio: string; bar: string | number }) =>
      `${measured.name}: ours ${measured.ours}, peer ${measured.peer}, ratio ${measured.ratio} (bar ${measured.bar})`,
  },
  games: {
    seats: (min: number, max: number) => (min === max ? english.counted(min, SEATS) : `${min} to ${max} seats`),
  },
  laws: {
    lawsOf: (id: string) => `laws of ${id}`,
    allHold: (laws: number, game: string, matches: number, moves: number) =>
      `All ${laws} laws hold for ${game}: ${english.counted(matches, MATCHES)}, ${english.counted(moves, { one: 'move', other: 'moves' })}.`,
    broken: (law: string, law_names: string, detail: string) => `BROKEN ${law} (${law_names}): ${detail}`,
    record: (stringify: string) => `  record: ${stringify}`,
  },
  matches: {
    noMatchesAreStored: 'No matches are stored.',
    archived: (file: string, matches: number, bytes: number) =>
      `${file}  ${english.counted(matches, MATCHES)}, ${bytes} bytes`,
    noMatchEnded: (days: number) =>
      `No match ended ${english.counted(days, { one: 'day', other: 'days' })} ago or earlier.`,
    areBack: (matches: number) =>
      english.plural(matches, { one: '1 match is back.', other: `${matches} matches are back.` }),
  },
  moderate: {
    nameAndTheWords: 'The name and the words are gone.',
    nameIsGoneFromThatDay: 'The name is gone from that day.',
    isKeptOut: (orUsage: string) => `${orUsage} is kept out.`,
    mayComeIn: (orUsage: string) => `${orUsage} may come in.`,
    nobodyIsKeptOut: 'Nobody is kept out.',
  },
  play: {
    typeForHelp: (name: string, tagline: string) => `${name}: ${tagline}\nType ? for help.`,
  },
  replay: {
    title: (game: string, seats: number) => `${game}, ${english.counted(seats, SEATS)}`,
    seat: (seat: number) => `Seat ${seat}`,
    matchWasNotFinished: 'The match was not finished.',
  },
  simulate: {
    valueOfOptions: 'value of --options',
    seat: (seat: number) => `seat ${seat}`,
    to: (percent: string, percent2: string, percent3: string) => `${percent} (${percent2} to ${percent3})`,
    scoreMeanP10P50: (mean: string, p10: number, p50: number, p90: number) =>
      `score mean ${mean}, p10 ${p10}, p50 ${p50}, p90 ${p90}`,
    games: (games: number, game: string, seconds: string, seed: string | number) =>
      `${english.counted(games, { one: 'game', other: 'games' })} of ${game} in ${seconds} s, seed ${seed}`,
    moves: (mean: string, p50: number, max: number) => `moves mean ${mean}, p50 ${p50}, max ${max}`,
  },
  verify: {
    cannotCheck: (message: string, code: string) => `Cannot check: ${message} (${code})`,
    notFair: (problem: string) => `NOT FAIR: ${problem}`,
  },
  didYouMean: {
    didYouMean: (nearest: string) => `Did you mean "${nearest}"?`,
  },
  fairness: {
    botPlayed: (seat: string, bot: string, why: string, from: number, to: number | undefined) =>
      `For ${seat} the bot "${bot}" played from move ${from} ${to === undefined ? 'on' : `to ${to}`} (${STAND_IN[why] ?? why}).`,
    seedIsNotTheOneWhose: 'The seed is not the one whose seal you saw before the first move.',
    partOfYourDevice: 'The part of your device is not in the deal.',
    dealIsThatOfAnEarlier: 'The deal is that of an earlier match, so somebody may have known it.',
    matchBeganOnAPlayers: 'The match began on a player’s own device, which knew the deal.',
    whoeverMadeTheSeed: 'Whoever made the seed made the deal alone, and knew it.',
    dealWasMadeByTheServer: (seatList: string) =>
      `The deal was made by the server and the devices of ${seatList} together:`,
    withYourPartInItNobody: 'with your part in it, nobody could choose it, or know it before it was dealt.',
    ifOneOfThese: 'if one of these was honest, nobody could choose it, or know it before it was dealt.',
    deviceOfSealedAPart: (seatList: string) => `The device of ${seatList} sealed a part and did not show it in time.`,
    allMovesFollowFromTheSeed: (count: number) =>
      `all ${count} moves follow from the seed and lead to the recorded end`,
    consistentGiveCommitmentToCheck: (moves: string, known: string) =>
      `Consistent: ${moves}. Give --commitment to check that it is the seed that was sealed before the first move. ${known}`,
    fairAndTheSeed: (moves: string, known: string) =>
      `Fair: ${moves}, and the seed is the one that was sealed before the first move. ${known}`,
  },
  main: {
    usageBandstandCommandOptions: 'Usage: bandstand <command> [options]',
    everyCommandExplainsItself: 'Every command explains itself with --help; --version tells the version.',
    isThePathRight: (message: string, code: string) => `${message}. Is the path right, and is there room? (${code})`,
    storageIsInUse: 'The storage is in use. Stop the server first. (in-use)',
  },
  output: {
    outputCouldNotBeWritten: (message: string) => `The output could not be written: ${message}.`,
  },
  answer: {
    whoseTypeSheetAndAName: (names: string) => `Whose? Type sheet and a name: ${names}.`,
    scoreSoFar: 'Score so far',
    whereToTypeSave: 'Where to? Type save and a file: save match.json',
    savedGoOnLater: (target: string) => `Saved. Go on later with: bandstand play --resume ${target}`,
    nothingHasHappenedYet: 'Nothing has happened yet.',
    takenBack: 'Taken back.',
    playedAgain: 'Played again.',
    movesHaveTheNumbers: (count: number) => `The moves have the numbers 1 to ${count}. Type ? for help.`,
    pleaseTypeTheNumber: (hint: string) => `Please type the number of a move, or ? for help. ${hint}`,
  },
  legend: {
    playThatMove: 'play that move',
    undoRedo: 'undo, redo',
    takeYourLastMove: 'take your last move back, or play it again (u, r)',
    movesBoard: 'moves, board',
    movesOrTheBoard: 'the moves or the board once more',
    whatHappenedSoFar: 'what happened so far',
    whatSomebodyHasWithTheScore: 'what somebody has, with the score part by part',
    whatTheLettersAndSigns: 'what the letters and signs mean',
    rulesOfTheGame: 'the rules of the game',
    writeNamesAndTheLike: 'write names and the like',
    writeTheMatchToAFile: 'write the match to a file; play --resume goes on with it',
    atThePrompt: 'At the prompt:',
    everythingOnThisBoard: 'Everything on this board is spelled out.',
    onTheBoard: 'On the board:',
  },
  names: {
    seat: (seat: number) => `Seat ${seat}`,
  },
  saving: {
    recordWrittenTo: (path: string) => `Record written to ${path}.`,
  },
  start: {
    valueOfOptions: 'value of --options',
  },
};
