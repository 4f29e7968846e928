import { combinePhases, everybody, OVER, shuffle, withoutSeat, type Problem, type Seat } from '@bandstand/engine';
import { flowOf } from './flow/index.ts';
import { drawTo, fillSlot, onSheets, showSheets, turnUp } from './flow/table.ts';
import { traitsOf, type Kit } from './kit.ts';
import { CLAIMED, CURSOR, DONE, SLOTS, STAGE } from './layout.ts';
import { sheetMoves } from './legal.ts';
import type { Move } from './moves.ts';
import type { Rule, Turn } from './phase.ts';
import { step } from './seat.ts';
import type { Phase, View } from './state.ts';
import type { DraftAndWrite } from './types.ts';

/** Choices on the own sheet: nobody waits for anybody before all are done. */
const onSheet: Rule = {
  legal: (content, state, seat) => sheetMoves(content, state, state.sheets[seat], seat),
  play(turn, seat, move) {
    const { state } = turn;
    const sheet = state.sheets[seat];
    state.news[seat].push(move.id);
    step(onSheets(turn, false), sheet, seat, move);
    if (sheet[STAGE] === DONE) state.toAct = withoutSeat(state.toAct, seat);
    advance(turn);
  },
};

/** The colour of the start circle. */
const start: Rule = { ...onSheet, legal: (content) => content.moves.startColour };

/** One of two goals stays. */
const keep: Rule = {
  legal: (content) => content.moves.keepGoal,
  play(turn, seat, move) {
    if (move.type === 'keepGoal') keepGoal(turn, seat, move.which);
    advance(turn);
  },
};

/** A card of the hand, chosen in secret. */
const pick: Rule = {
  legal(content, state, seat) {
    const flow = flowOf(content, state);
    const picks = content.moves.picks[flow.pickable(content, state, seat)];
    return flow.canDraw(state, seat) ? [...picks, content.moves.drawThird[0]] : picks;
  },
  play(turn, seat, move) {
    const { state, tell } = turn;
    if (move.type === 'pick') {
      state.picks[seat] = move.slot;
      state.toAct = withoutSeat(state.toAct, seat);
      tell?.({ type: 'picked', seat, card: state.hands[seat][move.slot] });
    } else {
      tell?.({ type: 'drew', seat, card: state.stack[state.stack.length - 1] });
      drawTo(state, seat);
    }
    advance(turn);
  },
};

/** Those that are asked most stand first: they are looked for in this order. */
const rules: Readonly<Record<Phase, Rule>> = {
  record: onSheet,
  pick,
  weekend: onSheet,
  final: onSheet,
  start,
  keep,
  over: OVER,
};

/** The rules of a game of this kit, phase by phase. */
export const rulesOf = (kit: Kit, whyNot?: (kit: Kit, view: View, move: Move) => Problem) =>
  combinePhases<DraftAndWrite, Kit, Phase>(kit, {
    rules,
    phaseOf: ({ phase }) => phase,
    toAct: ({ toAct }) => toAct,
    ...(whyNot === undefined ? {} : { whyNot }),
  });

/** Goes through barriers until somebody has a decision to make or the match is over. */
export function advance(turn: Turn): void {
  const { state } = turn;
  while (state.toAct === 0 && state.phase !== 'over') barrier(turn);
}

function barrier(turn: Turn): void {
  const { content: kit, state } = turn;
  const flow = flowOf(kit, state);
  switch (state.phase) {
    case 'start':
      if (kit.startCircle >= 0) showSheets(turn);
      for (let slot = 0; slot < SLOTS; slot++) fillSlot(turn, slot);
      if (traitsOf(kit, state).personalGoals) return offerGoals(turn);
      return flow.begin(turn);
    case 'keep':
      returnGoals(turn);
      return flow.begin(turn);
    case 'pick':
      return turnUp(turn);
    case 'record':
      showSheets(turn);
      return flow.recorded(turn);
    case 'weekend':
      showSheets(turn);
      flow.weekendOver(turn);
      for (let seat = 0; seat < state.seats; seat++) state.sheets[seat][CLAIMED] = state.sheets[seat][CURSOR] = 0;
      return;
    default:
      showSheets(turn);
      state.phase = 'over';
  }
}

function offerGoals(turn: Turn): void {
  const { state, tell } = turn;
  state.phase = 'keep';
  state.toAct = everybody(state.seats);
  for (let seat = 0; seat < state.seats; seat++) {
    const goals = [state.goalStack.pop() ?? -1, state.goalStack.pop() ?? -1];
    state.offers[seat] = goals;
    tell?.({ type: 'goalsOffered', seat, goals: [...goals] });
  }
}

function keepGoal(turn: Turn, seat: Seat, which: number): void {
  const { state, tell } = turn;
  const offer = state.offers[seat];
  state.offers[seat] = [offer[which], offer[1 - which]];
  state.personal[seat] = offer[which];
  state.toAct = withoutSeat(state.toAct, seat);
  tell?.({ type: 'keptGoal', seat, goal: offer[which] });
}

/** The goals that nobody kept join the stack in seat order, and it is shuffled; or they are out. */
function returnGoals({ content: kit, state, random }: Turn): void {
  if (kit.rules.rejected === 'shuffled-back') {
    for (let seat = 0; seat < state.seats; seat++) state.goalStack.push(state.offers[seat][1]);
    shuffle(state.goalStack, random);
  }
  const isOut = kit.rules.rejected === 'discarded';
  for (let seat = 0; seat < state.seats; seat++) state.offers[seat] = isOut ? [state.offers[seat][1]] : [];
}
