import { defaultOptions, fastRandom, hasSeat, seedFor, type Policy } from '@bandstand/engine';
import { knowledge } from '../bot.ts';
import { standard } from '../standard.ts';
import { game } from '../index.ts';
import { EVENTS, RECRUIT_BAND, RECRUIT_BUSINESS, STOP, type Event, type MyBand } from '../state.ts';

/** What a run of matches between equal players tells about the game. */
export interface Balance {
  readonly seats: number;
  readonly matches: number;
  readonly medianTurns: number;
  readonly turns5to95: readonly [number, number];
  /** Share of matches that the turn limit ended. */
  readonly stalled: number;
  /** Wins per seat, and per place counted from the first starting player, as a multiple of the fair share. */
  readonly bySeat: readonly number[];
  readonly byPlace: readonly number[];
  /** Contracts lost per match. */
  readonly contractsLost: number;
  /** Share of checks, over all seats, with a contract. */
  readonly contractHeld: number;
  /** Share of matches in which each event type was played. */
  readonly eventPlayed: readonly number[];
  /** Share of checks made at each space. */
  readonly spaceUsed: readonly number[];
  readonly decisions: number;
}

interface Tally {
  contractsLost: number;
  contractsHeld: number;
  checks: number;
  readonly spaces: number[];
  readonly played: Set<number>;
}

function note(tally: Tally, event: Event, seats: number): void {
  if (event.type === 'eventPlayed' || event.type === 'eventPlayedOn') tally.played.add(event.event);
  if (event.type === 'recruitAnnounced') tally.played.add(event.kind === 'band' ? RECRUIT_BAND : RECRUIT_BUSINESS);
  if (event.type === 'recruitStopped') tally.played.add(STOP);
  if (event.type !== 'contractsChecked') return;
  tally.checks++;
  tally.spaces[event.space]++;
  for (let seat = 0; seat < seats; seat++) {
    if (hasSeat(event.lost, seat)) tally.contractsLost++;
    if (hasSeat(event.holders, seat)) tally.contractsHeld++;
  }
}

/** Plays matches between equal players, each thinking only in states imagined from its own view. */
export function measureBalance(seats: number, matches: number, policyName = 'greedy', run = 1): Balance {
  const policy: Policy<MyBand> = knowledge.policies(game)[policyName];
  const tally: Tally = {
    contractsLost: 0,
    contractsHeld: 0,
    checks: 0,
    spaces: standard.distances.map(() => 0),
    played: new Set(),
  };
  const eventPlayed = EVENTS.map(() => 0);
  const bySeat = Array.from({ length: seats }, () => 0);
  const byPlace = Array.from({ length: seats }, () => 0);
  const turns: number[] = [];
  let stalled = 0;
  let decisions = 0;
  for (let match = 0; match < matches; match++) {
    const dice = fastRandom(seedFor(run, match));
    const thoughts = fastRandom(seedFor(run + 1, match));
    const state = game.setup(defaultOptions(game.options), seats, dice);
    const first = state.starter;
    tally.played.clear();
    for (; state.phase !== 'over'; decisions++) {
      const seat = state.actor;
      const moves = game.legalMoves(state, seat);
      const move =
        moves.length === 1 ? moves[0] : policy(game.imagine(game.view(state, seat), thoughts), seat, moves, thoughts);
      game.play(state, seat, move, dice, (event) => note(tally, event, seats));
    }
    for (const event of tally.played) eventPlayed[event]++;
    const outcome = game.outcome(state);
    if (outcome?.how.startsWith('limit') === true) stalled++;
    for (const [seat, share] of (outcome?.shares ?? []).entries()) {
      bySeat[seat] += share;
      byPlace[(seat - first + seats) % seats] += share;
    }
    turns.push(state.turn);
  }
  turns.sort((a, b) => a - b);
  const at = (share: number) => turns[Math.floor(share * (matches - 1))];
  const timesFair = (wins: number) => (wins * seats) / matches;
  return {
    seats,
    matches,
    medianTurns: at(0.5),
    turns5to95: [at(0.05), at(0.95)],
    stalled: stalled / matches,
    bySeat: bySeat.map(timesFair),
    byPlace: byPlace.map(timesFair),
    contractsLost: tally.contractsLost / matches,
    contractHeld: tally.contractsHeld / (tally.checks * seats),
    eventPlayed: eventPlayed.map((count) => count / matches),
    spaceUsed: tally.spaces.slice(1).map((count) => count / tally.checks),
    decisions: decisions / matches,
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The figures in a few lines for people. */
export const balanceText = (balance: Balance): string =>
  [
    `${balance.seats} seats, ${balance.matches} matches, ${balance.decisions.toFixed(0)} decisions each`,
    `turns: median ${balance.medianTurns}, 5 to 95 % ${balance.turns5to95.join(' to ')}; ended by the limit ${percent(balance.stalled)}`,
    `wins against a fair share by seat: ${balance.bySeat.map((times) => times.toFixed(2)).join(' ')}`,
    `by place from the starting player: ${balance.byPlace.map((times) => times.toFixed(2)).join(' ')}`,
    `contracts lost in a match ${balance.contractsLost.toFixed(1)}, held ${percent(balance.contractHeld)} of the time`,
    `matches with each event: ${EVENTS.map((name, type) => `${name} ${percent(balance.eventPlayed[type])}`).join(', ')}`,
    `checks at each space: ${balance.spaceUsed.map(percent).join(', ')}`,
  ].join('\n  ');
