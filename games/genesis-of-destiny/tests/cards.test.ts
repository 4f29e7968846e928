import { describe, expect, test } from 'vitest';
import type { State } from '../state.ts';
import {
  FIRST_DICE_CARD,
  SLOTS,
  circleOf,
  slotOf,
  type CircleName,
  type Column,
  type SlotName,
} from '../vocabulary.ts';
import { circleCard, handOf, partCard, Stage } from './stage.ts';

const dieCard = (role: number) => FIRST_DICE_CARD + role;
const EMPTY: readonly number[] = Array.from({ length: 9 }, () => -1);
const rowsOf = (rows: string) => [...'BMF'].reduce((mask, row, at) => mask | (rows.includes(row) ? 1 << at : 0), 0);
const part = (rows: string): Column => ({ rows: rowsOf(rows), circles: EMPTY });
const writing = (card: number, draft: readonly Column[], change: Partial<State> = {}) =>
  new Stage({
    phase: 'writeTurn',
    order: [0, 1, 2],
    step: 0,
    actor: 0,
    motion: 'write',
    proposer: 0,
    draft: [...draft],
    hands: [handOf(card), handOf(card), handOf()],
    knownHands: [handOf(card), handOf(card), handOf()],
    ...change,
  });

describe('the Write and Riff deck', () => {
  test.each([
    ['verse', 2],
    ['chorus', 2],
    ['bridge-fb', 1],
    ['bridge-fm-up', 1],
    ['bridge-fm-down', 1],
    ['bridge-mb-up', 1],
    ['bridge-mb-down', 1],
    ['solo-f', 1],
    ['solo-m', 1],
    ['solo-b', 1],
    ['pedal-board', 4],
    ['crescendo', 1],
    ['harmony', 1],
    ['syncopation', 1],
    ['drum-fill', 2],
    ['shout-out', 2],
    ['key-change', 1],
  ])('%s: copies in the deck %i', (id, copies) => {
    const { deck, market } = new Stage().state;
    const card = partCard(id) >= 0 ? partCard(id) : circleCard(id);
    expect([...deck, ...market].filter((other) => other === card)).toHaveLength(copies);
  });

  test.each([
    ['a part', partCard('solo-m'), [0, 1, 2]],
    ['a pedal board', circleCard('pedal-board'), [1]],
    ['a crescendo', circleCard('crescendo'), [1]],
    ['a harmony', circleCard('harmony'), [2]],
    ['a syncopation', circleCard('syncopation'), [0]],
    ['a drum fill', circleCard('drum-fill'), [0]],
    ['a shout-out', circleCard('shout-out'), [2]],
    ['a key change', circleCard('key-change'), [1, 2]],
    ['the Beats die', dieCard(0), [0]],
    ['the Melody die', dieCard(1), [1]],
    ['the Front die', dieCard(2), [2]],
  ])('%s (card %i) is sold to seats %j only', (_name, card, buyers) => {
    const may = [0, 1, 2].filter((seat) =>
      new Stage({ phase: 'riffing', order: [0, 1, 2], actor: seat, coin: [9, 9, 9], market: [card] }).can({
        type: 'buy',
        slot: 0,
      }),
    );
    expect(may).toEqual(buyers);
  });

  const PARTS: readonly (readonly [string, string, Partial<Record<SlotName, CircleName>>])[] = [
    ['verse', 'BMF', { top: 'crown', mU: 'up', bL: 'equals' }],
    ['chorus', 'BMF', { top: 'crown', mU: 'down', bL: 'equals' }],
    ['bridge-fb', 'BF', { top: 'crown', bL: 'equals' }],
    ['bridge-fm-up', 'MF', { top: 'crown', mU: 'up' }],
    ['bridge-fm-down', 'MF', { top: 'crown', mU: 'down' }],
    ['bridge-mb-up', 'BM', { mU: 'up', bL: 'equals' }],
    ['bridge-mb-down', 'BM', { mU: 'down', bL: 'equals' }],
    ['solo-f', 'F', { top: 'crown' }],
    ['solo-m', 'M', { mU: 'down' }],
    ['solo-b', 'B', { bL: 'equals' }],
  ];
  test.each(PARTS)('%s adds the squares %s with the circles %j', (id, rows, circles) => {
    const card = partCard(id);
    const stage = writing(card, []).play({ type: 'addPart', card, side: 'right' });
    const drawn = stage.state.draft[0].circles.flatMap((circle, slot) => (circle < 0 ? [] : [[SLOTS[slot], circle]]));
    expect(stage.state.draft[0].rows).toBe(rowsOf(rows));
    expect(Object.fromEntries(drawn)).toEqual(
      Object.fromEntries(Object.entries(circles).map(([slot, name]) => [slot, circleOf(name)])),
    );
  });
});

describe('where a circle may be added', () => {
  const places = (card: string, ...rows: string[]) =>
    writing(circleCard(card), rows.map(part))
      .moves()
      .flatMap((move) => (move.type === 'addCircle' ? [`${move.column}${SLOTS[move.slot]}`] : []));

  test('a drum fill between M and B of a part with B', () => {
    expect(places('drum-fill', 'B', 'MF', 'BMF')).toEqual(['0mb', '2mb']);
  });
  test('a shout-out between F and M of a part with F', () => {
    expect(places('shout-out', 'F', 'BM', 'BMF')).toEqual(['0fm', '2fm']);
  });
  test('a harmony between F and M of a part with both', () => {
    expect(places('harmony', 'F', 'M', 'MF')).toEqual(['2fm']);
  });
  test('a crescendo at the lower right of an M square', () => {
    expect(places('crescendo', 'M', 'BF')).toEqual(['0mL']);
  });
  test('a syncopation at the upper right of a B square', () => {
    expect(places('syncopation', 'B', 'MF')).toEqual(['0bU']);
  });
  test('a key change at the right of a part with F and M', () => {
    expect(places('key-change', 'F', 'M', 'MF')).toEqual(['2fL']);
  });
  test('a pedal board above, below, right or left of an M square', () => {
    expect(places('pedal-board', 'BF', 'M', 'B')).toEqual(['0mU', '1fm', '1mb', '1mU']);
  });
  test('a pedal board has no place without an M square beside it', () => {
    expect(places('pedal-board', 'BF', 'B')).toEqual([]);
  });
  test('a key change needs both of its slots free', () => {
    const circles = EMPTY.map((none, slot) => (slot === slotOf('mL') ? circleOf('crescendo') : none));
    const stage = writing(circleCard('key-change'), [{ rows: 7, circles }]);
    expect(stage.moves().map((move) => move.type)).toEqual(['leave']);
  });
  test('one circle per slot', () => {
    const circles = EMPTY.map((none, slot) => (slot === slotOf('mb') ? circleOf('pedal-board') : none));
    const stage = writing(circleCard('drum-fill'), [{ rows: 7, circles }]);
    expect(stage.moves().map((move) => move.type)).toEqual(['leave']);
  });
});
