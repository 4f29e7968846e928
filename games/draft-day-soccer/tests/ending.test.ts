import { compareSheets, newSheet, PENALTY, totalPoints } from '@bandstand/kits/draft-and-write';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { kit, rosterWithout, Table, weekend, write, type Marks } from './table.ts';

/** Two players on a Tuesday, no goals on show. */
function tuesday(first: Marks, second: Marks, cards: readonly [string, string]): Table {
  const table = new Table(2).begin().slots([]).noPersonal();
  table.marks(0, first).marks(1, second);
  table.hand(0, [cards[0], 'D0', 'D1']).hand(1, [cards[1], 'D2', 'D3']);
  return table.pick(0, cards[0]).pick(1, cards[1]);
}

const sheetWith = (marks: Marks): number[] => {
  const sheet = newSheet();
  write(sheet, marks);
  return sheet;
};

describe('the end', () => {
  test('a complete roster ends the day: hands are discarded and the weekend comes at once', () => {
    const table = tuesday({ roster: rosterWithout(11) }, {}, ['AT03', 'D4'])
      .place(0, 11)
      .restOf('record');
    expect(table.state.ending).toBe('posts');
    expect(table.state.hands).toEqual([[], []]);
    expect(table.state.discard).toHaveLength(4);
    expect(table.state.phase).toBe('over');
  });

  test('the Red Fan is the fifth Unhappy Fan and ends the day in the same way', () => {
    const table = tuesday({ unhappy: 4 }, {}, ['D4', 'D5']);
    expect(table.state.ending).toBe('penalty');
    expect(table.state.phase).toBe('over');
  });

  test('a Red Fan and a complete roster on the same day make one weekend and one end', () => {
    const table = tuesday({ unhappy: 4 }, { roster: rosterWithout(11) }, ['D4', 'AT03']);
    table.place(1, 11).restOf('record');
    expect(table.events.filter((event) => event.type === 'weekendBegan')).toHaveLength(1);
    expect(table.events.filter((event) => event.type === 'endCame')).toHaveLength(1);
    expect(table.state.phase).toBe('over');
  });

  test('Unhappy Fans beyond the fifth are ignored', () => {
    const table = tuesday({ unhappy: 5 }, {}, ['D4', 'D5']);
    expect(table.field(0, PENALTY)).toBe(5);
    expect(table.points(0)['penalty']).toBe(-20);
  });

  test('a sixth goal ends the match after everybody has finished the weekend', () => {
    const five = ['safe-gloves', 'back-four', 'engine-room', 'front-three', 'solid-squad'];
    const table = new Table(2).begin().noPersonal().slots(['star-quality']);
    table.marks(0, { stars: 4, goals: five }).marks(1, { stars: 4 });
    table.hand(0, ['D0', 'D1']).hand(1, ['D2', 'D3']).pick(0, 'D0').pick(1, 'D2');
    table.claim(0, 'star-quality').use(0, 'grid', 0);
    expect(table.state.phase).toBe('weekend');
    table.claim(1, 'star-quality').use(1, 'grid', 0);
    expect(table.state.ending).toBe('goals');
    expect(table.state.phase).toBe('over');
  });

  test('every empty position is one Unhappy Fan more, five at most', () => {
    const table = tuesday({ unhappy: 4 }, { roster: rosterWithout(2, 3) }, ['D4', 'D5']);
    expect(table.field(0, PENALTY)).toBe(5);
    expect(table.field(1, PENALTY)).toBe(3);
  });

  test('goals see the Unhappy Fans before vacancies are counted', () => {
    const table = new Table(2).begin().noPersonal().slots(['no-boos-tonight']);
    table.marks(0, { roster: rosterWithout(10, 11) }).marks(1, { unhappy: 4 });
    table.hand(0, ['PT0', 'D1']).hand(1, ['D2', 'D3']).pick(0, 'PT0').pick(1, 'D2').practise(0, 'P1');
    table.claim(0, 'no-boos-tonight').use(0, 'trackB');
    expect(table.state.phase).toBe('over');
    expect(table.points(0)).toMatchObject({ goals: 6, penalty: -5 });
  });
});

describe('scoring', () => {
  test('the example of the rulebook comes to 150: six goals, a full roster, column 2 and the last row', () => {
    const goals = ['back-four', 'engine-room', 'front-three', 'spine-of-the-side', 'warm-up-chemistry'];
    const table = weekend(['column-of-support'], {
      roster: { ...rosterWithout(3, 4, 11), 3: 'DF02', 4: ['DF01', 15], 11: ['AT03', 10] },
      boosted: [4, 11],
      used: [1, 1, 0],
      match: ['s2', 't2', 'd2', 'c1', 'c2', 'c3', 'c4', 'c5'],
      happy: 4,
      stars: 2,
      balls: 4,
      unhappy: 2,
      goals,
    });
    table.claim(0, 'column-of-support').use(0, 'trackB').restOf('weekend');
    expect(table.state.phase).toBe('over');
    expect(table.points(0)).toEqual({ match: 32, cheer: 15, tracks: 10, goals: 46, band: 52, penalty: -5 });
    expect(totalPoints(kit, table.state.sheets[0])).toBe(150);
  });

  test('full rows and full columns of the Synergy Box score, others do not', () => {
    const row = ['s1', 's2', 's3', 's4', 's5'];
    expect(totalPoints(kit, sheetWith({ match: row }))).toBe(12);
    expect(totalPoints(kit, sheetWith({ match: row.slice(1) }))).toBe(0);
    expect(totalPoints(kit, sheetWith({ match: ['s1', 't1', 'd1', 'c1'] }))).toBe(8);
    const all = ['s', 't', 'd', 'c'].flatMap((shape) => [1, 2, 3, 4, 5].map((column) => `${shape}${column}`));
    expect(totalPoints(kit, sheetWith({ match: all }))).toBe(104);
  });

  test('fans score by the number of spaces crossed', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map((happy) => totalPoints(kit, sheetWith({ happy })))).toEqual([
      0, 1, 3, 6, 10, 15, 21, 28, 36,
    ]);
    expect([0, 1, 2, 3, 4, 5].map((unhappy) => totalPoints(kit, sheetWith({ unhappy })))).toEqual([
      0, -2, -5, -9, -14, -20,
    ]);
  });

  test('Stars times Balls: none of one makes nothing of the other', () => {
    expect(totalPoints(kit, sheetWith({ stars: 8, balls: 8 }))).toBe(64);
    expect(totalPoints(kit, sheetWith({ stars: 8 }))).toBe(0);
  });

  test('Improvement and Practice score nothing themselves', () => {
    expect(totalPoints(kit, sheetWith({ grid: ['1.1', '1.2', '1.3', '1.4'], net: ['P1', 'P6', 'P11'] }))).toBe(0);
  });

  test('boosted levels count as written', () => {
    expect(totalPoints(kit, sheetWith({ roster: { 9: ['AT03', 20] } }))).toBe(20);
  });
});

describe('a tie', () => {
  /** Which of two sheets with equal points wins. */
  const winner = (a: Marks, b: Marks): string => {
    const [first, second] = [sheetWith(a), sheetWith(b)];
    if (totalPoints(kit, first) !== totalPoints(kit, second)) return 'no tie';
    const order = compareSheets(kit, first, second);
    return order === 0 ? 'shared' : order < 0 ? 'first' : 'second';
  };

  test('goes first to the highest single goal', () => {
    expect(winner({ goals: ['one-mind'] }, { goals: ['warm-up-chemistry', 'solid-squad'] })).toBe('first');
  });

  test('then to more points from Happy Fans', () => {
    expect(winner({ happy: 4 }, { roster: { 9: ['AT03', 10] } })).toBe('first');
  });

  test('then to the better roster', () => {
    expect(winner({ roster: { 9: ['AT03', 10] } }, { stars: 2, balls: 5 })).toBe('first');
  });

  test('then to fewer boosts used', () => {
    expect(winner({ roster: { 9: ['AT03', 10] } }, { roster: { 9: ['AT03', 10] }, used: [1, 0, 0] })).toBe('first');
  });

  test('then to fewer Unhappy Fans', () => {
    expect(winner({ match: ['s1', 't1', 'd1', 'c1'] }, { stars: 5, balls: 2, unhappy: 1 })).toBe('first');
  });

  test('and is shared after that', () => {
    expect(winner({ happy: 2 }, { happy: 2, net: ['P1'] })).toBe('shared');
    const table = tuesday({ unhappy: 4 }, { unhappy: 4 }, ['D4', 'D5']);
    expect(game.outcome(table.state)?.ranks).toEqual([1, 1]);
  });
});
