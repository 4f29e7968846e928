import { defaultOptions, fastRandom, seatsIn, type Captions } from '@bandstand/engine';
import '@bandstand/kits/board';
import { cleanup, render } from '@solidjs/testing-library';
import axe from 'axe-core';
import { createEffect, createRoot, createSignal } from 'solid-js';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { knowledge } from '../bot.ts';
import { coach as answerTo } from '../dice/coach.ts';
import type { Question } from '../dice/question.ts';
import { game } from '../index.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { BOOK } from '../moveBook.ts';
import { makeCoach } from '../ui/coaching.ts';
import { Board } from '../ui/index.tsx';
import { laterParts } from '../ui/Stage.tsx';
import { contentOf } from '../content/content.ts';
import { nextCost } from '../rules/life.ts';
import { Stage } from './stage.ts';
import { crowdedSong } from './crowdedSongs.ts';
import { songStates } from './songStates.ts';

beforeAll(() => Promise.all(laterParts.map((part) => part.preload())));
afterEach(cleanup);

interface Given {
  readonly moves?: readonly Move[];
  readonly captions?: Captions;
  readonly isReadOnly?: boolean;
}

/** A board of seat 0 on a match that loyal bots brought to the wished phase. */
function show(phase: State['phase'], theme: 'light' | 'dark' = 'light', given: Given = {}) {
  const dice = fastRandom(4);
  const state = game.setup(defaultOptions(game.options), 3, dice);
  const { loyal } = knowledge.policies(game);
  const isThere = () => state.phase === phase && (game.legalMoves(state, 0).length > 0 || phase === 'over');
  for (let moves = 0; !isThere(); moves++) {
    if (moves > 4000) throw new Error(`no ${phase}`);
    const seat = seatsIn(game.toAct(state)).at(-1) ?? 0;
    game.play(state, seat, loyal(state, seat, game.legalMoves(state, seat), dice), dice);
  }
  return showState(state, 0, theme, given);
}

function showState(state: State, seat: number, theme: 'light' | 'dark' = 'light', given: Given = {}) {
  const played: Move[] = [];
  const written: [string, string][] = [];
  const [moves, setMoves] = createSignal(given.moves ?? game.legalMoves(state, seat));
  document.documentElement.dataset.theme = theme;
  document.documentElement.lang = 'en';
  document.title = 'Board';
  render(() => (
    <main style={{ '--ink-1': '#1c1b3a', '--ink-2': '#e0447c', background: 'var(--paper)', color: 'var(--ink)' }}>
      <h1>Table</h1>
      <Board
        game={game}
        view={game.view(state, seat)}
        viewer={seat}
        moves={moves()}
        onMove={(move) => played.push(move)}
        names={['Ann', 'Ben', 'Cy', 'Dora'].slice(0, state.seatCount)}
        events={[]}
        preview={() => undefined}
        captions={given.captions ?? {}}
        {...(given.isReadOnly === true ? {} : { onCaption: (key: string, text: string) => written.push([key, text]) })}
        whyNot={(move) =>
          game.legalMoves(state, seat).includes(move) ? undefined : game.whyNot(game.view(state, seat), move).message
        }
      />
    </main>
  ));
  return { state, played, written, board: { setMoves } };
}

test('a ballot is ticked on the flyers and cast', async () => {
  const { played } = show('approve');
  await page
    .getByRole('button', { name: /^Approve: / })
    .first()
    .click();
  await page.getByRole('button', { name: /^Cast the ballot/ }).click();
  expect(played[0]?.type).toBe('approve');
});

test('nobody ends the band by an empty ballot without being told', async () => {
  const { state } = show('approve');
  cleanup();
  state.ballot = 3;
  const { played } = showState(state, 0);
  await expect.element(page.getByText(/the band breaks up/)).toBeVisible();
  await page.getByRole('button', { name: 'Approve none of them' }).click();
  expect(played).toEqual([]);
  await page.getByRole('button', { name: 'Approve none and break up' }).click();
  expect(played[0]?.type).toBe('approve');
});

test('a die is placed by pressing it, and the sheet says who places next', async () => {
  const { played, state } = show('songTurn');
  await expect.element(page.getByText(/place next/)).toBeVisible();
  await page.getByRole('group', { name: 'Dice in the pool' }).getByRole('button').first().click();
  expect(played[0]?.type).toBe('place');
  expect(state.row).toBe(0);
});

test('breaking up asks first and says what would happen', async () => {
  const { played } = show('bandMeeting');
  await page.getByRole('button', { name: 'Break up the band…' }).click();
  expect(played).toEqual([]);
  await expect.element(page.getByText('This ends the band for good.')).toBeVisible();
  await page.getByRole('button', { name: 'Break up the band', exact: true }).click();
  expect(played[0]?.type).toBe('walkOut');
});

test('the coach marks the best die and gives every die and power a worth, counted beside the page', async () => {
  show('songTurn');
  await page.getByLabelText('Dice coach').selectOptions('band');
  await expect.poll(() => document.querySelectorAll('.gd-tray .advised').length).toBeGreaterThan(0);
  const dice = page.getByRole('group', { name: 'Dice in the pool' }).getByRole('button').elements();
  for (const die of dice) expect(die.querySelector('small')?.textContent).toMatch(/^\d+\.\d$/);
});

test('an answer of the coach to an older question is dropped', async () => {
  const questions = songStates(2, 5, 31);
  const { coach, ask, dispose } = createRoot((stop) => {
    const [asked, set] = createSignal<Question>();
    return { coach: makeCoach(asked), ask: set, dispose: stop };
  });
  await Promise.resolve();
  ask(questions[0]);
  ask(questions[1]);
  expect(coach.isThinking()).toBe(true);
  await expect.poll(() => coach.coaching()?.advice).toEqual(answerTo(questions[1]).advice);
  dispose();
});

test('the coach says what placements are worth before it has counted powers', async () => {
  const question = crowdedSong(fastRandom(3), { brought: 3, rare: 1 });
  const told: (readonly [count: number, isThinking: boolean])[] = [];
  const { ask, dispose } = createRoot((stop) => {
    const [asked, set] = createSignal<Question>();
    const coach = makeCoach(asked);
    createEffect(() => told.push([coach.coaching()?.advice.length ?? 0, coach.isThinking()]));
    return { ask: set, dispose: stop };
  });
  await Promise.resolve();
  ask(question);
  await expect.poll(() => told.at(-1)?.[1]).toBe(false);
  const dice = question.pool.filter((count) => count > 0).length;
  expect(told).toContainEqual([dice, true]);
  expect(told.at(-1)?.[0]).toBeGreaterThan(dice);
  dispose();
});

test('walking out before it is the own choice waits for the next one, and can be taken back', async () => {
  const { played, board } = show('downtime', 'light', { moves: [] });
  await page.getByRole('button', { name: 'Break up the band…' }).click();
  await page.getByRole('button', { name: 'Walk out at my next choice' }).click();
  await expect.element(page.getByText(/^You walk out at your next choice/)).toBeVisible();
  await page.getByRole('button', { name: 'Stay after all' }).click();
  board.setMoves([BOOK.walkOut]);
  expect(played).toEqual([]);
  board.setMoves([]);
  await page.getByRole('button', { name: 'Break up the band…' }).click();
  await page.getByRole('button', { name: 'Walk out at my next choice' }).click();
  expect(played).toEqual([]);
  board.setMoves([BOOK.walkOut]);
  expect(played).toEqual([BOOK.walkOut]);
});

test('captions are written with the pencil: Enter saves, Escape leaves it, too long is not saved', async () => {
  const { written } = show('bandMeeting');
  await page.getByRole('button', { name: 'Write: Name of the band' }).click();
  const field = page.getByLabelText('Name of the band', { exact: true });
  await field.fill('x'.repeat(45));
  await expect.element(page.getByText(/5 too many/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(written).toEqual([]);
  await field.fill('The Kettle Lids');
  await userEvent.keyboard('{Enter}');
  expect(written).toEqual([['band', 'The Kettle Lids']]);
  await page.getByRole('button', { name: 'Write: Your instrument' }).click();
  await userEvent.keyboard('{Escape}');
  expect(written).toHaveLength(1);
});

test('captions that somebody wrote are shown, and without a way to write there is no pencil', async () => {
  show('bandMeeting', 'light', { captions: { band: 'Salt Lamps', 'song-0': 'Glue' }, isReadOnly: true });
  await expect.element(page.getByText('Salt Lamps')).toBeVisible();
  await expect.element(page.getByText('Glue')).toBeVisible();
  expect(document.querySelectorAll('.gd-pencil')).toHaveLength(0);
});

test('a song is assembled with the keyboard or by dragging a part to an end', async () => {
  const { played, state } = show('writeTurn');
  const isPart = (move: Move) => move.type === 'addPart' && move.side === 'right';
  expect(game.legalMoves(state, 0).some(isPart)).toBe(true);
  const button = page.getByRole('button', { name: /^(Add right|Begin with it)$/ }).first();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(played[0]).toMatchObject({ type: 'addPart', side: 'right' });
  const card = document.querySelector('.gd-hand .gd-card');
  const sheet = document.querySelector('.gd-studio .gd-scroll, .gd-studio .gd-drop');
  if (card === null || sheet === null) throw new Error('no card or no sheet');
  // The driver of the browser loses a drag at times when the page scrolls under it; people drag again, too.
  await expect
    .poll(
      async () => {
        if (played.length < 2) await userEvent.dragAndDrop(card, sheet, { targetPosition: { x: 8, y: 30 } });
        return played[1];
      },
      { interval: 500 },
    )
    .toMatchObject({ type: 'addPart' });
});

test('a card that is being dragged stays in the hand when somebody else does something', () => {
  const { state } = show('writeTurn');
  const [view, setView] = createSignal(game.view(state, 0));
  const { container } = render(() => (
    <Board
      game={game}
      view={view()}
      viewer={0}
      moves={game.legalMoves(state, 0)}
      onMove={() => undefined}
      names={['Ann', 'Ben', 'Cy']}
      events={[]}
      preview={() => undefined}
      captions={{}}
      whyNot={() => undefined}
    />
  ));
  const card = container.querySelector('.gd-hand .gd-card');
  setView({ ...game.view(state, 0), round: view().round + 1 });
  expect(card?.isConnected).toBe(true);
});

test('the page of the game master says what is wrong and how much is left, and sends the offer field by field', async () => {
  const dice = fastRandom(4);
  const state = game.setup({ ...defaultOptions(game.options), rolePlaying: true }, 4, dice);
  for (let seat = 0; seat < 3; seat++) game.play(state, seat, game.legalMoves(state, seat)[0], dice);
  expect(state.phase).toBe('gmForm');
  const table = () => ({ view: game.view(state, 3), moves: game.legalMoves(state, 3) });
  const [now, setNow] = createSignal(table());
  render(() => (
    <Board
      game={game}
      view={now().view}
      viewer={3}
      moves={now().moves}
      onMove={(move) => {
        game.play(state, 3, move, dice);
        setNow(table());
      }}
      names={['Ann', 'Ben', 'Cy', 'Dora']}
      events={[]}
      preview={() => undefined}
      captions={{}}
      onCaption={() => undefined}
      whyNot={() => undefined}
    />
  ));
  const coin = page.getByRole('group', { name: /^Row 1/ }).getByLabelText(/^COIN/);
  await coin.fill('9');
  await expect.element(page.getByText('One field to put right.')).toBeVisible();
  const offer = page.getByRole('button', { name: 'Make this offer' }).element();
  if (offer instanceof HTMLElement) offer.click();
  expect(state.offers).toHaveLength(0);
  await coin.fill('5');
  await expect.element(page.getByRole('group', { name: /^Row 1 4 of 6 left to give/ })).toBeVisible();
  await page.getByRole('button', { name: 'Make this offer' }).click();
  await expect.poll(() => state.offers.length).toBe(1);
  expect(state.offers[0]).toMatchObject({ songs: 3, rows: [{ stars: 1, from: 20, coin: 5 }, { stars: 2 }] });
  expect(state.phase).toBe('gmForm');
});

test('a bubble says what its power does and what it costs', async () => {
  show('startBubble');
  const shake = page.getByRole('button', { name: /^Intensity: Shake/ });
  await expect.element(shake).toBeVisible();
  expect(shake.element().textContent).toContain('Roll all dice of the pool again. Free.');
  cleanup();
  const { state } = show('living');
  const cost = nextCost(contentOf(game.pack.content), state, 0);
  await expect.element(page.getByRole('button', { name: new RegExp(`${cost} COMMITMENT`) }).first()).toBeVisible();
});

test('a song is called on its own sheet', async () => {
  const { state, played } = show('callSong');
  await expect.element(page.getByRole('img', { name: /^First Song, 3 parts/ })).toBeVisible();
  await page.getByRole('button', { name: 'Play live: First Song' }).click();
  expect(played).toEqual([BOOK.playLive[0]]);
  expect(page.getByRole('button', { name: /^Play live/ }).elements()).toHaveLength(state.songs.length);
});

test('the game master reads a card before offering it, and sees which are out of reach', async () => {
  const dice = fastRandom(4);
  const state = game.setup({ ...defaultOptions(game.options), rolePlaying: true }, 4, dice);
  for (let seat = 0; seat < 3; seat++) game.play(state, seat, game.legalMoves(state, seat)[0], dice);
  const { played } = showState(state, 3);
  const kettle = page.getByRole('listitem').filter({ hasText: 'The Copper Kettle' });
  await expect.element(kettle).toBeVisible();
  expect(kettle.element().textContent).toContain('Needs 30 CROWD');
  expect(kettle.element().textContent).toContain('out of reach');
  await page.getByRole('button', { name: 'Offer it: Basement Open Stage' }).click();
  expect(played).toEqual([BOOK.gmCard[0]]);
});

test('at one screen Front is asked to look away while the dice are open', async () => {
  const sheet = { party: true, localHonour: true, occasion: 'gig' } as const;
  const stage = new Stage(sheet).song(0, 4, 2, 6, 1);
  showState(stage.state, 0);
  await expect.element(page.getByText(/Cy, look away/)).toBeVisible();
  stage.place(4).place(2);
  cleanup();
  showState(stage.state, 2);
  await expect.element(page.getByRole('region', { name: 'The song' })).toBeVisible();
  expect(page.getByText(/look away/).elements()).toHaveLength(0);
});

test.each([
  ['approve', 'light'],
  ['callSong', 'dark'],
  ['over', 'light'],
  ['songTurn', 'dark'],
  ['riffing', 'light'],
] as const)('axe finds nothing in %s, %s', async (phase, theme) => {
  show(phase, theme);
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test('what is ticked on a ballot, and where the slider stands, stay while others decide', async () => {
  const dice = fastRandom(4);
  const state = game.setup(defaultOptions(game.options), 3, dice);
  const { loyal } = knowledge.policies(game);
  const step = (seat: number): void =>
    game.play(state, seat, loyal(state, seat, game.legalMoves(state, seat), dice), dice);
  while (state.phase !== 'approve') step(seatsIn(game.toAct(state)).at(-1) ?? 0);
  const [view, setView] = createSignal(game.view(state, 0));
  render(() => (
    <Board
      game={game}
      view={view()}
      viewer={0}
      moves={game.legalMoves(state, 0)}
      onMove={() => undefined}
      names={['Ada', 'Bert', 'Cleo']}
      events={[]}
      preview={() => undefined}
      whyNot={() => undefined}
      captions={{}}
    />
  ));
  const tick = page.getByRole('button', { name: /approve/i }).first();
  await tick.click();
  const ticked = () => document.querySelectorAll('.gd-flyer.ticked').length;
  expect(ticked()).toBe(1);
  step(1);
  setView(game.view(state, 0));
  await Promise.resolve();
  expect(ticked()).toBe(1);
});

test('a die that is looked at says what it would score, and the others how many there are', async () => {
  show('songTurn');
  const outlook = () => document.querySelector('.gd-outlook')?.textContent;
  expect(outlook()).toMatch(/^Left in the pool: \d+ d(ie|ice)$/);
  document.querySelector<HTMLElement>('.gd-pool-die.legal')?.focus();
  await expect.poll(outlook).toMatch(/^The \d (scores nothing here yet|will score \d+ points? here)\.$/);
});

test('the parts of a song are named on its sheet', () => {
  show('songTurn');
  const names = [...document.querySelectorAll('.gd-tray .part-name')].map((name) => name.textContent);
  expect(names.slice(0, 3)).toEqual(['Verse', 'Chorus', 'Verse']);
});
