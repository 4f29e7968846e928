import { english } from '@bandstand/engine';
import { monthOf } from './dates.ts';

const count = (number: number, one: string, other: string): string => english.counted(number, { one, other });

/** What is said about matches that were played: the list, replays, progress, duels; and the settings. */
export const kept = {
  matches: {
    title: 'Matches',
    running: 'Go on playing',
    over: 'Played here',
    none: 'No match is kept on this device yet. Every one that you play will stand here, to go on with or to watch again.',
    toTheGames: 'Choose a game',
    fromFile: 'Open a record from a file',
    goOn: 'Continue',
    replay: 'Replay',
    remove: 'Delete',
    removeSure: 'Delete this match? It cannot be brought back.',
    move: (number: number) => `move ${number}`,
    row: (who: string, how: string, when: string) => `${who} · ${how} · ${when}`,
    showAll: (number: number) => `Show all ${number}`,
    damaged: (number: number) =>
      `${count(number, 'match that was', 'matches that were')} kept here cannot be read any more. A newer or older version of this page may still read ${english.plural(number, { one: 'it', other: 'them' })}.`,
    damagedSure: 'Delete what cannot be read? It cannot be brought back.',
    search: 'Search: title, name, won, day',
    nothing: 'No match is like that.',
    progress: 'Your progress',
    notForGood:
      'This browser has no room for finished matches, or lets this page keep none: only the last few stay. Save the others as a file.',
  },
  progress: {
    title: 'Your progress',
    opening: 'Looking up what was played.',
    none: 'Nothing has been played to its end on this device yet. Bests, wins and your strength against the bots will stand here.',
    choose: 'Choose a title',
    unrated: 'Not rated yet: play a bot to the end.',
    rating: (rating: number, give: number) => `Strength ${rating} ± ${give}`,
    ratingHow:
      'Glicko-2 against the levels of the bots; the gentlest counts as 1200, the others as they were measured. Deals that were known before do not count.',
    streak: (days: number) => `Today’s game: ${count(days, 'day', 'days')} in a row`,
    seats: (seats: number) => (seats === 1 ? 'Alone' : `${seats} players`),
    notCounted: (matches: number) =>
      `${count(matches, 'match', 'matches')} with a known deal or several people at this screen: nothing is counted.`,
    matches: 'Matches',
    wins: 'Won',
    best: 'Best',
    mean: 'On average',
    share: (wins: number, matches: number) => `${Math.round((100 * wins) / matches)}\u00A0%`,
    number: (number: number) => english.number(number),
    plot: (scores: readonly number[]) =>
      `Results from the first to the last: ${scores.slice(-20).join(', ')}${scores.length > 20 ? ', the last twenty' : ''}`,
    keeping: 'Keep it',
    keptWhere: 'All of it is kept on this device. A file takes it elsewhere; the same match twice counts once.',
    save: (matches: number) =>
      matches === 0 ? 'Save as a file' : `Save ${count(matches, 'match', 'matches')} as a file`,
    bring: 'Bring a file',
    brought: ({ added, damaged, forged, unproven }: Record<'added' | 'damaged' | 'forged' | 'unproven', number>) =>
      [
        `${count(added, 'match', 'matches')} added.`,
        damaged > 0 ? `${count(damaged, 'match', 'matches')} could not be read.` : '',
        forged > 0
          ? `${count(forged, 'match is', 'matches are')} not genuine: moves or deal do not fit what is said of them.`
          : '',
        unproven > 0
          ? `${count(unproven, 'match', 'matches')} of other rules, or not played to the end, can be kept but not counted.`
          : '',
      ]
        .filter((part) => part !== '')
        .join(' '),
    delete: 'Delete everything',
    deleteSure: (matches: number) =>
      `Delete ${count(matches, 'match', 'matches')} and everything counted from them? It cannot be brought back.`,
    deleteSureThere: (matches: number) =>
      `Delete ${count(matches, 'match', 'matches')} and everything counted from them, here and on the server? Other devices keep what they have. It cannot be brought back.`,
  },
  duel: {
    opening: 'Opening the duel.',
    noGame: (game: string) => `The game "${game}" is not installed here.`,
    title: (name: string) => `${name} challenges you`,
    yours: 'Your own challenge',
    what: (game: string, bots: number) =>
      bots === 0
        ? `${game}, alone, the same deal`
        : `${game}, the same deal against the same ${english.plural(bots, { one: 'bot', other: `${bots} bots` })}`,
    how: (name: string) => `You get the deal that ${name} had. At the end both results stand side by side.`,
    honest:
      'The deal and the other match lie in the link, and the result follows from its moves. Whether the bots really played so, and whether somebody looked or tried before, nobody can see.',
    knownDeal: (name: string) => `${name} may have known this deal: somebody had played it before.`,
    accept: 'Play the same deal',
    goOn: 'Continue where you were',
    home: 'To the games',
    sendIt: 'This is the match that you played. A friend who opens the link plays the same deal.',
    sendAgain: 'Send the link',
    you: 'You',
    shared: (game: string) => `${game} at Bandstand: the same deal as mine. Can you do better?`,
    verdict: (lead: number) => (lead > 0 ? 'The duel is yours.' : lead < 0 ? 'The duel is lost.' : 'The duel is even.'),
    challenge: 'Challenge a friend',
    sendBack: 'Send my result back',
    shareTitle: 'A duel at Bandstand',
    copied: 'The link is copied: paste it to your friend.',
  },
  daily: {
    lead: 'One deal a day and title, the same for everybody. You have one try, which counts; with another deal you may practise as often as you like.',
    replayed:
      'The try that counts is dealt by the server, card by card, and bots play there: nobody’s device knows the deal before the day is over.',
    once: 'Each device has one try, but nobody can see whether somebody has two devices, or a friend who played before. Whoever runs the server could look at the deal. What ends after its day is marked. This is for fun.',
    seals: {
      kept: 'The deals are those that were sealed a day before: your device kept the seals, and has compared them with today’s seals and with yesterday’s deals, which are told now.',
      unseen:
        'The deals of today and tomorrow are sealed. Your device has kept the seals; if you come tomorrow, it compares them with the deals.',
      broken: 'The deals are not those that this server sealed. Whoever runs it may have chosen them.',
    },
    fair: 'How fair is it?',
    month: (day: string) => monthOf(Number(day.slice(5, 7)) - 1),
    newDeals: (hours: number, minutes: number) => `New deals in ${hours === 0 ? '' : `${hours} h `}${minutes} min.`,
    played: (number: number) =>
      number === 0 ? 'nobody has played it yet' : `${count(number, 'person has', 'people have')} played it`,
    alone: 'Alone',
    against: (bots: number) => `Against ${count(bots, 'bot', 'bots')}`,
    mode: (mode: string, played: string) => `${mode}; ${played}.`,
    practise: 'Practise',
    needsServer:
      'The try that counts is dealt by the server, which cannot be reached. You may practise with another deal; that counts nowhere.',
    noResults: 'No results yet.',
    result: (name: string, score: number, isLate: boolean) =>
      `${name}, ${english.number(score)}${isLate ? ' (came after the day)' : ''}`,
    yesterday: (name: string, score: number) => `Yesterday’s best: ${name}, ${english.number(score)}.`,
    nobodyYesterday: 'Nobody played it yesterday.',
    watch: 'Watch it',
    share: 'Share',
    shareMine: 'Share my result',
    copied: 'Copied: paste it to your friends.',
    tenths: (tenths: number) => `${'■'.repeat(tenths)}${'□'.repeat(10 - tenths)}`,
    shared: (game: string, date: string, lines: readonly string[], link: string) =>
      [`Bandstand, ${date}`, game, ...lines, link].join('\n'),
    sharedResult: (score: number, place: string | undefined) =>
      `Result ${english.number(score)}${place === undefined ? '' : `, ${place}`}`,
  },
  file: {
    thisFileHoldsNoProgress: 'This file holds no progress. Choose one that was saved on this page.',
    thisFileIsNotJson: 'This file is not JSON. Choose one that was saved on this page.',
    seat: (number: number) => `Seat ${number}`,
  },
  replay: {
    replayARecord: 'Replay a record',
    recordFile: 'Record file',
    moveOf: (step: number, lastStep: number) => `Move ${step} of ${lastStep}`,
    start: 'Start',
    back: 'Back',
    forward: 'Forward',
    end: 'End',
    playOnFromHere: 'Play on from here against bots',
    seenBy: 'Seen by',
    seenThrough: (who: string) => `Seen by ${who}`,
    play: 'Play by itself',
    pause: 'Pause',
    playOn: 'Play on from here',
    saveRecord: 'Save record',
    gameIsNotInstalled: (game: string) => `The game "${game}" is not installed here.`,
    bot: (seat: number) => `Bot ${seat}`,
    thatMatchIsNotKept: 'That match is not kept on this device. If you have its record as a file, open it here.',
    seat: (seat: number) => `Seat ${seat}`,
    spectator: 'A spectator',
  },
  settingsPage: {
    settings: 'Settings',
    look: 'Look',
    botsAnswerAtOnce: 'Bots answer at once',
    onATouchScreen: 'On a touch screen the first tap shows what a move does, the second one plays it',
    soundPencilCardsDice: 'Sound: pencil, cards, dice and a chime',
    yourNameAtTheTable: 'Your name at the table',
    you: 'You',
    faceOfName: 'Your face at the table belongs to your name.',
    atTheTable: 'At the table',
    motionFollowsTheSetting: 'Motion follows the setting of your device.',
    keptHere: 'All of this is kept on this device only.',
    whatIsKept: 'What else is kept, on other devices, and how to delete it',
    asTheDevice: 'As the device',
    light: 'Light',
    dark: 'Dark',
  },
  friends: {
    title: 'People you played with',
    against: (matches: number, wins: number, lost: number) =>
      `${count(matches, 'match', 'matches')}: ${wins} won, ${lost} lost${matches > wins + lost ? `, ${matches - wins - lost} shared` : ''}`,
    invite: 'Invite again',
    inviteTo: (name: string, game: string) => `Invite again: ${name}, ${game}`,
    series: (matches: number, wins: readonly { name: string; wins: number }[]) =>
      `Series after ${matches} matches: ${wins.map((each) => `${each.name} ${english.number(each.wins)}`).join(', ')}`,
  },
  recovery: {
    looksLike: 'ABCD-EFGH-…',
    wrongLength: (wanted: number, has: number) => `A recovery code has ${wanted} letters and digits; this has ${has}.`,
    wrongLetter: 'A letter of this recovery code is wrong. Look at it once more.',
    title: 'On your other devices',
    what: 'With a recovery code this server keeps your finished matches and your streaks too, and every device with the code has them all. No e-mail, no account. They are encrypted here, with the code: the server cannot read them, and nobody can help whoever loses it.',
    begin: 'Make a recovery code',
    haveCode: 'I have a code',
    enter: 'Bring my matches',
    isKept: (matches: number, at: number | undefined) =>
      `${count(matches, 'match', 'matches')} on this device, also kept at the server under your recovery code.${at === undefined ? '' : ` Last brought together ${new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}.`}`,
    merged: ({ brought, sent, deleted, left }: { brought: number; sent: number; deleted: number; left: number }) =>
      [
        brought + sent + deleted === 0 ? 'All devices have the same.' : '',
        brought > 0 ? `${count(brought, 'match', 'matches')} brought here.` : '',
        sent > 0 ? `${count(sent, 'match', 'matches')} sent.` : '',
        deleted > 0 ? `${count(deleted, 'match', 'matches')} deleted, as on another device.` : '',
        left > 0 ? `${count(left, 'match', 'matches')} could not be read or are too long.` : '',
      ]
        .filter((line) => line !== '')
        .join(' '),
    busy: 'Bringing both together.',
    syncNow: 'Bring together now',
    showCode: 'Show the code',
    hideCode: 'Hide the code',
    codeIs: 'Your recovery code',
    writeDown: 'Write it down, or keep it where you keep passwords. Type it in on your other devices.',
    copy: 'Copy',
    copied: 'Copied',
    leave: 'Forget the code here',
    leaveSure:
      'Forget the code on this device? The matches stay here and at the server. You need the code to come back.',
    deleteThere: 'Delete at the server',
    deleteThereSure: 'Delete everything at the server for all devices? Each device keeps what it has. The code ends.',
    deletedThere: 'The server keeps nothing more. The matches of this device are still here.',
  },
  rulesPage: {
    play: (name: string) => `Play ${name}`,
  },
  replaySession: {
    thisIsAReplay: 'This is a replay: it can be looked at, not played.',
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
