import { fastRandom, Match, must, secretFor, type Game, type Viewer } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { firstDifference, isEqual } from '../../engine/laws/law.ts';
import { PageTable } from '../session/pageTable.ts';
import { loadGame, shelf } from '../shelf.ts';
import { greedyAt } from './knowing.ts';
import { PageSession, settled } from './pageSession.ts';
import { toyGame } from './toyGame.ts';

const HELP = {
  think: () => Promise.resolve(0),
  save: () => ({ how: 'kept', droppedMatches: 0 }) as const,
  reread: () => undefined,
  now: () => 1,
};

/** Three people at one screen. */
function threeAt(game: Game, label: string): PageSession {
  const players = ['Ada', 'Bert', 'Cleo'].map((name) => ({ kind: 'person', name }) as const);
  return new PageSession(must(PageTable.start(game, { players, secret: secretFor(label) }, HELP)), true);
}

interface Sitting {
  readonly moves: number;
  readonly handOvers: number;
  /** Moments in the open at which somebody's own things were shown, or a curtain fell. */
  readonly faults: readonly string[];
}

/** The first 400 choices of a match. */
async function playThrough(id: string, label: string): Promise<Sitting> {
  const game = await loadGame(id);
  if (game === undefined) throw new Error(`${id} cannot be loaded`);
  const greedy = await greedyAt(game);
  const random = fastRandom(5);
  const session = threeAt(game, label);
  await settled();
  const match = must(Match.start(game, { seats: 3, secret: secretFor(label) }));
  const faults: string[] = [];
  let moves = 0;
  let handOvers = 0;
  for (; session.ending === undefined && moves < 400; moves++) {
    for (const [seat, move] of session.page.record.moves.slice(match.steps.length)) must(match.play(seat, move));
    const open = match.view('spectator');
    const { viewer } = session;
    if (viewer === 'spectator') throw new Error('nobody is asked');
    if (game.inTheOpen?.(open, viewer) === true) {
      if (session.handOver !== undefined) faults.push(`a curtain at move ${moves}`);
      const isPlain = isEqual({ ...match.view(viewer), viewer }, { ...open, viewer });
      if ((session.atOneScreen?.lookAside === undefined) !== isPlain)
        faults.push(`own things or none at move ${moves}`);
      if (!isEqual(session.view, open)) faults.push(`move ${moves} shows ${firstDifference(session.view, open)}`);
    } else if (session.handOver !== undefined) {
      handOvers++;
      session.acceptHandOver();
    }
    const legal = session.moves;
    session.play(
      legal.length === 1 ? legal[0] : greedy(game.imagine(match.view(viewer), random), viewer, legal, random),
    );
    await settled();
  }
  session.close();
  return { moves, handOvers, faults };
}

const open = (await Promise.all(shelf.map(async ({ id }) => (await loadGame(id))?.inTheOpen && id))).filter(
  (id) => id !== undefined,
);

test.each(open)(
  'three at one screen of %s look away for secret choices only, and see no hands meanwhile',
  async (id) => {
    const { moves, handOvers, faults } = await playThrough(id, 'one screen');
    expect(faults).toEqual([]);
    expect(handOvers).toBeLessThan(moves / 2);
  },
  120_000,
);

test('who wants to see their own things while all may look gets the device alone, until the next choice', async () => {
  interface Toy {
    readonly turn: number;
  }
  const secretive: Game = Object.assign({}, toyGame as Game, {
    view: (state: object, viewer: Viewer) => ({
      ...state,
      own: viewer === 'spectator' ? undefined : `secret of ${viewer}`,
    }),
    inTheOpen: (open: object) => (open as Toy).turn !== 1,
  });
  const session = threeAt(secretive, 'aside');
  const own = (): unknown => (session.view as { readonly own?: string }).own;
  await settled();
  expect([session.handOver, own()]).toEqual([undefined, undefined]);
  session.atOneScreen?.lookAside?.();
  expect([session.handOver, session.moves]).toEqual([0, []]);
  session.acceptHandOver();
  expect([session.handOver, own()]).toEqual([undefined, 'secret of 0']);
  session.play(toyGame.moves[0]);
  await settled();
  expect([session.handOver, session.atOneScreen]).toEqual([1, undefined]);
  session.acceptHandOver();
  expect(own()).toBe('secret of 1');
  session.play(toyGame.moves[0]);
  await settled();
  // The device lies open again: what Bert saw is not shown, and what he holds is covered when it is his turn again.
  expect([session.handOver, own()]).toEqual([undefined, undefined]);
  session.close();
});
