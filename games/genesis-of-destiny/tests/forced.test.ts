import { fastRandom, Match, must, secretFor, seatsIn } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { knowledge } from '../bot.ts';
import { game } from '../index.ts';

const loyal = knowledge.policies(game)['loyal'];

/** Every question of a match among loyal friends: its phase, its answers besides walking out, and what would be done unasked. */
function* questionsOf(label: string) {
  const match = must(Match.start(game, { seats: 3, secret: secretFor(label) }));
  const random = fastRandom(1);
  while (!match.isOver) {
    const [seat] = seatsIn(game.toAct(match.state));
    const moves = match.legalMoves(seat);
    yield {
      phase: match.state.phase,
      answers: moves.filter(({ type }) => type !== 'walkOut'),
      forced: game.forced?.(match.view('spectator'), seat),
    };
    must(match.play(seat, loyal(match.state, seat, moves, random).id));
  }
}

test('what is done unasked is the only thing to do but for breaking up the band', () => {
  const unasked = [1, 2, 3]
    .flatMap((deal) => [...questionsOf(`forced ${deal}`)])
    .filter(({ forced }) => forced !== undefined);
  expect(unasked.length).toBeGreaterThan(30);
  for (const { answers, forced } of unasked) expect(answers).toEqual([forced]);
});

test('living, riffing and proposing are not asked about where nothing can be spent', () => {
  const empty = [1, 2, 3]
    .flatMap((deal) => [...questionsOf(`forced ${deal}`)])
    .filter(({ phase, answers }) => ['living', 'propose'].includes(phase) && answers.length === 1);
  const asked = empty.filter(({ forced, answers }) => forced === undefined && answers[0].type !== 'level');
  expect(empty.length).toBeGreaterThan(30);
  expect(asked).toEqual([]);
});
