import type { SeatInfo } from '@bandstand/protocol';
import { cleanup, render } from '@solidjs/testing-library';
import { createSignal } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Away } from '../online/Away.tsx';
import { Clocks } from '../online/Clocks.tsx';
import { changeSettings } from '../settings.ts';

const START = 1_800_000_000_000;
beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance', 'Date'], now: START }),
);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Online = Parameters<typeof Clocks>[0]['session'] & Parameters<typeof Away>[0]['session'];

/** Ada looks on while she and Bert are to move. */
function sessionWith(left: readonly number[], clara: Partial<SeatInfo> = {}) {
  const [table, setTable] = createSignal([{}, {}, clara]);
  const said: unknown[] = [];
  const at = performance.now();
  const session = {
    viewer: 0,
    names: ['Ada', 'Bert', 'Clara'],
    waitingFor: [0, 1],
    ending: undefined,
    clock: { info: { left, running: left.map((_, seat) => seat < 2) }, at },
    say: (message: unknown) => void said.push(message),
    get table() {
      return { seats: table().map((seat, i) => ({ seat: i, kind: 'person', isHere: true, standIn: false, ...seat })) };
    },
  } as unknown as Online;
  return { session, said, setClara: (seat: Partial<SeatInfo>) => setTable([{}, {}, seat]) };
}

test('my time stands over the prompt, and that of a rival who is asked beside the name', async () => {
  const { session } = sessionWith([42_000, 30_000, 60_000]);
  render(() => <Clocks session={session} />);
  vi.advanceTimersByTime(2_000);
  await expect.element(page.getByText('0:40')).toBeVisible();
  await expect.element(page.getByText('Bert 0:28')).toBeVisible();
  await expect.element(page.getByText('Clara')).not.toBeInTheDocument();
  expect(document.querySelector('.my-clock')?.className).not.toContain('late');
});

test('where days are played no clock hurries anybody', () => {
  const { session } = sessionWith([86_000_000, 86_000_000, 86_000_000]);
  render(() => <Clocks session={session} />);
  expect(document.querySelector('.clocks')).toBe(null);
});

test('below ten seconds my clock is red, read out, and heard by those who asked for sound', async () => {
  let isHeard = false;
  vi.stubGlobal(
    'AudioContext',
    class extends AudioContext {
      constructor() {
        super();
        isHeard = true;
      }
    },
  );
  changeSettings({ sound: true });
  const { session } = sessionWith([11_000, 30_000, 60_000]);
  render(() => <Clocks session={session} />);
  vi.advanceTimersByTime(500);
  expect(document.querySelector('.my-clock.late')).toBe(null);
  vi.advanceTimersByTime(1_000);
  expect(document.querySelector('.my-clock.late')).not.toBe(null);
  expect(document.querySelector('[aria-live]')?.textContent).toBe('10 seconds left');
  await expect.poll(() => isHeard).toBe(true);
  changeSettings({ sound: false });
});

test('who goes away is named over the prompt, and after a minute a bot may play for them', async () => {
  const { session, said, setClara } = sessionWith([], {});
  render(() => <Away session={session} />);
  vi.advanceTimersByTime(2_000);
  // The clock of this device is an hour ahead of that of the server.
  setClara({ isHere: false, awaySince: START - 3_600_000 });
  vi.advanceTimersByTime(3_000);
  await expect.element(page.getByText('Clara')).not.toBeInTheDocument();
  vi.advanceTimersByTime(3_000);
  await expect.element(page.getByText('Clara is away.')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  vi.advanceTimersByTime(120_000);
  await expect.element(page.getByText('Clara has been away for 2 min.')).toBeVisible();
  await page.getByRole('button', { name: 'Let a bot play for Clara' }).click();
  expect(said).toEqual([{ type: 'relieve', seat: 2 }]);
  setClara({ isHere: true });
  await expect.element(page.getByText('Clara')).not.toBeInTheDocument();
});

test('who comes to a table reads how long somebody has been away by then', async () => {
  const { session } = sessionWith([], { isHere: false, awaySince: START - 180_000 });
  render(() => <Away session={session} />);
  await expect.element(page.getByText('Clara has been away for 3 min.')).toBeVisible();
});
