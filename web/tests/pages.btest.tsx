import { defaultOptions, Match as PlayedMatch, must, recordOf, secretFor, type Game } from '@bandstand/engine';
import type { LocalPlayer } from '@bandstand/table';
import { cleanup, render } from '@solidjs/testing-library';
import { Match, Switch, type JSX } from 'solid-js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { App } from '../App.tsx';
import { Guard } from '../Guard.tsx';
import { Setup } from '../pages/Setup.tsx';
import { SettingsPage } from '../pages/SettingsPage.tsx';
import { go, route } from '../router.tsx';
import { readMatch, savedMatches, saveMatch } from '../session/saved.ts';
import { changeSettings, settings } from '../settings.ts';
import { cardOf, loadGame, shelf } from '../shelf.ts';
import { toyGame } from './toyGame.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function seatAPerson(seat: number): Promise<void> {
  await page.getByRole('button', { name: `Change seat ${seat}` }).click();
  await page.getByText('A person here', { exact: true }).last().click();
  await page.getByRole('button', { name: `Seat ${seat}: A person here` }).click();
}

describe('the set-up form', () => {
  const game: Game = toyGame;
  const entry = { id: game.id, card: { ...shelf[0].card, name: 'Counting up' } };

  test('has a field for every option and starts with what was chosen', async () => {
    render(() => <Setup entry={entry} game={game} />);
    await page.getByText('Options').first().click();
    await page.getByLabelText('Goal').fill('7');
    await page.getByLabelText('Open').click();
    await page.getByLabelText('Name of seat 1').fill('Ada');
    await seatAPerson(2);
    await page.getByRole('button', { name: /^Start/ }).click();
    const [match] = savedMatches();
    expect(match.record.options).toEqual({ goal: 7, open: false });
    expect(match.players).toEqual([
      { kind: 'person', name: 'Ada' },
      { kind: 'person', name: 'Player 2' },
    ]);
    expect(location.pathname).toBe(`/match/${match.id}`);
    expect(readMatch(match.id)).toEqual(match);
  });

  test('a seat whose sheet is closed keeps who sits there; one that is chosen there is seated', async () => {
    render(() => <Setup entry={entry} game={game} />);
    await page.getByRole('button', { name: 'Change seat 2' }).click();
    await page.getByRole('radio', { name: /^Fierce/ }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Change seat 2' }).click();
    await expect.element(page.getByRole('radio', { name: /^Gentle/ })).toBeChecked();
    await page.getByRole('radio', { name: /^Strong/ }).click();
    await page.getByRole('button', { name: 'Seat 2: Strong' }).click();
    await page.getByRole('button', { name: /^Start/ }).click();
    expect(savedMatches()[0].players[1]).toEqual({ kind: 'bot', level: 'strong', name: 'Strong' });
  });

  test('what can be left to the rules is a word or a typed number', async () => {
    const goal = { type: 'auto', min: 0, max: 300, default: 'auto' } as const;
    const barred: Game = { ...game, options: { ...game.options, goal } };
    render(() => <Setup entry={entry} game={barred} />);
    await page.getByText('Options').first().click();
    await page.getByLabelText('Goal', { exact: true }).selectOptions('a number');
    const number = page.getByLabelText('Goal: number');
    await expect.element(number).toHaveValue(150);
    await number.fill('301');
    await userEvent.tab();
    expect((number.element() as HTMLInputElement).validationMessage).toBe('A whole number from 0 to 300.');
    await number.fill('137');
    await userEvent.tab();
    await page.getByRole('button', { name: /^Start/ }).click();
    expect(savedMatches()[0].record.options).toMatchObject({ goal: 137 });
  });

  test('an option that goes with no other number of seats is not offered, and is as usual then', async () => {
    const alone = { type: 'flag', default: false } as const;
    const choosy: Game = {
      ...game,
      options: { ...game.options, alone },
      optionsProblem: (options, seats) =>
        (options as { alone?: boolean }).alone === true && seats > 1
          ? { code: 'bad-option', message: 'No.' }
          : undefined,
    };
    render(() => <Setup entry={entry} game={choosy} />);
    await page.getByText('Options').first().click();
    await expect.element(page.getByLabelText('Goal', { exact: true })).toBeVisible();
    expect(document.querySelector('#option-alone')).toBeNull();
  });

  test('an option that was chosen alone does not keep two from starting, though nobody opens the options', async () => {
    const solo: Game = {
      ...game,
      options: { alone: { type: 'flag', default: false } },
      optionsProblem: (options, seats) =>
        (options as { alone?: boolean }).alone === true && seats > 1
          ? { code: 'bad-option', message: 'No.' }
          : undefined,
    };
    localStorage.setItem(
      'bandstand:setup:toy',
      JSON.stringify({ seats: ['person'], names: [''], options: { alone: true }, drawsSeats: false }),
    );
    render(() => <Setup entry={entry} game={solo} />);
    await page.getByText('2', { exact: true }).click();
    await page.getByRole('button', { name: /^Start/ }).click();
    expect(savedMatches()[0].record.options).toMatchObject({ alone: false });
  });

  test('what so many players cannot do without is so without being asked for', async () => {
    const led: Game = {
      ...game,
      options: { ...game.options, leader: { type: 'flag', default: false } },
      optionsProblem: (options, seats) =>
        ((options as { leader?: boolean }).leader === true) === (seats === 2)
          ? undefined
          : { code: 'bad-option', message: 'Two need a leader.' },
    };
    render(() => <Setup entry={entry} game={led} />);
    await page.getByText('2', { exact: true }).click();
    await page.getByText('Options').first().click();
    await expect.element(page.getByLabelText('Goal', { exact: true })).toBeVisible();
    expect(document.querySelector('#option-leader')).toBeNull();
    await page.getByRole('button', { name: /^Start/ }).click();
    expect(savedMatches()[0].record.options).toMatchObject({ leader: true });
  });

  test('a wrong option is refused with the reason and nothing is started', async () => {
    const choosy: Game = { ...game, optionsProblem: () => ({ code: 'bad-option', message: 'Not with two seats.' }) };
    render(() => <Setup entry={entry} game={choosy} />);
    await page.getByRole('button', { name: /^Start/ }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Not with two seats.');
    expect(savedMatches()).toEqual([]);
  });
});

describe('addresses', () => {
  test.each([
    ['/nowhere', 'Not found'],
    ['/game/nothing', 'No such game'],
    ['/rules/nothing', 'No such game'],
    ['/match/nothing', 'This cannot be shown'],
  ])('%s says that there is nothing', async (path, title) => {
    go(path);
    render(() => <App />);
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  });

  test('a foreign file is not taken for a record', async () => {
    go('/replay');
    render(() => <App />);
    const file = new File(['{"format": "chess"}'], 'game.json', { type: 'application/json' });
    await userEvent.upload(page.getByLabelText('Record file'), file);
    await expect.element(page.getByText(/has the format "chess"/)).toBeVisible();
  });
});

test('a name of two words can be typed in the settings key by key, and is kept without the spaces around it', async () => {
  changeSettings({ name: '' });
  render(() => <SettingsPage />);
  const name = page.getByRole('textbox');
  await name.click();
  await userEvent.keyboard(' Ada Byron ');
  await expect.element(name).toHaveValue(' Ada Byron ');
  await userEvent.tab();
  await expect.element(name).toHaveValue('Ada Byron');
  expect(settings().name).toBe('Ada Byron');
  changeSettings({ name: '' });
});

test('a replay is seen with the eyes of the person who played, wherever they sat', async () => {
  const game = await loadGame(shelf[0].id);
  if (game === undefined) throw new Error('no game on the shelf');
  const match = must(
    PlayedMatch.start(game, { seats: 2, options: defaultOptions(game.options), secret: secretFor('eyes') }),
  );
  saveMatch({
    id: 'eyes',
    savedAt: 0,
    isOver: false,
    players: [
      { kind: 'bot', level: 'gentle', name: 'Gentle' },
      { kind: 'person', name: 'Ada' },
    ],
    record: recordOf(match),
    revision: 0,
  });
  go('/replay/eyes');
  render(() => <App />);
  await expect.element(page.getByRole('combobox', { name: 'Seen by' })).toHaveDisplayValue('Seen by Ada');
});

test('a page that breaks says so and does not take the others with it', async () => {
  const Page = () => (
    <Switch fallback={<h1>Fine</h1>}>
      <Match when={route()[0] === 'broken'}>{thrown()}</Match>
    </Switch>
  );
  const thrown = (): JSX.Element => {
    throw new Error('the drum is flat');
  };
  go('/broken');
  render(() => (
    <Guard>
      <Page />
    </Guard>
  ));
  await expect.element(page.getByText(/the drum is flat/)).toBeVisible();
  go('/');
  await expect.element(page.getByRole('heading', { name: 'Fine' })).toBeVisible();
});

test('the set-up opens with what was chosen last', async () => {
  const entry = { id: toyGame.id, card: { ...shelf[0].card, name: 'Counting up' } };
  const first = render(() => <Setup entry={entry} game={toyGame} />);
  await seatAPerson(2);
  await page.getByLabelText('Name of seat 2').fill('Bo');
  await page.getByRole('button', { name: 'Start with 2 people' }).click();
  first.unmount();
  render(() => <Setup entry={entry} game={toyGame} />);
  await expect.element(page.getByLabelText('Name of seat 2')).toHaveValue('Bo');
});

test('one tap on a poster starts a match as last time, and the step back leads home', async () => {
  go('/');
  const game = shelf[0].id;
  localStorage.setItem(`bandstand:setup:${game}`, 'not a set-up any more');
  render(() => <App />);
  await page.getByRole('link', { name: new RegExp(`^Play ${cardOf(game)?.name}$`) }).click();
  await expect.poll(() => route()[0]).toBe('match');
  const [match] = savedMatches();
  expect(match.record.game).toBe(game);
  expect(match.players.map(({ kind }) => kind).toSorted()).toEqual(['bot', 'person']);
  history.back();
  await expect.poll(() => route()).toEqual([]);
});

test.each([0, 1])('what goes on is told with the others at the table, whichever seat is mine: %i', async (mine) => {
  go(`/play/${shelf[0].id}`);
  render(() => <App />);
  await expect.poll(() => route()[0]).toBe('match');
  go('/');
  const [match] = savedMatches();
  const players: LocalPlayer[] = [{ kind: 'bot', level: 'gentle', name: 'Gentle' }];
  players.splice(mine, 0, { kind: 'person', name: 'Ada' });
  saveMatch({ ...match, players, revision: match.revision + 100 });
  await expect.element(page.getByText('With Gentle')).toBeVisible();
});

test('a pasted link leads to its table, and what is no link says so', async () => {
  go('/');
  render(() => <App />);
  const field = page.getByLabelText('Link or code of a table');
  await field.fill('hello there, friend');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect.element(page.getByText(/no link or code/)).toBeVisible();
  await field.fill(`${location.origin}/t/AAAAAAAAAAAAAAAAAAAAAA#invite=abc`);
  await page.getByRole('button', { name: 'Join' }).click();
  expect(route()).toEqual(['t', 'AAAAAAAAAAAAAAAAAAAAAA']);
  expect(location.hash).toBe('#invite=abc');
  go('/');
});

test('the shelf shows every game that has a card', async () => {
  go('/');
  render(() => <App />);
  for (const { id } of shelf) {
    await expect.element(page.getByRole('link', { name: new RegExp(`^Play ${cardOf(id)?.name}`) })).toBeVisible();
  }
});
