import { everybody, shuffle, withoutSeat, type Emit, type Random, type Seat } from '@bandstand/engine';
import { flowOf } from './flow/flow.ts';
import { drawTo, fillSlot, showSheets, teller, turnUp, type Say } from './flow/table.ts';
import type { Kit } from './kit.ts';
import { CLAIMED, CURSOR, DONE, SLOTS, STAGE } from './layout.ts';
import type { Move } from './moves.ts';
import { step } from './seat.ts';
import type { Event, State } from './state.ts';

/** Plays a legal move and, when it was the last that everybody waited for, what follows. */
export function play(kit: Kit, state: State, seat: Seat, move: Move, random: Random, emit?: Emit<Event>): void {
  if (state.phase === 'pick') pick(state, seat, move, emit);
  else if (state.phase === 'keep' && move.type === 'keepGoal') keepGoal(state, seat, move.which, emit);
  else {
    const sheet = state.sheets[seat];
    state.news[seat].push(move.id);
    step(kit, state, sheet, seat, move, emit && teller(emit, false));
    if (sheet[STAGE] === DONE) state.toAct = withoutSeat(state.toAct, seat);
  }
  if (state.toAct === 0) advance(kit, state, random, emit);
}

function pick(state: State, seat: Seat, move: Move, emit: Say): void {
  if (move.type === 'pick') {
    state.picks[seat] = move.slot;
    state.toAct = withoutSeat(state.toAct, seat);
    emit?.({ type: 'picked', seat, card: state.hands[seat][move.slot] });
  } else {
    emit?.({ type: 'drew', seat, card: state.stack[state.stack.length - 1] });
    drawTo(state, seat);
  }
}

/** Goes through barriers until somebody has a decision to make or the match is over. */
export function advance(kit: Kit, state: State, random: Random, emit: Say): void {
  while (state.toAct === 0 && state.phase !== 'over') barrier(kit, state, random, emit);
}

function barrier(kit: Kit, state: State, random: Random, emit: Say): void {
  const flow = flowOf(kit, state);
  switch (state.phase) {
    case 'start':
      if (kit.startCircle >= 0) showSheets(kit, state, emit);
      for (let slot = 0; slot < SLOTS; slot++) fillSlot(state, slot, emit);
      if (flow.personalGoals) return offerGoals(state, emit);
      return flow.begin(kit, state, random, emit);
    case 'keep':
      returnGoals(kit, state, random);
      return flow.begin(kit, state, random, emit);
    case 'pick':
      return turnUp(kit, state, emit);
    case 'record':
      showSheets(kit, state, emit);
      return flow.recorded(kit, state, random, emit);
    case 'weekend':
      showSheets(kit, state, emit);
      flow.weekendOver(kit, state, random, emit);
      for (let seat = 0; seat < state.seats; seat++) state.sheets[seat][CLAIMED] = state.sheets[seat][CURSOR] = 0;
      return;
    default:
      showSheets(kit, state, emit);
      state.phase = 'over';
  }
}

function offerGoals(state: State, emit: Say): void {
  state.phase = 'keep';
  state.toAct = everybody(state.seats);
  for (let seat = 0; seat < state.seats; seat++) {
    const goals = [state.goalStack.pop() ?? -1, state.goalStack.pop() ?? -1];
    state.offers[seat] = goals;
    emit?.({ type: 'goalsOffered', seat, goals: [...goals] });
  }
}

function keepGoal(state: State, seat: Seat, which: number, emit: Say): void {
  const offer = state.offers[seat];
  state.offers[seat] = [offer[which], offer[1 - which]];
  state.personal[seat] = offer[which];
  state.toAct = withoutSeat(state.toAct, seat);
  emit?.({ type: 'keptGoal', seat, goal: offer[which] });
}

/** The goals that nobody kept join the stack in seat order, and it is shuffled; or they are out. */
function returnGoals(kit: Kit, state: State, random: Random): void {
  if (kit.rules.rejected === 'shuffled-back') {
    for (let seat = 0; seat < state.seats; seat++) state.goalStack.push(state.offers[seat][1]);
    shuffle(state.goalStack, random);
  }
  const isOut = kit.rules.rejected === 'discarded';
  for (let seat = 0; seat < state.seats; seat++) state.offers[seat] = isOut ? [state.offers[seat][1]] : [];
}
