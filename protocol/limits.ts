/** Every limit that a client can run into, in one place. Refusals quote them. */
export const LIMITS = {
  nameLength: 24,
  chatLength: 400,
  bodyBytes: 256 * 1024,
  messageBytes: 16 * 1024,
  /** Token bucket for messages on one socket, pings and pongs included. */
  messagesPerSecond: 20,
  messageBurst: 60,
  /** So many messages over the limit end a connection. */
  floodMessages: 200,
  /** Token bucket for chat, captions and reactions of one seat; an address has eight times as much. */
  chatPerSecond: 0.5,
  chatBurst: 8,
  reactionsPerSecond: 2,
  reactionBurst: 8,
  /** Where a game has signs of its own instead of talk. */
  signsPerSecond: 4,
  signBurst: 4,
  /** So often a match can be taken back, all seats together. */
  takeBacks: 300,
  /** Entries of a log that are not moves standing: beyond it nobody may leave and come back any more. */
  entriesBesideMoves: 1000,
  /** The largest budget of a search bot in iterations; in time the host says how much. */
  botIterations: 20_000,
  captionKeyLength: 60,
  /** In UTF-16 units, on the wire; the game says how many characters each caption may have. */
  captionLength: 1300,
  /** Token bucket for HTTP requests of one address. */
  requestsPerSecond: 20,
  requestBurst: 120,
  /** New tables of one address, rematches included. */
  tablesPerHour: 60,
  /** Token bucket for seats that one address takes: a household at once, and then one now and again. */
  joinsPerMinute: 8,
  joinBurst: 8,
  /** So long somebody may be away who took a seat at a public table, unless its host says otherwise. */
  showUpSeconds: 60,
  /** Rematches that one seat can ask for. */
  rematchesPerHour: 20,
  packBytes: 128 * 1024,
  /** Packs that one address can bring. */
  packBytesPerHour: 4 * 1024 * 1024,
  /** Finished matches under one recovery code, each encrypted by the device and so many letters long at most. */
  sealedMatches: 5000,
  sealedLength: 32 * 1024,
  /** All of them together. */
  sealedTotal: 16 * 1024 * 1024,
  /** So many in one request. */
  sealedAtOnce: 200,
  /** So many are sent at once; the others are asked for again. */
  sealedReadAtOnce: 16,
  /** Letters of such matches that one address can bring. */
  sealedPerHour: 16 * 1024 * 1024,
  /** Recovery codes that one address can begin. */
  recoveriesPerHour: 10,
  /** Sockets and streams together. */
  socketsPerAddress: 200,
  /** Token bucket for new connections of one address. */
  connectionsPerSecond: 20,
  connectionBurst: 400,
  /** Sockets and streams of one seat, on any device. */
  connectionsPerSeat: 20,
  /** Whoever has left so much unread is let go. */
  unreadBytes: 512 * 1024,
  seatNameMin: 1,
  codeMinutes: 10,
  /** So long a deal waits for what a device adds to it. */
  partSeconds: 15,
  idleSocketMs: 60_000,
} as const;

/** Limits of a connection that honest pages never meet: they are not sent to them. */
export const TRAFFIC = {
  /** Token bucket for pages and files of one address: thirty people who come for the first time at once, each with all files. */
  pagesPerSecond: 100,
  pageBurst: 7500,
  /** Requests of one connection that wait for their answer; beyond it nothing more is read. */
  requestsInFlight: 8,
  /** So many requests over the limit end a connection. */
  floodRequests: 40,
  /** What a message may have beside its text: a piece of one costs as much as a whole. */
  framingBytes: 1024,
  /** So long a socket that was told goodbye may take to close. */
  goodbyeMs: 1000,
} as const;
