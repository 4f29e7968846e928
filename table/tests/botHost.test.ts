import { must, type BotQuestion, type Game } from '@bandstand/engine';
import { expect, test, vi } from 'vitest';
import { game as hiddenPicks } from '../../tools/template/index.ts';
import { toyGame } from '../../web/tests/toyGame.ts';
import { BotHost, type BotHostParts } from '../botHost.ts';
import { move, seated } from './seating.ts';

interface Pause {
  readonly ms: number;
  readonly work: () => void;
  isOff: boolean;
}

/** A host whose pauses end when the test says so. */
function hostWith(parts: Partial<BotHostParts> = {}) {
  const pauses: Pause[] = [];
  const questions: { question: BotQuestion; table: string }[] = [];
  const problems: unknown[] = [];
  const host = new BotHost({
    think(question, { id: table }) {
      questions.push({ question, table });
      return Promise.resolve(question.moves[0]);
    },
    seed: () => 42,
    after(ms, work) {
      const pause = { ms, work, isOff: false };
      pauses.push(pause);
      return () => void (pause.isOff = true);
    },
    delayMs: () => 10,
    rescueMs: 500,
    reflexMs: () => [100, 1000],
    onProblem(reason) {
      problems.push(reason);
      return undefined;
    },
    ...parts,
  });
  const goOn = (): void => {
    for (const { work, isOff } of pauses.splice(0)) if (!isOff) work();
  };
  return { host, pauses, questions, problems, goOn };
}

test('a bot is asked once, after a pause, what a program at its seat would be asked', async () => {
  const { table } = await seated(hiddenPicks, ['bot', 'person', 'person']);
  const { host, pauses, questions, goOn } = hostWith();
  host.drive(table, true);
  host.drive(table, true);
  expect(pauses.map(({ ms }) => ms)).toEqual([10]);
  expect(questions).toEqual([]);
  const { match } = table.state;
  const view = structuredClone(match.view(0));
  const moves = match.legalMoves(0).map(({ id }) => id);
  goOn();
  await vi.waitFor(() => expect(table.state.match.steps).toHaveLength(1));
  expect(questions).toEqual([
    { table: 'm', question: { game: hiddenPicks.id, pack: null, bot: 'random', seat: 0, view, moves, seed: 42 } },
  ]);
});

test('bots go on one after the other until a person is to move', async () => {
  const { table } = await seated(toyGame, ['person', 'bot', 'bot']);
  must(await move(table, 0, 0));
  const { host, goOn, questions } = hostWith();
  host.drive(table, true);
  goOn();
  await vi.waitFor(() => expect(table.state.match.steps).toHaveLength(2));
  await vi.waitFor(() => {
    goOn();
    expect(table.state.match.steps).toHaveLength(3);
  });
  goOn();
  expect(questions.map(({ question }) => question.seat)).toEqual([1, 2]);
});

test('the stand-in of the table plays for whoever left', async () => {
  const { table } = await seated(toyGame, ['person', 'person']);
  must(await table.act(0, { type: 'leave' }));
  const { host, goOn, questions } = hostWith();
  host.drive(table, true);
  goOn();
  await vi.waitFor(() => expect(questions).toHaveLength(1));
  expect(questions[0].question).toMatchObject({ seat: 0, bot: 'random' });
});

test('whoever comes back before the pause is over plays on', async () => {
  const { table } = await seated(toyGame, ['person', 'person']);
  must(await table.act(0, { type: 'leave' }));
  const { host, goOn, questions, pauses } = hostWith();
  host.drive(table, true);
  must(await table.act(0, { type: 'back' }));
  goOn();
  await vi.waitFor(() => expect(pauses).toHaveLength(0));
  must(await move(table, 0, 0));
  expect(questions).toEqual([]);
});

test('another node’s bot has longer before this one moves for it', async () => {
  const { table } = await seated(toyGame, ['bot', 'person']);
  const { host, pauses } = hostWith();
  host.drive(table, false);
  expect(pauses.map(({ ms }) => ms)).toEqual([510]);
});

test('where a bot fails, the move made instead counts; without one the table stays as it is', async () => {
  const reason = new Error('lost its mind');
  const { table } = await seated(toyGame, ['bot', 'person']);
  const stuck = hostWith({ think: () => Promise.reject(reason) });
  stuck.host.drive(table, true);
  stuck.goOn();
  await vi.waitFor(() => expect(stuck.problems).toEqual([reason]));
  expect(table.state.match.steps).toEqual([]);
  expect(stuck.pauses).toEqual([]);
  const saved = hostWith({ think: () => Promise.reject(reason), onProblem: () => 1 });
  saved.host.drive(table, true);
  saved.goOn();
  await vi.waitFor(() => expect(table.state.match.steps).toEqual([[0, 1]]));
});

test('a host that is closed calls off its pauses and moves for nobody', async () => {
  const { table } = await seated(toyGame, ['bot', 'person']);
  let answer: (move: number) => void = () => undefined;
  const { host, pauses, goOn } = hostWith({ think: () => new Promise((resolve) => (answer = resolve)) });
  host.drive(table, true);
  goOn();
  host.close();
  answer(0);
  await Promise.resolve();
  await table.settled();
  expect(table.state.match.steps).toEqual([]);
  host.drive(table, true);
  expect(pauses).toEqual([]);
  const other = hostWith();
  other.host.drive(table, true);
  other.host.close();
  expect(other.pauses.map(({ isOff }) => isOff)).toEqual([true]);
});

test('who has no choice that others know of is answered for, within the pause of people', async () => {
  const game: Game = { ...toyGame, reflex: (_view, moves) => moves[0] };
  const { table } = await seated(game, ['person', 'person']);
  const { host, pauses, questions } = hostWith({ reflexMs: () => [0, 0] });
  host.drive(table, true);
  expect(pauses.map(({ ms }) => ms)).toEqual([0]);
  pauses[0].work();
  await vi.waitFor(() => expect(table.state.match.steps).toEqual([[0, 0]]));
  expect(questions).toEqual([]);
  const shared = hostWith({ reflexMs: () => undefined });
  shared.host.drive(table, true);
  expect(shared.pauses).toEqual([]);
});

test('where nobody is there bots rest, also if everybody leaves before they think, and go on when somebody comes', async () => {
  const { table } = await seated(hiddenPicks, ['bot', 'person', 'person']);
  let isResting = true;
  const { host, pauses, questions, goOn } = hostWith({ rests: () => isResting });
  host.drive(table, true);
  expect(pauses).toEqual([]);
  isResting = false;
  host.drive(table, false);
  isResting = true;
  goOn();
  await vi.waitFor(() => expect(pauses).toEqual([]));
  expect(questions).toEqual([]);
  isResting = false;
  await vi.waitFor(() => {
    host.drive(table, false);
    expect(pauses).toHaveLength(1);
  });
  goOn();
  await vi.waitFor(() => expect(table.state.match.steps).toHaveLength(1));
});
