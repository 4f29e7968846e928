import { fastRandom, must, secretFor, type BotQuestion, type Game, type Random, type Seat } from '@bandstand/engine';
import { SlicesContext, type Board } from '@bandstand/kits/board';
import type { LocalPlayer } from '@bandstand/table';
import { cleanup, render } from '@solidjs/testing-library';
import { Show, Suspense } from 'solid-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PageTable } from '../session/pageTable.ts';
import { loadBoard, loadGame, shelf } from '../shelf.ts';
import '../table/table.css';
import { Table } from '../table/Table.tsx';
import { greedyAt } from './knowing.ts';
import { PageSession, settled } from './pageSession.ts';

/** Faults that were met, by the page or by the board's guards. */
const faults: string[] = [];
const onError = (event: ErrorEvent): void => void faults.push(event.message);

beforeEach(() => {
  faults.length = 0;
  addEventListener('error', onError);
  // Solid warns of what an event handler asks of a part; that is no fault.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation((reason: unknown) => void faults.push(String(reason)));
});

afterEach(() => {
  removeEventListener('error', onError);
  vi.restoreAllMocks();
  cleanup();
});

type Choose = (view: object, seat: Seat, moves: readonly number[]) => number;

/** Mostly what is good, so that matches go far; sometimes anything. */
async function chooserFor(game: Game, random: Random): Promise<Choose> {
  const greedy = await greedyAt(game);
  return (view, seat, ids) => {
    const moves = ids.map((id) => game.moves[id]);
    const claim = moves.find(({ type }) => type === 'claim');
    if (claim !== undefined) return claim.id;
    if (random.below(40) === 0) return moves[random.below(moves.length)].id;
    return greedy(game.imagine(view, random), seat, moves, random).id;
  };
}

function sessionOf(game: Game, seats: number, label: string, choose: Choose): PageSession {
  const players = Array.from({ length: seats }, (_, seat): LocalPlayer =>
    seat === 0 ? { kind: 'person', name: 'Ada' } : { kind: 'bot', name: `Bot ${seat}`, level: 'greedy' },
  );
  const page = PageTable.start(
    game,
    { players, secret: secretFor(label) },
    {
      think: ({ view, seat, moves }: BotQuestion) => Promise.resolve(choose(view, seat, moves)),
      save: () => ({ how: 'kept', droppedMatches: 0 }),
      reread: () => undefined,
      now: () => 1,
    },
  );
  return new PageSession(must(page));
}

/** Looks at something on the board, as a pointer or the focus would, and leaves it looked at. */
function lookAtSomething(random: Random): void {
  const places = document.querySelectorAll<HTMLElement>('[data-move], [data-opens], [data-looks], .board button');
  if (places.length === 0) return;
  const place = places[random.below(places.length)];
  place.dispatchEvent(new MouseEvent('mouseenter'));
  place.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  place.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  if (random.below(2) === 0) place.focus({ preventScroll: true });
}

/** A whole match on one page that stays open, with something looked at whenever the state moves on: what broke on the way. */
async function playThrough(game: Game, board: Board, seats: number, label: string): Promise<readonly string[]> {
  const card = shelf.find(({ id }) => id === game.id)?.card;
  if (card === undefined) throw new Error(`${game.id} is not on the shelf`);
  const random = fastRandom(seats * 1000 + label.length);
  const choose = await chooserFor(game, random);
  const session = sessionOf(game, seats, label, choose);
  await settled();
  render(() => (
    <Suspense>
      <Show when={session.isReady}>
        <SlicesContext.Provider value={true}>
          <Table session={session} card={card} board={board} />
        </SlicesContext.Provider>
      </Show>
    </Suspense>
  ));
  await expect.poll(() => document.querySelector('.board')?.hasChildNodes()).toBe(true);
  await settled();
  for (let steps = 0; session.ending === undefined; steps++) {
    if (steps > 2_000) return ['the match does not end'];
    lookAtSomething(random);
    const { undo, moves } = session;
    if (undo.can && random.below(10) === 0) undo.run();
    else if (moves.length > 0)
      session.play(
        game.moves[
          choose(
            session.view,
            0,
            moves.map(({ id }) => id),
          )
        ],
      );
    await settled();
    if (faults.length > 0) return faults.map((fault) => `after ${steps} steps: ${fault}`);
  }
  session.close();
  return [];
}

describe.each(shelf.map(({ id, card }) => ({ id, card })))('$id', ({ id, card }) => {
  test.each([...new Set([card.minSeats, Math.min(3, card.maxSeats)])])(
    'its board is drawn at every step of a match for %i, whatever is looked at while the state moves on',
    async (seats) => {
      const game = await loadGame(id);
      if (game === undefined) throw new Error(`${id} cannot be loaded`);
      const board = await loadBoard(id);
      expect(await playThrough(game, board, seats, `board ${id}`)).toEqual([]);
    },
    300_000,
  );
});
