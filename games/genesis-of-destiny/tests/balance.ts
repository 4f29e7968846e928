import { defaultOptions, fastRandom, seatsIn, seedFor, type Policy } from '@bandstand/engine';
import { knowledge } from '../bot.ts';
import type { Genesis, Options } from '../state.ts';
import { game } from '../index.ts';

/** What a run of matches between bots tells about the game. */
export interface Balance {
  readonly matches: number;
  readonly legends: number;
  readonly unsigned: number;
  /** Share of matches with 8 to 16 gigs. */
  readonly inRange: number;
  readonly meanGigs: number;
  readonly noGigs: number;
  /** Share of the break-ups with a winner, by role. */
  readonly soloWins: readonly number[];
  readonly causes: Readonly<Record<string, number>>;
  readonly decisions: number;
}

export function measureBalance(
  matches: number,
  given: Partial<Options> = {},
  bots: readonly string[] = ['greedy', 'greedy', 'greedy'],
  run = 1,
): Balance {
  const options = { ...defaultOptions(game.options), ...given };
  const seatCount = options.rolePlaying ? 4 : 3;
  const policies: Readonly<Record<string, Policy<Genesis>>> = knowledge.policies(game);
  const wins = [0, 0, 0];
  const causes: Record<string, number> = {};
  let legends = 0;
  let unsigned = 0;
  let inRange = 0;
  let gigs = 0;
  let noGigs = 0;
  let decisions = 0;
  for (let match = 0; match < matches; match++) {
    const dice = fastRandom(seedFor(run, match));
    const thoughts = fastRandom(seedFor(run + 1, match));
    const state = game.setup(options, seatCount, dice);
    for (;;) {
      const toAct = game.toAct(state);
      if (toAct === 0) break;
      decisions++;
      const seat = seatsIn(toAct)[0];
      const moves = game.legalMoves(state, seat);
      const policy = policies[bots[seat] ?? 'greedy'];
      const move =
        moves.length === 1 ? moves[0] : policy(game.imagine(game.view(state, seat), thoughts), seat, moves, thoughts);
      game.play(state, seat, move, dice);
    }
    gigs += state.gigs;
    if (state.gigs >= 8 && state.gigs <= 16) inRange++;
    if (state.gigs === 0) noGigs++;
    causes[state.ending === 'legend' ? 'legend' : state.cause] =
      (causes[state.ending === 'legend' ? 'legend' : state.cause] ?? 0) + 1;
    if (state.ending === 'legend') legends++;
    else if (state.ending === 'unsigned') unsigned++;
    else wins[game.outcome(state)?.ranks.indexOf(1) ?? 0]++;
  }
  const solos = Math.max(1, wins[0] + wins[1] + wins[2]);
  return {
    matches,
    legends: legends / matches,
    unsigned: unsigned / matches,
    inRange: inRange / matches,
    meanGigs: gigs / matches,
    noGigs: noGigs / matches,
    soloWins: wins.map((count) => count / solos),
    causes,
    decisions: decisions / matches,
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const balanceText = (balance: Balance): string =>
  [
    `${balance.matches} matches, ${balance.decisions.toFixed(0)} decisions each`,
    `legends ${percent(balance.legends)}, nobody signed ${percent(balance.unsigned)}`,
    `gigs: mean ${balance.meanGigs.toFixed(1)}, 8 to 16 in ${percent(balance.inRange)}, none at all in ${percent(balance.noGigs)}`,
    `break-ups with a winner: Beats ${percent(balance.soloWins[0])}, Melody ${percent(balance.soloWins[1])}, Front ${percent(balance.soloWins[2])}`,
    `endings: ${Object.entries(balance.causes)
      .map(([cause, count]) => `${cause} ${count}`)
      .join(', ')}`,
  ].join('\n  ');
