import type { Pack } from '../content/shape.ts';
import { countsOf, penaltiesOf } from '../counts.ts';
import { TURNS } from '../rounds.ts';

/** The little that this peer needs of boardgame.io; the library itself is installed only for benchmarks. */
export interface BoardgameIo {
  readonly Client: (config: object) => {
    start(): void;
    stop(): void;
    getState(): { G: PeerState; ctx: { currentPlayer: string; gameover?: unknown } } | null;
    readonly moves: Readonly<Record<string, (slot: number) => void>>;
  };
}

interface PeerState {
  deck: number[];
  row: (number | null)[];
  grid: number[][][];
  scores: number[][];
  picks: number;
}

/** The same rules written the way boardgame.io's own examples are. */
export function peerGame(pack: Pack) {
  const counts = countsOf(pack);
  const add = (scores: number[], cards: readonly number[]): void => {
    const penalties = penaltiesOf(cards.reduce((sum, card) => sum + counts[card], 0));
    for (const [voice, penalty] of penalties.entries()) scores[voice] += penalty;
  };
  const game = {
    name: 'peer',
    setup: ({ random }: { random: { Shuffle(cards: number[]): number[] } }): PeerState => {
      const ids = pack.cards.map((_, id) => id);
      const deck = [...random.Shuffle(ids.slice(0, 18)), ...random.Shuffle(ids.slice(18))];
      return {
        deck,
        row: deck.slice(0, 9),
        grid: [
          [[], [], [], []],
          [[], [], [], []],
        ],
        scores: [
          [0, 0, 0, 0],
          [0, 0, 0, 0],
        ],
        picks: 0,
      };
    },
    turn: {
      minMoves: 1,
      maxMoves: 1,
      order: { first: () => 0, next: ({ G }: { G: PeerState }) => TURNS[G.picks] ?? 0 },
    },
    moves: {
      take({ G, playerID }: { G: PeerState; playerID: string }, slot: number): string | undefined {
        const card = G.row[slot];
        if (card === null || card === undefined) return 'INVALID_MOVE';
        const round = Math.floor(G.picks / 8);
        G.grid[Number(playerID)][round].push(card);
        G.row[slot] = null;
        G.picks++;
        if (G.picks % 8 === 0) {
          for (const seat of [0, 1]) add(G.scores[seat], G.grid[seat][round]);
          G.row = G.deck.slice((round + 1) * 9, (round + 2) * 9);
        }
        if (G.picks === 32)
          for (const seat of [0, 1])
            for (const row of [0, 1, 2, 3])
              add(
                G.scores[seat],
                G.grid[seat].map((column) => column[row]),
              );
        return undefined;
      },
    },
    endIf: ({ G }: { G: PeerState }) => (G.picks === 32 ? { scores: G.scores } : undefined),
  };
  return game;
}

/** Returns a function that plays one random match. */
export function randomMatch({ Client }: BoardgameIo, pack: Pack, below: (bound: number) => number): () => void {
  const game = peerGame(pack);
  return () => {
    const client = Client({ game, numPlayers: 2, debug: false });
    client.start();
    for (let pick = 0; pick < 32; pick++) {
      const state = client.getState();
      if (state === null) throw new Error('the peer has no state');
      const open = state.G.row.flatMap((card, slot) => (card === null ? [] : [slot]));
      client.moves['take'](open[below(open.length)]);
    }
    if (client.getState()?.ctx.gameover === undefined) throw new Error('the peer did not finish its match');
    client.stop();
  };
}
