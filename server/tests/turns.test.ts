import type { Pace } from '@bandstand/protocol';
import { describe, expect, test } from 'vitest';
import { rests } from '../bots/rest.ts';
import { TurnQueue } from '../bots/turns.ts';

describe('bots take turns', () => {
  const never = (): boolean => false;
  /** Takes everything out; each costs as long as its account's are said to. */
  function served(queue: TurnQueue<string>, costs: Readonly<Record<string, number>>, count: number): string[] {
    return Array.from({ length: count }, () => {
      const item = queue.take(never) ?? '';
      const account = item.split(' ')[0];
      queue.charge({ table: '', account }, costs[account] ?? 1);
      return item;
    });
  }

  test('by who made the table: sixty tables of one wait no less than the one of another', () => {
    const queue = new TurnQueue<string>();
    for (let table = 0; table < 60; table++) queue.add({ table: `t${table}`, account: 'crowd' }, `crowd ${table}`);
    served(queue, {}, 3);
    queue.add({ table: 'x', account: 'one' }, 'one');
    expect(served(queue, {}, 2)).toContain('one');
  });

  test('by the time they have used and not by how often they ask', () => {
    const queue = new TurnQueue<string>();
    for (let i = 0; i < 40; i++) {
      queue.add({ table: 'long', account: 'long' }, 'long');
      queue.add({ table: 'short', account: 'short' }, 'short');
    }
    const order = served(queue, { long: 100, short: 10 }, 22);
    expect(order.filter((item) => item === 'long')).toHaveLength(2);
  });

  test('tables of one account one after the other, first those that are not being served', () => {
    const queue = new TurnQueue<string>();
    for (const table of ['a', 'a', 'b']) queue.add({ table, account: 'x' }, table);
    expect(queue.take((table) => table === 'a')).toBe('b');
    expect([queue.take(never), queue.take(never), queue.take(never)]).toEqual(['a', 'a', undefined]);
    expect(queue.length).toBe(0);
  });

  test('nobody saves up: who comes late begins where the others are', () => {
    const queue = new TurnQueue<string>();
    for (let i = 0; i < 100; i++) queue.add({ table: 'old', account: 'old' }, 'old');
    served(queue, { old: 1000 }, 50);
    for (let i = 0; i < 100; i++) queue.add({ table: 'new', account: 'new' }, 'new');
    const order = served(queue, { old: 1000, new: 1000 }, 20);
    expect(order.filter((item) => item === 'old').length).toBeGreaterThanOrEqual(9);
  });
});

describe('bots rest', () => {
  const seat = { webhook: null, push: null };
  const table = (change: object, pace: Pace = { type: 'free' }) =>
    ({ watchers: 0, attendedAt: 0, settings: { pace }, seats: [seat], ...change }) as never;
  const LATER = 3_600_000;

  test('at a live table where nobody is, once the last person is gone for a while', () => {
    expect(rests(table({}), 1_000)).toBe(false);
    expect(rests(table({}), LATER)).toBe(true);
    expect(rests(table({}, { type: 'perMove', seconds: 60 }), LATER)).toBe(true);
    expect(rests(table({ watchers: 1 }), LATER)).toBe(false);
    expect(rests(table({ attendedAt: LATER - 1_000 }), LATER)).toBe(false);
  });

  test('not in a game for days, nor where somebody is told elsewhere that it is their turn', () => {
    expect(rests(table({}, { type: 'perMove', seconds: 86_400 }), LATER)).toBe(false);
    expect(rests(table({ seats: [seat, { ...seat, webhook: 'https://example.org' }] }), LATER)).toBe(false);
    expect(rests(table({ seats: [{ ...seat, push: '{}' }] }), LATER)).toBe(false);
  });
});
