const MATCH = 'bW9vbmxpZ2h0LXdhbHR6LTE';
const KEY = 'a2V5LW9mLXRoZS1maXJzdC1zZWF0LWtlZXAtaXQ';
const INVITE = 'aW52aXRhdGlvbi1mb3ItYS1mcmllbmQ';

const TABLE = {
  match: MATCH.slice(0, 22),
  game: 'your-game',
  rulesVersion: 1,
  packHash: '4f'.repeat(32),
  options: {},
  status: 'playing',
  isPublic: false,
  pace: { type: 'free' },
  standIn: 'greedy',
  seats: [
    { seat: 0, kind: 'person', name: 'Ada', isHere: true, standIn: false },
    { seat: 1, kind: 'bot', name: 'Steady', bot: 'greedy', isHere: true, standIn: false },
  ],
  commitment: '9a'.repeat(32),
  createdAt: 1_796_000_000_000,
};

const UPDATE = {
  type: 'update',
  version: 4,
  moves: [0, 3],
  toAct: [0],
  canUndo: true,
  events: [{ type: 'hung', seat: 1 }],
};

const RECORD = { format: 'bandstand-record-1', game: 'your-game', seats: 2, moves: [[0, 3]] };

const GAME = {
  game: 'your-game',
  name: 'Yours',
  seats: { min: 2, max: 4 },
  packHash: '4f'.repeat(32),
  moves: [{ id: 0, type: 'hang', lantern: 0, post: 1, words: 'Hang' }],
  content: { lanterns: [{ id: 'paper-moon', glow: 2 }] },
  options: { open: { type: 'flag', default: false, label: 'Open' } },
  scoreParts: { glow: 'Glow' },
  view: { type: 'object', properties: { hand: { type: 'array', items: { type: 'integer' } } } },
};

const SEALED = { id: 'c2VhbGVkLW1hdGNoLW5hbW', body: 'ZW5jcnlwdGVkLWJ5LXRoZS1kZXZpY2U' };

interface Example {
  readonly request?: unknown;
  readonly answer?: unknown;
}

/** What is sent to each operation and what it answers, by the operation's name. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  listGames: { answer: [{ game: GAME.game, name: GAME.name, minSeats: 2, maxSeats: 4 }] },
  readGame: { answer: GAME },
  readTableGame: { answer: GAME },
  makeTable: {
    request: { game: 'your-game', name: 'Ada', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] },
    answer: { match: TABLE.match, seat: 0, token: KEY, invite: INVITE, programs: [] },
  },
  listTables: { answer: [{ ...TABLE, status: 'open', isPublic: true }] },
  readTable: { answer: TABLE },
  takeSeat: { request: { name: 'Bo' }, answer: { seat: 1, token: KEY } },
  planSeat: { request: { seat: 1, bot: 'greedy' }, answer: { ...TABLE, status: 'open' } },
  swapSeats: { request: { seats: [0, 1] }, answer: TABLE },
  addToDeal: { request: { commitment: '5e'.repeat(32) }, answer: TABLE },
  answerInvitation: { request: { yes: true }, answer: TABLE },
  removePerson: { request: { seat: 1 }, answer: TABLE },
  act: { request: { type: 'move', move: 3, nonce: 'v4' }, answer: { accepted: true } },
  listen: { answer: UPDATE },
  readRecord: { answer: RECORD },
  rematch: { request: { swap: true }, answer: { match: TABLE.match } },
  setReach: { request: { webhook: 'https://example.org/my-turn' }, answer: { saved: true } },
  readPushKey: { answer: { key: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA' } },
  makeCode: { answer: { code: 'BCDF-2345', minutes: 10 } },
  useCode: { request: { code: 'BCDF-2345' }, answer: { match: TABLE.match, seat: 0, token: KEY } },
  listMyTables: {
    request: { seats: [{ match: TABLE.match, token: KEY }] },
    answer: [{ table: TABLE, seat: 0, isMyTurn: true }],
  },
  readDaily: {
    answer: {
      day: '2026-11-17',
      yesterday: '2026-11-16',
      endsAt: 1_794_960_000_000,
      games: [
        {
          game: 'your-game',
          seats: 2,
          level: 'greedy',
          options: {},
          commitment: '4f'.repeat(32),
          tomorrow: '9a'.repeat(32),
          yesterday: '1c'.repeat(32),
          practice: '2d'.repeat(32),
          played: 12,
        },
      ],
    },
  },
  readDailyStandings: {
    request: { device: KEY },
    answer: [{ game: 'your-game', standing: { score: 31, place: 2, of: 14, percentile: 92, isCounted: true } }],
  },
  listDailyResults: { answer: [{ place: 1, name: 'Ada', score: 31 }] },
  tryDaily: { request: { device: KEY, name: 'Ada' }, answer: { match: TABLE.match, token: KEY } },
  readDailyBest: { answer: RECORD },
  beginProgress: { answer: { kept: [], deleted: [] } },
  listProgress: { answer: { kept: [SEALED.id], deleted: [] } },
  changeProgress: { request: { add: [SEALED], delete: [] }, answer: { added: 1, deleted: 0 } },
  readProgress: { request: { ids: [SEALED.id] }, answer: [SEALED] },
  deleteProgress: { answer: { deleted: 1 } },
};
