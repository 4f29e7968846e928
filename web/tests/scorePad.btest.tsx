import { cleanup, render } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { ScorePad } from '../table/ScorePad.tsx';

afterEach(cleanup);

test('with three long names on a phone no word of the pad is broken', () => {
  const pad = render(() => (
    <div style={{ width: '309px' }}>
      <ScorePad
        names={['Bo Thunder', 'Mel Harbour', 'Player 1']}
        parts={{ crowd: 'CROWD', fans: 'Fans of the solo' }}
        lines={[0, 1, 2].map(() => [
          { part: 'crowd', points: 100 },
          { part: 'fans', points: 12 },
        ])}
        totals={[112, 112, 112]}
        ranks={[1, 1, 1]}
      />
    </div>
  ));
  const heads = ['CROWD', 'Result'].map((name) => pad.getByRole('rowheader', { name }));
  const lines = heads.map((head) => {
    const range = document.createRange();
    range.selectNodeContents(head);
    return range.getClientRects().length;
  });
  expect(lines).toEqual([1, 1]);
  expect(document.querySelector('.score-pad')?.getBoundingClientRect().width).toBeLessThanOrEqual(309);
});

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
