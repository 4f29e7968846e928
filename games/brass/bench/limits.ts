import {
  bad,
  fastRandom,
  firstSeat,
  good,
  must,
  seedFor,
  type Judged,
  type Random,
  type Seat,
} from '@bandstand/engine';
import { columnTable } from '../bot/exact/columns.ts';
import { Duel } from '../bot/exact/duel.ts';
import { judgeOf } from '../bot/judge.ts';
import { flatten, Sketch } from '../bot/sketch.ts';
import { game } from '../index.ts';
import { SLOTS, type Brass, type Move, type Options, type State, type View } from '../state.ts';
import { peerGame } from './boardgameio.ts';

/** A bot, as far as it is needed here. */
interface Player {
  choose(view: View, seat: Seat, moves: readonly Move[]): Move;
  judge?(view: View, seat: Seat, moves: readonly Move[]): readonly Judged<Brass>[];
}

/** What whoever measures brings along. */
export interface Tools {
  readonly bot: (name: string, random: Random) => Player;
  readonly cpuMs: () => number;
  readonly requirePeer: (name: string) => unknown;
}

/** Something that no player can be better than, or a peer; `measure` gives a share of 100. */
interface Limit {
  readonly name: string;
  readonly bar: number;
  readonly measure: () => Promise<number>;
}

const OPTIONS: Options = { length: 'full', goldFirst: false, handicap: 0, handicapFor: 'A' };
const THOUGHT_MS = 200;
const FIERCE = `fierce:${THOUGHT_MS}ms`;
const FIRST_KNOWN_ROUND = 2;

export const limits = (tools: Tools): readonly Limit[] => [
  {
    name: '% of 200 deals in which nothing was given away against exact play from round 3 on',
    bar: 100,
    measure: () => Promise.resolve(againstExactPlay(tools, 200)),
  },
  {
    name: '% of 60 matches won from boardgame.io’s own search at equal CPU time',
    bar: 95,
    measure: () => againstPeer(tools, 30),
  },
];

const { counts, tables } = judgeOf(game);
const expectations = flatten(tables);
const columns = columnTable((voice, missing, count) => tables[voice][0][missing][count]);

/** A match that quick players brought to the moment from which on every card is known. */
function knownFrom(index: number, { bot }: Tools): State {
  const random = fastRandom(seedFor(1201, index));
  const state = game.setup(OPTIONS, 2, random);
  const quick = bot('sharp', random);
  while (state.round < FIRST_KNOWN_ROUND) {
    const seat = firstSeat(game.toAct(state));
    game.play(state, seat, quick.choose(game.view(state, seat), seat, game.legalMoves(state, seat)), random);
  }
  return state;
}

/** The best take and what it leads to, however long it takes to find. */
function exact(state: State): { readonly slot: number; readonly value: number } {
  const sketch = new Sketch(counts, expectations);
  sketch.load(state);
  const slots = game.legalMoves(state, firstSeat(game.toAct(state))).map(({ slot }) => slot);
  return must(found(new Duel({ state, sketch, counts, columns }, () => true).solve(slots)?.[0]));
}

function againstExactPlay(tools: Tools, deals: number): number {
  let kept = 0;
  for (let deal = 0; deal < deals; deal++) {
    const seat = deal % 2;
    const start = knownFrom(deal, tools);
    const { value } = exact(start);
    const promised = firstSeat(game.toAct(start)) === seat ? value : -value;
    if (resultOf(start, seat, tools.bot(FIERCE, fastRandom(seedFor(1202, deal)))) >= promised) kept++;
  }
  return (100 * kept) / deals;
}

/** How a match ends for the player in the seat when the other plays exactly: 1, 0 or −1. */
function resultOf(start: State, seat: Seat, player: Player): number {
  const state = game.clone(start);
  const random = fastRandom(1);
  while (game.toAct(state) !== 0) {
    const next = firstSeat(game.toAct(state));
    const moves = game.legalMoves(state, next);
    const move =
      next === seat
        ? player.choose(game.view(state, next), next, moves)
        : must(found(moves.find(({ slot }) => slot === exact(state).slot)));
    game.play(state, next, move, random);
  }
  const shares = game.outcome(state)?.shares ?? [0, 0];
  return Math.sign(shares[seat] - shares[1 - seat]);
}

/** The little of boardgame.io that is used. */
interface PeerAi {
  readonly MCTSBot: new (options: object) => {
    play(
      state: unknown,
      player: string,
    ): Promise<{ readonly action: { readonly payload: { readonly args: number[] } } }>;
  };
}
interface PeerInternal {
  readonly InitializeGame: (options: object) => { readonly G: object };
  readonly CreateGameReducer: (options: object) => (state: unknown, action: unknown) => unknown;
}

/** Its search wants to be told who won: the lower worst voice, then the next. */
function peerResult(scores: readonly (readonly number[])[]): { readonly winner: string } | { readonly draw: true } {
  const [a, b] = scores.map((voices) => voices.toSorted((x, y) => y - x));
  const at = a.findIndex((penalty, voice) => penalty !== b[voice]);
  return at < 0 ? { draw: true } : { winner: a[at] < b[at] ? '0' : '1' };
}

const peerRules = {
  ...peerGame(game.pack.content),
  endIf: ({ G }: { G: { picks: number; scores: number[][] } }) => (G.picks === 32 ? peerResult(G.scores) : undefined),
};

const enumerate = ({ row }: { row: (number | null)[] }): object[] =>
  row.flatMap((card, slot) => (card === null ? [] : [{ move: 'take', args: [slot] }]));

/** It takes a number of tries, not a time: so many fit the time at each pick, found out as it goes. */
class PeerPlayer {
  private readonly ai: PeerAi;
  private readonly tools: Tools;
  private readonly tries = new Array<number>(32).fill(60);

  constructor(tools: Tools) {
    this.tools = tools;
    this.ai = tools.requirePeer('boardgame.io/ai') as PeerAi;
  }

  /** It is given the whole state, the cards to come included. */
  async slot(state: unknown, seat: Seat, pick: number, seed: number): Promise<number> {
    const tries = this.tries[pick];
    const bot = new this.ai.MCTSBot({ game: peerRules, enumerate, seed, iterations: tries, playoutDepth: 50 });
    const start = this.tools.cpuMs();
    const { action } = await bot.play(state, String(seat));
    const took = Math.max(1, this.tools.cpuMs() - start);
    this.tries[pick] = Math.max(1, Math.min(4 * tries, Math.round((tries * THOUGHT_MS) / took)));
    return action.payload.args[0];
  }
}

async function againstPeer(tools: Tools, deals: number): Promise<number> {
  const { InitializeGame, CreateGameReducer } = tools.requirePeer('boardgame.io/internal') as PeerInternal;
  const reduce = CreateGameReducer({ game: peerRules });
  const player = new PeerPlayer(tools);
  let share = 0;
  for (let match = 0; match < 2 * deals; match++) {
    const peerSeat = match % 2;
    const random = fastRandom(seedFor(1301, match >> 1));
    const state = game.setup(OPTIONS, 2, random);
    const fierce = tools.bot(FIERCE, random);
    const begun = InitializeGame({ game: peerRules, numPlayers: 2 });
    let peer: unknown = { ...begun, G: { ...begun.G, deck: [...state.deck], row: state.deck.slice(0, SLOTS) } };
    while (game.toAct(state) !== 0) {
      const seat = firstSeat(game.toAct(state));
      const moves = game.legalMoves(state, seat);
      const slot =
        seat === peerSeat
          ? await player.slot(peer, seat, state.round * 8 + state.pick, match)
          : fierce.choose(game.view(state, seat), seat, moves).slot;
      peer = reduce(peer, { type: 'MAKE_MOVE', payload: { type: 'take', args: [slot], playerID: String(seat) } });
      game.play(state, seat, must(found(moves.find((move) => move.slot === slot))), random);
    }
    share += game.outcome(state)?.shares[1 - peerSeat] ?? 0;
  }
  return (50 * share) / deals;
}

const found = <Value>(value: Value | undefined) =>
  value === undefined ? bad('not-found', 'there is no such move') : good(value);
