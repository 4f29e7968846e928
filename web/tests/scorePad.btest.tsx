import { cleanup, render } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { ScorePad } from '../table/ScorePad.tsx';

afterEach(cleanup);

test('points below zero stand with a true minus, in the parts as in the result', () => {
  const pad = render(() => (
    <ScorePad
      names={['Ada', 'Bert']}
      parts={{ posts: 'Empty posts', goals: 'Goals' }}
      lines={[[{ part: 'posts', points: -20 }], [{ part: 'goals', points: 8 }]]}
      totals={[-20, 8]}
      ranks={[2, 1]}
    />
  ));
  expect(pad.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    '−20',
    '–',
    '–',
    '8',
    '−20, rank 2',
    '8, rank 1',
  ]);
});
