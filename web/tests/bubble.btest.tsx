import { cleanup, render } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { Bubble } from '../learn/Bubble.tsx';
import '../learn/learn.css';
import '../table/table.css';

afterEach(() => {
  cleanup();
  document.querySelector('.table')?.remove();
});

/** A tall board with a place far down, and the prompt with its main button at the lower end of the window. */
function speakOf(point: string): void {
  const table = document.createElement('div');
  table.className = 'table';
  table.innerHTML = `
    <p data-point="wide" style="position:absolute;left:0;right:0">Status</p>
    <div class="board" style="height:3000px"><button data-point="place" style="position:absolute;top:1500px">Place</button></div>
    <div class="prompt-bar" style="position:fixed;inset:auto 0 0"><button class="primary" data-point="main">Take</button></div>`;
  document.body.append(table);
  render(() => <Bubble coach={{ sentence: () => 'Take any player.', points: () => [point], lesson: { signs: {} } }} />);
}

const layerOf = (selector: string): number => {
  const element = document.querySelector(selector);
  return element === null ? Number.NaN : Number(getComputedStyle(element).zIndex);
};

test('what is said about the board passes under the prompt when somebody scrolls', async () => {
  speakOf('place');
  await expect.poll(() => layerOf('.coach')).toBeLessThan(layerOf('.prompt-bar'));
  await expect.poll(() => layerOf('.coach-ring')).toBeLessThan(layerOf('.prompt-bar'));
});

test('what is said about a thing in the prompt lies over it', async () => {
  speakOf('main');
  await expect.poll(() => layerOf('.coach')).toBeGreaterThan(layerOf('.prompt-bar'));
  await expect.poll(() => layerOf('.coach-ring')).toBeGreaterThan(layerOf('.prompt-bar'));
});

test('the ring round a thing as wide as the window does not make the page wider', async () => {
  speakOf('wide');
  await expect.poll(() => document.querySelector('.coach-ring')?.getBoundingClientRect().width).toBeGreaterThan(0);
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

/** A flyer higher than the window's half, with what can be done in its lower end. */
function speakOfTall(): void {
  const table = document.createElement('div');
  table.className = 'table';
  table.innerHTML = `
    <div class="board" style="height:3000px">
      <div data-point="tall" style="position:absolute;top:60px;left:0;right:0;height:${innerHeight - 90}px"><button data-opens style="position:absolute;bottom:0">Approve</button></div>
    </div>
    <div data-bar class="prompt-bar" style="position:fixed;inset:auto 0 0"><button data-move="1">Cast</button></div>`;
  document.body.append(table);
  render(() => <Bubble coach={{ sentence: () => 'Tick any.', points: () => ['tall'], lesson: { signs: {} } }} />);
}

test('a tall thing keeps the end that is spoken of in sight', async () => {
  speakOfTall();
  await expect.poll(() => document.querySelector('.coach.below')).not.toBeNull();
  await expect.poll(() => window.scrollY).toBeGreaterThan(0);
  const choice = document.querySelector('[data-opens]')?.getBoundingClientRect();
  expect(choice?.top).toBeGreaterThan(0);
  const said = document.querySelector('.coach')?.getBoundingClientRect();
  expect(said?.bottom).toBeLessThanOrEqual(innerHeight);
  window.scrollTo(0, 0);
});

const frames = async (count: number): Promise<void> => {
  for (let frame = 0; frame < count; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
};

/** A bar that comes up makes the coach bring what is said into sight again. */
function raiseBar(): void {
  const bar = document.querySelector<HTMLElement>('.prompt-bar');
  if (bar !== null) bar.style.height = '200px';
  document.querySelector('.board')?.classList.toggle('changed');
}

test('whoever scrolls away by hand is not pulled back when a bar comes up', async () => {
  speakOf('place');
  await expect.poll(() => window.scrollY).toBeGreaterThan(0);
  document.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
  window.scrollTo(0, 0);
  await frames(3);
  raiseBar();
  await frames(6);
  expect(window.scrollY).toBe(0);
});
