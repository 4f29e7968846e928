import { everybody, firstSeat, Match, must, NOBODY, only, secretFor, type MoveId, type Seat } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { game as hiddenPicks } from '../../tools/template/index.ts';
import { toyGame } from '../../web/tests/toyGame.ts';

type Toy = typeof toyGame;

const secret = secretFor('take back');
const startOf = <T extends Toy>(game: T, seats = 2) =>
  must(Match.start(game, { seats, secret, options: { goal: 30 } }));
const code = (result: { ok: true } | { ok: false; problem: { code: string } }): string =>
  result.ok ? 'ok' : result.problem.code;

/** Plays these moves in turn. */
function playedWith(game: Toy, moves: readonly MoveId[], seats = 2) {
  const match = startOf(game, seats);
  for (const [turn, move] of moves.entries()) must(match.play(turn % seats, move));
  return match;
}

/** Counts how often the match was dealt anew. */
function counted(game: Toy): { readonly game: Toy; readonly deals: () => number } {
  let deals = 0;
  return {
    game: {
      ...game,
      setup(...given) {
        deals++;
        return game.setup(...given);
      },
    },
    deals: () => deals,
  };
}

test('only the last choice goes back, and what is left is the match without it', () => {
  const match = playedWith(toyGame, [0, 1, 0, 1]);
  const shorter = playedWith(toyGame, [0, 1, 0]);
  expect(must(match.undoable(1))).toEqual({ step: 3, keepsLater: true });
  expect(must(match.undo(1))).toEqual([[1, 1]]);
  expect(match.hash()).toBe(shorter.hash());
  expect(match.steps).toEqual(shorter.steps);
  expect(must(match.undo(0))).toEqual([[0, 0]]);
  expect(match.hash()).toBe(playedWith(toyGame, [0, 1]).hash());
});

test('what bots did since goes back with it where it no longer fits', () => {
  const match = playedWith(toyGame, [0, 1, 0]);
  must(match.play(1, 0));
  expect(must(match.undoable(0, only(0)))).toEqual({ step: 2, keepsLater: false });
  expect(must(match.undo(0, only(0)))).toEqual([
    [0, 0],
    [1, 0],
  ]);
  expect(match.steps).toHaveLength(2);
});

test('what came of chance stands: a roll cannot be taken back, nor anything before it', () => {
  const match = playedWith(toyGame, [0, 2]);
  expect(code(match.undoable(1))).toBe('already-revealed');
  expect(code(match.undoable(0))).toBe('already-revealed');
  expect(match.earliestRewind).toBe(2);
});

test('chance goes on where it was after something was taken back', () => {
  const match = playedWith(toyGame, [2, 0]);
  must(match.undo(1));
  must(match.play(1, 2));
  expect(match.hash()).toBe(playedWith(toyGame, [2, 2]).hash());
});

test('an event that reveals seals a step that used no chance', () => {
  const telling: Toy = { ...toyGame, reveals: (event) => event.type === 'added' && event.amount === 2 };
  const match = playedWith(telling, [0, 1]);
  expect(code(match.undoable(0))).toBe('already-revealed');
  must(match.play(0, 0));
  expect(match.undoable(0).ok).toBe(true);
});

test('where all see alike, an open move stands once another person has moved on it', () => {
  const alike: Toy = { ...toyGame, allSeeAlike: true };
  const match = playedWith(alike, [0, 0]);
  expect(code(match.undoable(0))).toBe('others-have-moved');
  expect(must(match.undoable(0, only(0)))).toEqual({ step: 0, keepsLater: false });
  expect(match.haveAnswered(0, 0)).toBe(false);
});

test('going back together needs a whole number of steps that were made', () => {
  const match = playedWith(toyGame, [0, 0, 0]);
  for (const step of [-1, 4, 1.5, Number.NaN]) expect(code(match.rewind(step)), `${step}`).toBe('bad-step');
  expect(must(match.rewind(3))).toEqual([]);
  expect(must(match.rewind(0))).toHaveLength(3);
  expect(match.hash()).toBe(startOf(toyGame).hash());
});

test('what was taken back is allowed again only as a whole', () => {
  const match = playedWith(toyGame, [0, 0]);
  expect(match.allows([[0, 0]])).toBe(true);
  expect(
    match.allows([
      [0, 0],
      [1, 2],
    ]),
  ).toBe(true);
  expect(match.allows([[1, 0]])).toBe(false);
  expect(
    match.allows([
      [0, 0],
      [0, 0],
    ]),
  ).toBe(false);
  expect(match.steps).toHaveLength(2);
});

/** At 4 everybody can see that only a 1 makes sense. */
const forcing: Toy = {
  ...toyGame,
  forced: (open, seat) => (open.total === 4 && open.turn === seat ? toyGame.moves[0] : undefined),
};

test('what was done for want of a choice is no choice of the seat, also after something was taken back', () => {
  const match = playedWith(forcing, [1, 1, 0, 0]);
  expect(match.lastChoice(0)).toBe(0);
  must(match.undo(1));
  expect(match.steps).toHaveLength(3);
  expect(match.lastChoice(0)).toBe(0);
  expect(code(match.undoable(1, everybody(2)))).toBe('ok');
});

test('a forced step that goes back is forgotten: another at its place is a choice', () => {
  const match = playedWith(forcing, [1, 1, 0]);
  must(match.undo(1));
  must(match.play(1, 0));
  must(match.play(0, 0));
  expect(match.steps).toHaveLength(3);
  expect(match.lastChoice(0)).toBe(2);
});

test('what is forced is what everybody can tell, so the game is asked about what a spectator sees', () => {
  const seen: unknown[] = [];
  const asked: Toy = {
    ...toyGame,
    view: (state, viewer) => ({ ...toyGame.view(state, viewer), last: viewer === 'spectator' ? 7 : 8 }),
    forced(open) {
      seen.push(open.last);
      return undefined;
    },
  };
  startOf(asked).forced(0);
  expect(seen).toEqual([7]);
  expect(startOf(toyGame).forced(0)).toBe(undefined);
});

test('spectators have no moves', () => {
  const match = must(Match.start(hiddenPicks, { seats: 2, secret }));
  expect(match.legalMoves('spectator')).toEqual([]);
  expect(match.legalMoves(0).length).toBeGreaterThan(0);
});

test('asking what could be taken back, and taking it back, does not play the match again from the deal', () => {
  const { game, deals } = counted(toyGame);
  const match = playedWith(game, [0, 1, 0, 1, 0, 1]);
  const before = deals();
  must(match.undoable(0, only(0)));
  must(match.undo(0, only(0)));
  expect(deals()).toBe(before);
  expect(match.hash()).toBe(playedWith(toyGame, [0, 1, 0, 1]).hash());
  // Further back than the last choice of each seat nothing is kept.
  must(match.undo(0, only(0)));
  expect(match.hash()).toBe(playedWith(toyGame, [0, 1]).hash());
});

test('what bots have answered is found out once, and again when they are asked anew', () => {
  let looks = 0;
  type State = Parameters<typeof hiddenPicks.toAct>[0];
  const first = (state: State) => {
    const acting = hiddenPicks.toAct(state);
    return acting === NOBODY ? NOBODY : only(firstSeat(acting));
  };
  const inTurn: typeof hiddenPicks = {
    ...hiddenPicks,
    toAct: first,
    legalMoves: (state, seat) => (first(state) === only(seat) ? hiddenPicks.legalMoves(state, seat) : []),
    imagine(view, random) {
      looks++;
      return hiddenPicks.imagine(view, random);
    },
  };
  const match = must(Match.start(inTurn, { seats: 3, secret }));
  const pick = (seat: Seat): void => void must(match.play(seat, match.legalMoves(seat)[0].id));
  pick(0);
  expect(match.haveAnswered(0, 0)).toBe(false);
  pick(1);
  expect(code(match.undoable(0, only(0)))).toBe('bots-have-answered');
  expect(match.haveAnswered(0, 0)).toBe(true);
  const asked = looks;
  expect(code(match.undoable(0, only(0)))).toBe('bots-have-answered');
  expect(looks).toBe(asked);
  // A bot has shown something to people as well, but their consent is asked for first.
  expect(code(match.undoable(0))).not.toBe('bots-have-answered');
});

test('a pick that nobody can see goes back past other people, whatever the pick was', () => {
  const match = must(Match.start(hiddenPicks, { seats: 3, secret }));
  const [, second] = match.legalMoves(0);
  must(match.play(0, second.id));
  must(match.play(2, match.legalMoves(2)[0].id));
  const kept = match.steps[1];
  expect(must(match.undoable(0))).toEqual({ step: 0, keepsLater: true });
  must(match.undo(0));
  expect(match.steps).toEqual([kept]);
});

test('a die is the same whichever way the match came there', () => {
  const straight = playedWith(toyGame, [0, 2, 2]);
  const crooked = playedWith(toyGame, [1]);
  must(crooked.undo(0));
  must(crooked.play(0, 0));
  must(crooked.play(1, 1));
  must(crooked.undo(1));
  must(crooked.play(1, 2));
  must(crooked.play(0, 2));
  expect(crooked.hash()).toBe(straight.hash());
});
