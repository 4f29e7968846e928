import {
  hashOf,
  Match,
  must,
  parseRecord,
  recordOf,
  replayRecord,
  secretFor,
  verifyRecord,
  type MatchRecord,
  type Viewer,
} from '@bandstand/engine';
import { expect, test } from 'vitest';
import { game } from '../../tools/template/index.ts';
import type { State, TemplateGame, View } from '../../tools/template/state.ts';

const start = (seats = 2) => must(Match.start(game, { seats, secret: secretFor('match tests') }));
const code = (result: { ok: true } | { ok: false; problem: { code: string } }): string =>
  result.ok ? 'ok' : result.problem.code;

function playedOut(seats = 2) {
  const match = start(seats);
  while (!match.isOver) {
    for (let seat = 0; seat < seats; seat++) must(match.play(seat, match.legalMoves(seat)[0].id));
  }
  return match;
}

/** Changes a record and makes its checksum fit again, as a forger would. */
const forged = (record: MatchRecord, change: Partial<MatchRecord>): MatchRecord => {
  const { checksum: _old, ...body } = { ...record, ...change };
  return { ...body, checksum: hashOf(body) };
};

test('a match refuses a seat count, an option and an option value that the game does not have', () => {
  const setup = { seats: 2, secret: secretFor('x') };
  expect(code(Match.start(game, { ...setup, seats: 5 }))).toBe('bad-seat-count');
  expect(code(Match.start(game, { ...setup, seats: 1.5 }))).toBe('bad-seat-count');
  expect(code(Match.start(game, { ...setup, options: { colour: 'red' } }))).toBe('unknown-option');
  expect(code(Match.start(game, { ...setup, options: { tiesScore: 'yes' } }))).toBe('bad-option');
  expect(code(Match.start(game, { ...setup, options: [] }))).toBe('bad-options');
  expect(code(Match.start(game, { ...setup, options: JSON.parse('{"__proto__": {}, "toString": 1}') }))).toBe(
    'unknown-option',
  );
});

test('an illegal move is refused with its reason and changes nothing', () => {
  const match = start();
  const before = match.hash();
  expect(code(match.play(0, 99))).toBe('unknown-move');
  expect(code(match.play(0, -1))).toBe('unknown-move');
  const missing = game.moves.find((move) => !match.legalMoves(0).includes(move));
  expect(code(match.play(0, missing?.id ?? 0))).toBe('not-in-hand');
  must(match.play(0, match.legalMoves(0)[0].id));
  expect(code(match.play(0, 0))).toBe('not-your-turn');
  must(match.undo(0));
  expect(match.hash()).toBe(before);
  expect(code(playedOut().play(0, 0))).toBe('match-over');
});

test('a pick can be taken back until the last one is in', () => {
  const match = start();
  const before = match.hash();
  must(match.play(0, match.legalMoves(0)[0].id));
  const taken = must(match.undo(0));
  expect(match.hash()).toBe(before);
  expect(match.allows(taken)).toBe(true);
  for (const [seat, move] of taken) must(match.play(seat, move));
  must(match.play(1, match.legalMoves(1)[0].id));
  expect(code(match.undo(0))).toBe('already-revealed');
  expect(code(match.undo(1))).toBe('already-revealed');
});

test('the very first step after a reveal may be taken back, the step that revealed may not', () => {
  const match = start();
  expect(match.undoable(0).ok).toBe(false);
  must(match.play(0, match.legalMoves(0)[0].id));
  expect([match.undoable(0).ok, match.undoable(1).ok]).toEqual([true, false]);
  must(match.play(1, match.legalMoves(1)[0].id));
  expect([match.undoable(0).ok, match.undoable(1).ok]).toEqual([false, false]);
  must(match.play(1, match.legalMoves(1)[0].id));
  expect([match.undoable(0).ok, match.undoable(1).ok]).toEqual([false, true]);
});

test('a hidden pick can be taken back although another seat has picked since', () => {
  const match = start(3);
  must(match.play(0, match.legalMoves(0)[0].id));
  must(match.play(1, match.legalMoves(1)[0].id));
  const others = match.steps[1];
  must(match.undo(0));
  expect(match.steps).toEqual([others]);
});

test('an open pick stands once another seat has moved on it', () => {
  const open = {
    ...game,
    view: (state: State, viewer: Viewer): View => ({ ...game.view(state, viewer), ...{ picks: [...state.picks] } }),
  };
  const match = must(Match.start<TemplateGame>(open, { seats: 3, secret: secretFor('match tests') }));
  must(match.play(0, match.legalMoves(0)[0].id));
  must(match.play(1, match.legalMoves(1)[0].id));
  expect(code(match.undo(0))).toBe('others-have-moved');
});

test('all seats together can go back to the last reveal and no further', () => {
  const match = start();
  must(match.play(0, match.legalMoves(0)[0].id));
  must(match.play(1, match.legalMoves(1)[0].id));
  must(match.play(0, match.legalMoves(0)[0].id));
  expect(match.earliestRewind).toBe(2);
  expect(code(match.rewind(1))).toBe('already-revealed');
  expect(code(match.rewind(7))).toBe('bad-step');
  expect(must(match.rewind(2))).toHaveLength(1);
  expect(match.steps).toHaveLength(2);
});

test('a seat that has not moved has nothing to undo', () => {
  expect(code(start().undo(0))).toBe('nothing-to-undo');
});

test('a record replays to the same hash and verifies against its seal', () => {
  const record = recordOf(playedOut());
  const read = must(parseRecord(JSON.parse(JSON.stringify(record))));
  expect(must(verifyRecord(game, read)).hash()).toBe(record.hash);
});

test('replaying calls back after every step, the set-up included', () => {
  const record = recordOf(playedOut());
  const seen: number[] = [];
  must(replayRecord(game, record, (_match, step) => seen.push(step)));
  expect(seen).toEqual(Array.from({ length: record.moves.length + 1 }, (_, step) => step));
});

test('a damaged record is refused before it is played', () => {
  const record = recordOf(playedOut());
  expect(code(parseRecord(null))).toBe('not-a-record');
  expect(code(parseRecord({ format: 'pgn' }))).toBe('foreign-format');
  expect(code(parseRecord({ ...record, seats: 'two' }))).toBe('damaged-record');
  expect(code(parseRecord({ ...record, moves: [[0, -1]] }))).toBe('damaged-record');
  expect(code(parseRecord({ ...record, moves: record.moves.slice(1) }))).toBe('damaged-record');
  expect(code(parseRecord({ ...record, seed: 'short' }))).toBe('damaged-record');
});

test('a record of another game, rules version or pack is refused with what it needs', () => {
  const record = recordOf(playedOut());
  expect(code(replayRecord(game, forged(record, { game: 'chess' })))).toBe('other-game');
  expect(code(replayRecord(game, forged(record, { rulesVersion: 9 })))).toBe('other-rules');
  expect(code(replayRecord(game, forged(record, { pack: 'f00' })))).toBe('other-pack');
});

test('a record of the pack under earlier names plays the same', () => {
  const record = recordOf(playedOut());
  const renamed = { ...game, pack: { ...game.pack, hash: 'new', renamedFrom: [record.pack] } };
  expect(verifyRecord(renamed, record).ok).toBe(true);
  expect(code(replayRecord({ ...renamed, pack: { ...game.pack, hash: 'new' } }, record))).toBe('other-pack');
});

test('a forged record fails the fairness check', () => {
  const record = recordOf(playedOut());
  expect(code(verifyRecord(game, forged(record, { seed: secretFor('another deal') })))).toBe('broken-seal');
  expect(code(verifyRecord(game, forged(record, { hash: '0' })))).toBe('other-ending');
  const [seat, move] = record.moves[0];
  const swapped = forged(record, { moves: [[seat, (move + 1) % 8], ...record.moves.slice(1)] });
  expect(['illegal-step', 'other-ending']).toContain(code(verifyRecord(game, swapped)));
});
