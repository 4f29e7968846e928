import { expect, test } from 'vitest';
import { game } from '../index.ts';
import type { View } from '../state.ts';
import { startMatch } from './table.ts';

const names = (seat: number): string => ['Ada', 'Bert'][seat] ?? '';
const text = game.text;
const statusOf = (view: View, viewer: 0 | 1 | 'spectator' = 0) => {
  const line = text.status?.(view, names, viewer);
  return line === undefined ? '' : `${line.now.join(' · ')} / ${line.end}`;
};
const first = (): View => startMatch().view(0);

test('the first pick of a round is one card, the next two picks are the other director’s', () => {
  expect(statusOf(first())).toMatch(/^Round 1 of 4 · your pick · deck 27/);
  expect(statusOf({ ...first(), pick: 1, turn: 1 })).toMatch(/^Round 1 of 4 · Bert’s pick, 1 of 2 ·/);
  expect(statusOf({ ...first(), pick: 2, turn: 1 }, 1)).toMatch(/^Round 1 of 4 · your pick, 2 of 2 ·/);
});

test('points are penalties and the lowest worst voice wins; the rows count after round 4', () => {
  expect(statusOf(first())).toMatch(/Lowest worst voice wins\. Rows count after round 4\.$/);
});

test('the last round is said before its first pick', () => {
  expect(statusOf({ ...first(), round: 3 })).toMatch(/Last round, then rows count\.$/);
});

test('a rehearsal deals nine more cards and counts no rows', () => {
  const view = startMatch({ options: { length: 'rehearsal' } }).view(0);
  expect(statusOf(view)).toMatch(/deck 9 .* Ends after round 2, only columns count\.$/);
  expect(statusOf({ ...view, round: 1 })).toMatch(/deck empty .* Last round, only columns count\.$/);
});

test('alone the worst voice is the result', () => {
  expect(statusOf(startMatch({ seats: 1 }).view(0))).toMatch(/Your worst voice is your result/);
});

test('a prompt speaks to whom it asks and tells the others who is busy', () => {
  expect(text.prompt(first(), names, 0)).toBe('Take a player for place 1 of column 1.');
  expect(text.prompt(first(), names, 1)).toBe('Ada is choosing a player.');
  expect(text.prompt(first(), names, 'spectator')).toBe('Ada is choosing a player.');
});

test('a slot whose card was taken is called by its number', () => {
  const view = first();
  expect(text.move(game.moves[2], { ...view, row: view.row.map((card, slot) => (slot === 2 ? -1 : card)) })).toBe(
    'Slot 3 (empty)',
  );
});
