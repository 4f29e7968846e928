export const words = {
  admin: {
    recordIsSealedUntil: 'The record is sealed until the match is over.',
    thisMatchWasNotFinished: 'This match was not finished; only finished ones can be imported.',
    thisRecordWasImported: (known: string) => `This record was imported before, as match ${known}.`,
    seat: (seat: number) => `Seat ${seat}`,
    thereIsNoMatch: (id: string) => `There is no match "${id}".`,
    logDoesNotReplay: (table: string) => `The log does not replay: ${table}`,
    matchIsSound: 'The match is sound.',
    mendedTo: (status: string, status2: string) => `Mended: ${status} to ${status2}.`,
    matchIsClosed: 'The match is closed.',
  },
  archive: {
    cannotBeRead: (file: string, which: string) => `${file} cannot be read: ${which}.`,
    isNotAnArchive: (file: string) => `${file} is not an archive of matches.`,
    isDamagedUseAnotherCopy: (file: string) => `${file} is damaged; use another copy of it.`,
  },
  pool: {
    itTookTooLong: 'it took too long',
    itsThreadHasEnded: 'its thread has ended',
  },
  daily: {
    dayIsMadeSureOf:
      'The server was off for some time and makes sure of the date before it deals; try again in ten minutes.',
    noSuchDay: 'There is no such day.',
    gameOfThisDay: 'The game of this day cannot be played any more, or not yet.',
    tryIsPlayedHere: 'This match counts for its day: it stays here, and nobody else plays it.',
    dealIsSecret: 'This match counts for its day: its deal is told when the day is over, at midnight UTC.',
    bestMatchCanBeWatched: 'The best match can be watched when the day is over.',
    nobodyPlayedThatGame: 'Nobody played that game on that day.',
    tooManyTriesCame: 'Too many games of the day were begun from here; try again later.',
  },
  fault: {
    somethingWentWrongHere: 'Something went wrong here; what you did last may not have counted. Try again.',
    serverCannotStoreAnything:
      'The server cannot store anything right now, so what you did last may not have counted. Try again in a minute.',
  },
  goodbye: {
    serverRestartsYourTable: 'The server restarts; your table is safe. Reconnecting …',
  },
  access: {
    sendYourSeatKey: 'Send your seat key in the header "Authorization: Bearer …".',
    thisKeyDoesNotOpen: 'This key does not open a seat at this table.',
  },
  app: {
    ownerOfThisServer: 'The owner of this server keeps this address out.',
    requestsFromOtherSites: 'Requests from other sites are not taken.',
    atMostRequestsASecond: (requestsPerSecond: number) =>
      `At most ${requestsPerSecond} requests a second; try again a little later.`,
    atMostPagesASecond: (pagesPerSecond: number) =>
      `At most ${pagesPerSecond} pages and files a second; try again a little later.`,
    apiDocsTellsWhatIsExpected: (message: string) => `${message}. /api/docs tells what is expected.`,
    requestHasAtMostBytes: (bodyBytes: number) => `A request has at most ${bodyBytes} bytes.`,
    atMostSoDeep: (depth: number) => `Lists and objects may stand in one another at most ${depth} deep.`,
    requestCouldNotBeRead: 'The request could not be read; send JSON.',
  },
  client: {
    browserClientIsNotBuilt: 'The browser client is not built; start with "npm start".',
    thereIsNothingAtThisAddress: 'There is nothing at this address.',
  },
  host: {
    thisIsForTheHost: 'This is for the host: ask from the machine itself, not through a proxy, or with METRICS_TOKEN.',
  },
  actions: {
    pleaseWriteALittle: 'Please write a little slower.',
    pleasePlayALittle: 'Please play a little slower.',
  },
  codes: {
    tooManyCodesWereTried: 'Too many codes were tried from here; wait a little.',
    thisCodeIsWrong: 'This code is wrong, was used already or is older than ten minutes.',
  },
  pictures: {
    tooManyPicturesAreBeing: 'Too many pictures are being drawn; try again in a moment.',
  },
  progress: {
    tooMuchProgressCame: 'Too much progress came from here; the rest can follow within the hour.',
    atMostRecoveryCodes: (recoveriesPerHour: number) =>
      `At most ${recoveriesPerHour} recovery codes an hour; try again later.`,
    recoveryCodeHoldsAtMostMatches: (sealedMatches: number) =>
      `A recovery code holds at most ${sealedMatches} matches. Delete some, or save them as a file.`,
    sendTheKeyMade: 'Send the key made from your recovery code in the header "Authorization: Bearer …".',
    nothingIsKeptHere: 'Nothing is kept here under this recovery code.',
    whatWasKeptHere: 'What was kept here under this recovery code was deleted from another device.',
  },
  seats: {
    pleasePlayALittle: 'Please play a little slower.',
  },
  tables: {
    atMostNewTables: (tablesPerHour: number, rematchesPerHour: number) =>
      `At most ${tablesPerHour} new tables an hour from one place, and ${rematchesPerHour} rematches from one seat; try again later.`,
    packHasAtMostBytes: (packBytes: number) => `A pack has at most ${packBytes} bytes.`,
    tooManyPacksCame: 'Too many packs came from here; try again later.',
    thereIsNoSuchTable: 'There is no such table. Is the link complete?',
    thisMatchWasBegun: (rulesVersion: number) =>
      `This match was begun with rules version ${rulesVersion} and another build; start that build to finish it.`,
  },
  stream: {
    tooManyConnectionsAreOpen: 'Too many connections are open from here; close some.',
  },
  away: {
    isNotAwayForSoLong: (seconds: number) =>
      `A bot plays only for somebody who has been away for ${seconds} seconds, and not at tables for days.`,
  },
  lobby: {
    pleaseGiveAName: 'Please give a name with at least one visible letter.',
    youCanSitOnOneSeat: 'You can sit on one seat only.',
    tableWhoseDealSomebodyMayKnow: 'A table whose deal somebody may know cannot be public; make it a private one.',
    thatMatchCannotBeContinued: 'That match cannot be continued with these seats and options.',
    dealOfAMatch: 'The deal of a match can be used again when the match is over.',
    thatMatchIsPrivate: 'That match is private; only those who took part can go on from it.',
    thisMatchIsOver: 'This match is over; nobody can join it any more.',
    hostHasSentYouAway: 'The host has sent you away from this table; choose another one.',
    somebodyFromYourNetwork:
      'Somebody from your network sits at this table already. Its host can let a family in, or send you the link of a private table.',
    tooManySeats: 'Many seats were taken from here just now; wait a little.',
    allSeatsAreTaken: 'All seats are taken. You can watch.',
    thatSeatIsTaken: 'That seat is taken; choose another one.',
    nameTwoDifferentSeats: 'Name two different seats of this table.',
    onlyFreeSeatsAndBots:
      'Before the match begins, a free seat can be given to a bot, and the seat of a bot can be freed.',
    matchHasBegunSeats: 'The match has begun; seats can be swapped at the rematch.',
    thisMatchIsOverThere: 'This match is over; there is nothing left to play.',
    thisMatchHasSeats: (seats: number) => `This match has ${seats} seats; say who sits on each of them.`,
    thisMatchWasBegun: 'This match was begun with other options; send the options of its record.',
    bot: (seat: number) => `Bot ${seat}`,
    program: (seat: number) => `Program ${seat}`,
    botOfThisServer: (bot: string, mostMs: number, botIterations: number) =>
      `A bot of this server thinks at most ${mostMs} ms or ${botIterations} iterations; choose ${bot}:${mostMs}ms or less.`,
    thisTableIsPrivate: 'This table is private. Ask its host for the full link.',
    thisSeatWasOpened: 'This seat was opened on another device, or its host gave it away; its old key is over.',
  },
  main: {
    bandstandIsReadyOpen: (url: string, where: string) =>
      `Bandstand is ready: open ${url}  (data in ${where}; stop with Ctrl+C)\n`,
    otherDevices: (addresses: readonly string[], host: string) => {
      if (addresses.length > 0) return `Other devices of your network: ${addresses.join('  ')}\n`;
      return host === '127.0.0.1' ? 'Phones of your network can join too: npm start -- --host 0.0.0.0\n' : '';
    },
    portIsTakenChoose: (env: string | undefined) => `Port ${env} is taken. Choose another one: PORT=9000 npm start\n`,
  },
  moderation: {
    player: (seat: number) => `Player ${seat}`,
    thereIsNoMatch: (match: string, seat: number) => `There is no match "${match}" with seat ${seat}.`,
    nobodyCalledIsInTheLists: (name: string, day: string) => `Nobody called "${name}" is in the lists of ${day}.`,
    onlyWhoMadeTheTable: 'Only who made the table can send people away.',
    recordStaysAsItIs: 'This match is over; who played it, and under which name, stays as it is.',
    nameTheSeatOfSomebodyElse: 'Name the seat of somebody else.',
    isNotAnAddress: (address: string) => `"${address}" is not an address such as 203.0.113.9 or 2001:db8::1.`,
  },
  notify: {
    itIsYourTurn: (name: string, game: string) => `${name}, it is your turn in ${game}.`,
    matchHasBegun: (name: string, game: string) => `${name}, the match of ${game} has begun.`,
  },
  outgoing: {
    hostOfThisWebhook: 'The host of this webhook cannot be found.',
    webhooksCannotPointInto: 'Webhooks cannot point into the local network of the server.',
    webhookIsAnAddress: 'A webhook is an address such as https://example.org/hook.',
    webhookBeginsWithHttps: 'A webhook begins with https:// or http://.',
    webhookAddressCannotCarry: 'A webhook address cannot carry a user name or password.',
  },
  parts: {
    dealOfThisTable: 'The deal of this table is known; nothing is added.',
    dealWasSealedAlready: 'The deal was sealed already, without this part.',
    anotherPartWasSealed: 'Another part was sealed at this seat.',
    thisPartWasSealed: 'This part was sealed at another seat; choose your own at random.',
  },
  preview: {
    fiveTableGamesVery: 'Five table games, very big dreams',
    aloneWithBotsOrWithFriends: 'Alone, with bots, or with friends by a link.',
    seatIsKeptForYou: 'A seat is kept for you.',
    comeAndWatch: 'Come and watch.',
    ofSeatsFree: (free: number, count: number, which: string) => `${free} of ${count} seats ${which} free.`,
    matchIsOver: 'The match is over.',
  },
  tags: {
    fiveTableGamesVery: 'Five table games, very big dreams: alone, with bots, or with friends by a link.',
    tableAt: (name: string) => `A table at ${name}`,
  },
  rematch: {
    rematchCanBeAsked: 'A rematch can be asked for when the match is over.',
    invitationIsOver: 'This invitation is over: it was called off, or the seat is taken by somebody else.',
    matchHasBegun: 'The match has begun; you can let a bot play for you.',
  },
  serve: {
    portIsTakenTrying: (port: number, port2: number) => `Port ${port} is taken; trying ${port2}.\n`,
  },
  settings: {
    leaveItOutToUse: 'Leave it out to use the embedded SQLite file.',
    leaveItOutToUseDatabase: 'Leave it out to use DATABASE_URL.',
  },
  sockets: {
    sayHelloFirstType: (protocol: number) => `Say hello first: {"type":"hello","protocol":${protocol},"match":"…"}.`,
    atMostMessagesASecond: (messagesPerSecond: number) =>
      `At most ${messagesPerSecond} messages a second; try again a little later.`,
    thisServerSpeaksProtocol: (protocol: number) =>
      `This server speaks protocol ${protocol}; reload the page to get a fitting client.`,
    thisConnectionIsAtATable: 'This connection is at a table already; open another one.',
    thisKeyDoesNotOpen: 'This key does not open a seat at this table.',
    thisSeatIsOpen: 'This seat is open on too many screens; close some.',
    youAreWatchingTake: 'You are watching; take a seat to play or talk.',
    pleasePlayALittle: 'Please play a little slower.',
    pleaseTalkALittle: 'Please talk a little slower.',
    messagesAreJsonObjects: 'Messages are JSON objects with a "type".',
    thisMessageHasAnUnknown:
      'This message has an unknown type, a missing field or a wrong one; /api/docs describes them all.',
  },
};
