import { hashOf, Match, must, parseOptions, parseRecord, recordOf, secretFor, verifyRecord } from '@bandstand/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';

describe('options that can be left to the rules', () => {
  test.each([
    ['auto', 'auto'],
    [24, 24],
    ['24', 24],
  ])('%j is taken as %j', (given, meant) => {
    expect(must(parseOptions(game.options, { turnLimit: given })).turnLimit).toBe(meant);
  });

  test.each(['11', 61, 12.5, '024', '', 'ten', null])('%j is refused with what would do', (turnLimit) => {
    expect(parseOptions(game.options, { turnLimit })).toMatchObject({
      problem: { message: 'Option "turnLimit" takes "auto" or a whole number from 12 to 60.' },
    });
  });

  test('a record that has the number as a text replays to the same end', () => {
    const match = must(Match.start(game, { seats: 2, options: { turnLimit: 12 }, secret: secretFor('old options') }));
    while (!match.isOver && match.steps.length < 40)
      must(match.play(match.state.actor, match.legalMoves(match.state.actor)[0].id));
    const { checksum: _new, ...body } = recordOf(match);
    const old = { ...body, options: { ...body.options, turnLimit: '12' } };
    const record = must(parseRecord({ ...old, checksum: hashOf(old) }));
    const again = must(verifyRecord(game, record));
    expect(again.hash()).toBe(match.hash());
    expect(again.options.turnLimit).toBe(12);
  });
});
