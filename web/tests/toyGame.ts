import { everybody, moveTable, NOBODY, only, rankSeats, type Game, type GameTypes, type Seat } from '@bandstand/engine';

interface Count extends GameTypes {
  Pack: { readonly limit: number };
  Options: { readonly goal: number; readonly open: boolean };
  State: { readonly options: Count['Options']; readonly seats: number; turn: Seat; total: number; last: number };
  Move: { readonly id: number; readonly type: 'add'; readonly amount: number };
  Event:
    | { readonly type: 'added'; readonly seat: Seat; readonly amount: number }
    | { readonly type: 'rolled'; readonly number: number };
  View: Count['State'];
}

const isOver = (state: Count['State']): boolean => state.total >= state.options.goal;

/** Add 1, 2 or 3; adding 3 also rolls a die that everybody sees. Whoever reaches the goal wins. */
export const toyGame: Game<Count> = {
  id: 'toy',
  seats: { min: 1, max: 3 },
  rulesVersion: 1,
  maxMoves: 40,
  pack: { id: 'toy', hash: '0', content: { limit: 3 } },
  options: { goal: { type: 'number', min: 3, max: 30, default: 10 }, open: { type: 'flag', default: true } },
  moves: moveTable<Count['Move']>([1, 2, 3].map((amount) => ({ type: 'add', amount }) as const)),
  setup: (options, seats) => ({ options, seats, turn: 0, total: 0, last: 0 }),
  clone: (state) => ({ ...state }),
  toAct: (state) => (isOver(state) ? NOBODY : only(state.turn) & everybody(state.seats)),
  legalMoves: (state, seat) => (isOver(state) || state.turn !== seat ? [] : toyGame.moves),
  play(state, seat, move, random, emit) {
    state.total += move.amount;
    state.turn = (seat + 1) % state.seats;
    emit?.({ type: 'added', seat, amount: move.amount });
    if (move.amount !== 3) return;
    state.last = random.below(6) + 1;
    emit?.({ type: 'rolled', number: state.last });
  },
  outcome: (state) =>
    isOver(state)
      ? rankSeats(
          Array.from({ length: state.seats }, (_, seat) => ((seat + 1) % state.seats === state.turn ? 1 : 0)),
          (a, b) => Number((b + 1) % state.seats === state.turn) - Number((a + 1) % state.seats === state.turn),
          'reached',
        )
      : undefined,
  view: (state) => ({ ...state }),
  viewEvent: (event) => event,
  reveals: (event) => event.type === 'rolled',
  imagine: (view) => ({ ...view }),
  whyNot: () => ({ code: 'no', message: 'That is too much.' }),
  score: (view, seat) => [{ part: 'turns', points: view.turn === seat ? 1 : 0 }],
  text: {
    name: 'Counting up',
    tagline: 'One, two, three.',
    parts: { turns: 'Turns' },
    options: { goal: { label: 'Goal' }, open: { label: 'Open', help: 'Helps nobody.' } },
    prompt: (view, nameOf) => (isOver(view) ? 'Over.' : `${nameOf(view.turn)} adds.`),
    move: (move) => `Add ${move.amount}`,
    event: (event, nameOf) =>
      event.type === 'added' ? `${nameOf(event.seat)} adds ${event.amount}.` : `The die shows ${event.number}.`,
    outcome: (outcome, nameOf) => `${nameOf(outcome.ranks.indexOf(1))} wins.`,
  },
};
