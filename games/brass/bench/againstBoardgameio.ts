// Matches of the fierce bot against boardgame.io's own search at equal CPU time: node games/brass/bench/againstBoardgameio.ts [deals] [ms]
import { createBot } from '@bandstand/bots';
import { fastRandom, firstSeat, must, seedFor } from '@bandstand/engine';
import { installPeers, requirePeer } from '../../../bench/peers.ts';
import { knowledge } from '../bot.ts';
import { game } from '../index.ts';
import { SLOTS, type Options, type State } from '../state.ts';
import { peerGame } from './boardgameio.ts';

const OPTIONS: Options = { length: 'full', goldFirst: false, handicap: 0, handicapFor: 'A' };
const SEED = 1301;

/** The little of boardgame.io's AI that is used. */
interface PeerBot {
  play(state: unknown, player: string): Promise<{ readonly action: { readonly payload: { readonly args: number[] } } }>;
}
interface PeerAi {
  readonly MCTSBot: new (options: object) => PeerBot;
}
interface PeerInternal {
  readonly InitializeGame: (options: { game: object; numPlayers: number }) => { G: { deck: number[]; row: number[] } };
  readonly CreateGameReducer: (options: { game: object }) => (state: unknown, action: unknown) => unknown;
}

installPeers(console.error);
const { MCTSBot } = requirePeer('boardgame.io/ai') as PeerAi;
const { InitializeGame, CreateGameReducer } = requirePeer('boardgame.io/internal') as PeerInternal;

const [deals = 30, ms = 200] = process.argv.slice(2).map(Number);
const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const pack = game.pack.content as Parameters<typeof peerGame>[0];

/** Its search wants to be told who won: the lower worst voice, then the next. */
function resultOf(scores: readonly (readonly number[])[]): { readonly winner: string } | { readonly draw: true } {
  const [a, b] = scores.map((voices) => voices.toSorted((x, y) => y - x));
  const at = a.findIndex((penalty, voice) => penalty !== b[voice]);
  return at < 0 ? { draw: true } : { winner: a[at] < b[at] ? '0' : '1' };
}
const plain = peerGame(pack);
const rules = {
  ...plain,
  endIf: ({ G }: { G: { picks: number; scores: number[][] } }) => (G.picks === 32 ? resultOf(G.scores) : undefined),
};
const reduce = CreateGameReducer({ game: rules });
const enumerate = ({ row }: { row: (number | null)[] }): object[] =>
  row.flatMap((card, slot) => (card === null ? [] : [{ move: 'take', args: [slot] }]));

/** So many tries fit the time at each pick of a match, found out as it goes: the nearer the end, the shorter a try. */
const triesAt = new Array<number>(32).fill(60);
const made: number[] = [];
const spent: number[] = [];
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1];

async function peerChoice(state: unknown, seat: number, pick: number, seed: number): Promise<number> {
  const tries = triesAt[pick];
  const bot = new MCTSBot({ game: rules, enumerate, seed, iterations: tries, playoutDepth: 50 });
  const start = cpuMs();
  const { action } = await bot.play(state, String(seat));
  const took = cpuMs() - start;
  made.push(tries);
  spent.push(took);
  triesAt[pick] = Math.max(1, Math.min(4 * tries, Math.round((tries * ms) / Math.max(1, took))));
  return action.payload.args[0];
}

let share = 0;
for (let match = 0; match < 2 * deals; match++) {
  const peerSeat = match % 2;
  const random = fastRandom(seedFor(SEED, match >> 1));
  const state: State = game.setup(OPTIONS, 2, random);
  const fierce = must(createBot(`fierce:${ms}ms`, { game, knowledge, random, now: cpuMs }));
  let peer: unknown = InitializeGame({ game: rules, numPlayers: 2 });
  const { G } = peer as { G: { deck: number[]; row: number[] } };
  peer = { ...(peer as object), G: { ...G, deck: [...state.deck], row: state.deck.slice(0, SLOTS) } };
  while (game.toAct(state) !== 0) {
    const seat = firstSeat(game.toAct(state));
    const moves = game.legalMoves(state, seat);
    const slot =
      seat === peerSeat
        ? await peerChoice(peer, seat, state.round * 8 + state.pick, match)
        : fierce.choose(game.view(state, seat), seat, moves).slot;
    peer = reduce(peer, { type: 'MAKE_MOVE', payload: { type: 'take', args: [slot], playerID: String(seat) } });
    game.play(state, seat, must(moveAt(moves, slot)), random);
  }
  share += game.outcome(state)?.shares[1 - peerSeat] ?? 0;
}
console.log(
  `${2 * deals} matches on ${deals} deals from both seats against boardgame.io's search, ${ms} ms of CPU time a choice: ${((100 * share) / (2 * deals)).toFixed(1)} %; at the median it made ${median(made)} tries a choice in ${median(spent).toFixed(0)} ms, and it saw the cards to come`,
);

function moveAt<M extends { readonly slot: number }>(moves: readonly M[], slot: number) {
  const move = moves.find((each) => each.slot === slot);
  return move === undefined
    ? { ok: false as const, problem: { code: 'illegal', message: `no take of ${slot}` } }
    : { ok: true as const, value: move };
}
