import { must, type EventShape, type Game, type GameTypes, type Viewer } from '@bandstand/engine';
import { checkLaws, type LawName } from '@bandstand/engine/laws';
import { loadGame } from '@bandstand/games';
import { expect, test } from 'vitest';
import { game as records } from '../draft-and-write-records/index.ts';
import { game as genesis, standard } from '../genesis-of-destiny/tests/stage.ts';
import { patient } from '../genesis-of-destiny/tests/patient.ts';
import { game as myBand } from '../my-band/index.ts';

const ROUNDS = 12;

/** The laws that a game breaks, as soon as it breaks one. */
function brokenLaws<T extends GameTypes>(game: Game<T>, seats: readonly number[]): LawName[] {
  for (let seed = 1; seed <= ROUNDS; seed++) {
    const { broken } = checkLaws(game, { matches: seats.length, seats, seed });
    if (broken.length > 0) return broken.map(({ law }) => law);
  }
  return [];
}

/** The game with one kind of event told to everybody in full. */
const tellingAll = (game: Game, type: string): Game => ({
  ...game,
  viewEvent: (event: EventShape, viewer: Viewer) => (event.type === type ? event : game.viewEvent(event, viewer)),
});

test.each([
  ['my-band', 'eventDrawn', 'drawn events'],
  ['my-band', 'eventThrown', 'thrown events'],
  ['draft-and-write-records', 'picked', 'picks'],
  ['draft-and-write-records', 'dealt', 'dealt hands'],
  ['draft-and-write-records', 'handPassed', 'passed hands'],
  ['draft-and-write-records', 'goalsOffered', 'dealt goals'],
  ['draft-and-write-records', 'keptGoal', 'kept goals'],
  ['draft-day-soccer', 'picked', 'picks'],
  ['draft-day-soccer', 'dealt', 'dealt hands'],
  ['draft-day-soccer', 'handPassed', 'passed hands'],
  ['draft-day-soccer', 'keptGoal', 'kept goals'],
] as const)('%s that tells everybody %s (%s) is caught', async (id, type, _what) => {
  const { game } = must(await loadGame(id));
  expect(brokenLaws(tellingAll(game, type), [2, 3])).toContain('hearing');
});

test.each(['rolled', 'rerolled'])(
  'a party of Genesis of Destiny that tells everybody covered dice (%s) is caught',
  (type) => {
    const party: Game = {
      ...patient(genesis, standard),
      options: { ...genesis.options, party: { type: 'flag', default: true } },
    };
    expect(brokenLaws(tellingAll(party, type), [3])).toContain('hearing');
  },
);

test('My Band that imagines a card in the deck which everybody saw taken is caught', () => {
  const planted: typeof myBand = {
    ...myBand,
    imagine(view, random) {
      const state = myBand.imagine(view, random);
      const [taken] = view.bands.flat();
      if (taken !== undefined && state.bandDeck.length > 0) state.bandDeck[0] = taken;
      return state;
    },
  };
  expect(brokenLaws(planted, [2, 3])).toContain('memory');
});

test('Draft & Write Records that imagines a card in the stack which everybody saw turned up is caught', () => {
  const planted: typeof records = {
    ...records,
    imagine(view, random) {
      const state = records.imagine(view, random);
      const [taken] = view.piles.flat();
      if (taken !== undefined && state.stack.length > 0) state.stack[0] = taken;
      return state;
    },
  };
  expect(brokenLaws(planted, [2, 3])).toContain('memory');
});

test('Genesis of Destiny that imagines a card elsewhere which everybody saw bought is caught', () => {
  const planted: typeof genesis = {
    ...genesis,
    imagine(view, random) {
      const nothingKnown = view.knownHands.map((hand) => hand.map(() => 0));
      return { ...genesis.imagine({ ...view, knownHands: nothingKnown }, random), knownHands: view.knownHands };
    },
  };
  expect(brokenLaws(patient(planted, standard), [3])).toContain('memory');
});
