import { PENALTY } from '@bandstand/kits/draft-and-write';
import { describe, expect, test } from 'vitest';
import { kit, Table } from './table.ts';

const { cards } = kit.pack;

/** The generation rule, written down a second time: level, pattern and offset of each base, and the continents. */
const RULE: Record<string, { bases: string[]; from: string }> = {
  DF: {
    bases: ['3:0112/0', '5:0030/1', '2:0123/2', '4:0220/3', '1:0312/0', '3:0230/1', '2:0213/2', '3:0133/3'],
    from: 'ESFENSAFESEOSFENSAFESEANFESFOAEN',
  },
  MF: {
    bases: ['3:0013/0', '2:0321/1', '5:0200/2', '1:0132/3', '4:0330/0', '3:0322/1'],
    from: 'SEFNEASEFSFEOSAENSENAEFS',
  },
  AT: {
    bases: ['4:0011/2', '1:0231/3', '3:0331/0', '5:0001/1', '2:0213/2', '5:0333/3'],
    from: 'FSENESAFSEFOSNEAFSEANSEF',
  },
};
const CONTINENTS: Record<string, string> = { N: 'NA', S: 'SA', E: 'EU', F: 'AF', A: 'AS', O: 'OC' };
const shifted = (pattern: string, shift: number): string =>
  [...pattern].map((digit) => 'stdc'[(Number(digit) + shift) % 4]).join('');

describe('the players', () => {
  test.each(['DF', 'MF', 'AT'])('%s follow the generation rule', (type) => {
    const { bases, from } = RULE[type];
    const own = cards.flatMap((card) => (card.kind === 'member' && card.type === type ? [card] : []));
    expect(own).toHaveLength(from.length);
    for (const [k, card] of own.entries()) {
      const [level, rest] = bases[k % bases.length].split(':');
      const [pattern, offset] = rest.split('/');
      const shift = (Math.floor(k / bases.length) + Number(offset)) % 4;
      expect([card.id, card.level, card.skills, card.origin]).toEqual([
        card.id,
        Number(level),
        shifted(pattern, shift),
        CONTINENTS[from[k]],
      ]);
    }
  });

  test('goalkeepers follow theirs', () => {
    const own = cards.flatMap((card) => (card.kind === 'member' && card.type === 'GK' ? [card] : []));
    expect(own.map((card) => [card.level, card.skills, card.origin])).toEqual(
      [...'ESFNASEO'].map((letter, k) => {
        const shift = (Math.floor(k / 2) + [0, 2][k % 2]) % 4;
        const level = k % 2 === 0 ? [3, 2][shift % 2] : [4, 5][shift % 2];
        return [level, shifted(['0121', '0011'][k % 2], shift), CONTINENTS[letter]];
      }),
    );
  });
});

describe('the deck', () => {
  test('lies in the order goalkeepers to attackers, improvements, practices, thumbs up and down', () => {
    const kinds = cards.map((card) => {
      if (card.kind === 'member') return card.type;
      return 'icons' in card ? `${card.kind} ${card.icons}` : card.kind;
    });
    const runs = kinds.flatMap((kind, index) => (kind === kinds[index - 1] ? [] : [`${kind} ${index}`]));
    expect(runs).toEqual([
      ...['GK 0', 'DF 8', 'MF 40', 'AT 64'],
      ...['grid F 88', 'grid M 96', 'grid C 104', 'grid S 112'],
      ...['net T 120', 'net H 128', 'net S 136', 'net X 144', 'net D 152'],
      ...['cheer 160', 'penalty 168'],
    ]);
  });

  test('is one stack, not three piles: seat 0 takes the top five cards, then seat 1, and so on', () => {
    const table = new Table(3);
    for (const seat of [0, 1]) table.play(seat, { type: 'keepGoal', which: 0 });
    const top = table.state.stack.toReversed();
    table.play(2, { type: 'keepGoal', which: 0 });
    for (const seat of [0, 1, 2])
      expect(table.state.hands[seat]).toEqual(top.slice(5 * seat, 5 * seat + 5).toSorted((a, b) => a - b));
  });

  test('runs short for four players in week nine, and then everything comes back', () => {
    const table = new Table(4).begin().slots([]).noPersonal();
    const refills: [number, number][] = [];
    while (table.state.week < 10) {
      const { week } = table.state;
      for (const sheet of [...table.state.sheets, ...table.state.shown]) {
        // A board without marks every day, so that nothing ends the match.
        sheet.fill(0);
        sheet[PENALTY] = 0;
      }
      table.restOf('pick').restOf('record').restOf('weekend');
      for (const event of table.events) if (event.type === 'stackRefilled') refills.push([week + 1, event.cards]);
      table.events.length = 0;
    }
    expect(refills).toEqual([[9, 176]]);
  });
});
