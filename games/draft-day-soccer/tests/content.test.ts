import type { CardSpec } from '@bandstand/kits/draft-and-write';
import { packFault, readPack } from '@bandstand/kits/draft-and-write-pack';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';

const { content: pack } = game.pack;
const { sheet } = pack;

const isOf = (type: string) => (card: CardSpec) => card.kind === 'member' && card.type === type;
const players = (type: string) =>
  pack.cards.filter(isOf(type)).flatMap((card) => (card.kind === 'member' ? [card] : []));
const everyone = ['GK', 'DF', 'MF', 'AT'].flatMap(players);
const tally = (list: readonly (string | number)[]): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const each of list) found[each] = (found[each] ?? 0) + 1;
  return found;
};

describe('the deck', () => {
  test('has 176 cards: 88 players, 32 improvements, 40 practices, 8 thumbs up and 8 down', () => {
    expect(tally(pack.cards.map((card) => card.kind))).toEqual({ member: 88, grid: 32, net: 40, cheer: 8, penalty: 8 });
    expect(['GK', 'DF', 'MF', 'AT'].map((type) => players(type).length)).toEqual([8, 32, 24, 24]);
  });

  test('has eight cards of each improvement and each practice', () => {
    const icons = (kind: string) =>
      tally(pack.cards.flatMap((card) => (card.kind === kind && 'icons' in card ? [card.icons] : [])));
    expect(icons('grid')).toEqual({ F: 8, M: 8, C: 8, S: 8 });
    expect(icons('net')).toEqual({ T: 8, H: 8, S: 8, X: 8, D: 8 });
  });

  test.each(['GK', 'DF', 'MF', 'AT'])('%s: every shape is as frequent as the others in each direction', (type) => {
    for (let way = 0; way < 4; way++) {
      const counts = Object.values(tally(players(type).map((card) => card.skills[way])));
      expect(counts).toHaveLength(4);
      expect(new Set(counts).size).toBe(1);
    }
  });

  test.each(['GK', 'DF', 'MF', 'AT'])('%s: no two cards share a pattern', (type) => {
    expect(new Set(players(type).map((card) => card.skills)).size).toBe(players(type).length);
  });

  test('better outfield players show fewer shapes', () => {
    const groups = (skills: string) =>
      Object.values(tally([...skills]))
        .toSorted((a, b) => a - b)
        .join('');
    const wanted = ['', '1111', '1111', '112', '22', '13'];
    for (const card of ['DF', 'MF', 'AT'].flatMap(players))
      expect(groups(card.skills), card.id).toBe(wanted[card.level]);
  });

  test('levels are spread as designed', () => {
    const levels = (type: string) =>
      [1, 2, 3, 4, 5].map((n) => players(type).filter((card) => card.level === n).length);
    expect(levels('GK')).toEqual([0, 2, 2, 2, 2]);
    expect(levels('DF')).toEqual([4, 8, 12, 4, 4]);
    expect(levels('MF')).toEqual([4, 4, 8, 4, 4]);
    expect(levels('AT')).toEqual([4, 4, 4, 4, 8]);
  });

  test('Oceania is rare and Europe common', () => {
    expect(tally(everyone.map((card) => card.origin ?? ''))).toEqual({ NA: 11, SA: 21, EU: 24, AF: 16, AS: 11, OC: 5 });
  });

  test.each([
    ['GK00', 3, 'stdt', 'EU'],
    ['GK01', 4, 'ddcc', 'SA'],
    ['GK07', 5, 'ttdd', 'OC'],
    ['DF00', 3, 'sttd', 'EU'],
    ['DF11', 4, 'sdds', 'OC'],
    ['DF28', 1, 'cdst', 'OC'],
    ['MF02', 5, 'dsdd', 'AF'],
    ['MF12', 3, 'ddct', 'OC'],
    ['AT03', 5, 'tttd', 'NA'],
    ['AT23', 5, 'dttt', 'AF'],
  ])('%s has level %i, shapes %s and comes from %s', (id, level, skills, origin) => {
    expect(pack.cards.find((card) => card.id === id)).toMatchObject({ level, skills, origin });
  });

  test('every name is there once among the players, and every surname', () => {
    expect(new Set(everyone.map((card) => card.name)).size).toBe(88);
    expect(new Set(everyone.map((card) => card.name.split(' ')[1])).size).toBe(88);
  });
});

describe('the sheet', () => {
  test('has eleven jerseys in 1-4-3-3 and eighteen synergy links', () => {
    expect(tally(sheet.posts.map((post) => post.type))).toEqual({ GK: 1, DF: 4, MF: 3, AT: 3 });
    expect(sheet.links).toHaveLength(18);
  });

  test('lets every link join facing circles of neighbours', () => {
    const across: Record<string, string> = { N: 'S', S: 'N', E: 'W', W: 'E' };
    for (const [a, b] of sheet.links) {
      if ([a, b].some((end) => end.startsWith('J1.'))) continue;
      expect(across[a.split('.')[1]]).toBe(b.split('.')[1]);
    }
  });

  test('carries the designed number of icons', () => {
    const icons = [
      ...sheet.match.rows.flatMap((row) => row.bonuses),
      ...sheet.grid.lines.flatMap((line) => line.bonuses),
      ...sheet.net.links.flatMap((link) => link.bonuses),
      ...sheet.trackA,
      ...sheet.trackB,
    ].filter((bonus) => bonus !== null);
    expect(tally(icons)).toEqual({ cheer: 8, match: 8, trackB: 7, trackA: 7, grid: 6, net: 4, x2: 4, x3: 2, x4: 1 });
  });

  test('has every improvement once in each row and column', () => {
    for (let i = 0; i < 4; i++) {
      expect(new Set(sheet.grid.rows[i]).size).toBe(4);
      expect(new Set(sheet.grid.rows.map((row) => row[i])).size).toBe(4);
    }
  });

  test('pays no points for improvement lines', () => {
    expect(sheet.grid.lines.every((line) => line.points === 0)).toBe(true);
  });
});

describe('the goals', () => {
  test('are 35, worth 6 to 14 points and at most one bonus', () => {
    expect(pack.goals).toHaveLength(35);
    for (const goal of pack.goals) {
      expect(goal.points).toBeGreaterThanOrEqual(6);
      expect(goal.points).toBeLessThanOrEqual(14);
      expect(goal.bonus.length).toBeLessThanOrEqual(1);
    }
    expect(pack.goals.reduce((sum, goal) => sum + goal.points, 0) / 35).toBeCloseTo(9.4, 0);
  });
});

describe('a pack', () => {
  test('that ships is sound', () => {
    expect(packFault(pack)).toBeUndefined();
  });

  test('with an unknown continent on a card is refused by name', () => {
    const broken = structuredClone(pack);
    broken.cards[0] = { ...everyone[0], origin: 'XX' };
    expect(readPack(broken)).toMatchObject({
      ok: false,
      problem: { code: 'bad-pack', message: expect.stringContaining('cards[0].origin') },
    });
  });

  test('with a goal about an unknown continent is refused by name', () => {
    const broken = structuredClone(pack);
    broken.goals[12] = { ...broken.goals[12], needs: 'origin(XX) >= 1' };
    expect(readPack(broken)).toMatchObject({ problem: { message: expect.stringContaining('goals[12].needs') } });
  });

  test('with thumbs up but no happy fans is refused', () => {
    const broken = structuredClone(pack);
    delete broken.sheet.cheer;
    expect(readPack(broken)).toMatchObject({ problem: { message: expect.stringContaining('no cheer track') } });
  });
});
