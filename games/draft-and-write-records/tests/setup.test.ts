import { fastRandom } from '@bandstand/engine';
import { MAX_OUTER, MEMBER_CARD, OUTER, TOUR, type State } from '@bandstand/kits/draft-and-write';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { kit, Table } from './table.ts';

/** The set-up with one option on. */
const withOption = (option: 'drawColours' | 'swap', seats: number, seed: number): State =>
  game.setup({ harder: false, [option]: true }, seats, fastRandom(seed));

const isMember = (card: number): boolean => kit.cardKind[card] === MEMBER_CARD;
const inPlay = ({ stack, hands }: State): number[] => [...stack, ...hands.flat()].toSorted((a, b) => a - b);

describe('start colours by lot', () => {
  test('nobody chooses: every sheet has its middle circle coloured by chance, and the goals lie open', () => {
    const drawn = Array.from({ length: 40 }, (_, seed) => withOption('drawColours', 3, seed));
    for (const { phase, sheets, shown } of drawn) {
      expect(phase).toBe('keep');
      for (const marks of [...sheets, ...shown])
        expect(marks.slice(OUTER, OUTER + MAX_OUTER)).toEqual([expect.any(Number), 0, 0, 0, 0, 0, 0]);
    }
    const colours = drawn.map(({ sheets }) => sheets.map((sheet) => sheet[OUTER]));
    expect(new Set(colours.flat())).toEqual(new Set([1, 2, 3, 4]));
    expect(colours.some(([first, second]) => first !== second)).toBe(true);
    expect(withOption('drawColours', 1, 3).phase).toBe('pick');
  });

  test('the cards and goals are dealt as they would be without it', () => {
    const [drawn, chosen] = [withOption('drawColours', 2, 5), game.setup({ harder: false }, 2, fastRandom(5))];
    expect(drawn.stack).toEqual(chosen.stack);
    expect([...drawn.goalStack, ...drawn.offers.flat(), ...drawn.slots].toSorted()).toEqual(
      chosen.goalStack.toSorted(),
    );
  });
});

describe('swapped members', () => {
  test.each([1, 2, 3, 4, 5])('with %i seats one card of each kind of member is one of a set not in play', (seats) => {
    const usual = inPlay(game.setup({ harder: false }, seats, fastRandom(4)));
    const cards = inPlay(withOption('swap', seats, 4));
    expect(cards).toHaveLength(usual.length);
    const came = cards.filter((card) => !usual.includes(card));
    const left = usual.filter((card) => !cards.includes(card));
    expect(came.map((card) => kit.cardType[card])).toEqual([0, 1, 2, 3]);
    expect(left.map((card) => kit.cardType[card])).toEqual([0, 1, 2, 3]);
    for (const card of came) expect(kit.pack.cards[card].set).toBeGreaterThan(seats);
    expect(inPlay(withOption('swap', seats, 5))).not.toEqual(cards);
  });

  test('with six seats all cards are in play and none is swapped', () => {
    expect(inPlay(withOption('swap', 6, 4))).toEqual(kit.pack.cards.map((_, card) => card));
  });

  test('an imagined deck has the swapped cards that were seen and guesses the others, one of each kind', () => {
    const state = withOption('swap', 2, 4);
    const usual = game.setup({ harder: false }, 2, fastRandom(4));
    const foreign = inPlay(state).filter((card) => !inPlay(usual).includes(card));
    state.piles[1].push(...state.stack.splice(state.stack.indexOf(foreign[1]), 1));
    const guesses = Array.from({ length: 40 }, (_, seed) => {
      const imagined = game.imagine(game.view(state, 0), fastRandom(seed));
      const cards = [...inPlay(imagined), ...imagined.piles.flat()];
      return cards.filter((card) => isMember(card) && kit.pack.cards[card].set > 2).toSorted((a, b) => a - b);
    });
    for (const guess of guesses) {
      expect(guess.map((card) => kit.cardType[card])).toEqual([0, 1, 2, 3]);
      expect(guess[1]).toBe(foreign[1]);
    }
    expect(new Set(guesses.map((guess) => guess[0])).size).toBeGreaterThan(3);
  });
});

describe('set-up', () => {
  test.each([1, 2, 3, 4, 5, 6])('with %i seats every sheet has its garage checked and nothing else', (seats) => {
    const { state } = new Table(seats);
    for (const sheet of state.sheets) {
      expect(sheet[TOUR]).toBe(1);
      expect(sheet.filter((field) => field !== 0)).toHaveLength(1);
    }
  });

  test('all seats choose a start colour at the same time, before any goal is turned up', () => {
    const table = new Table(3);
    expect(table.busy).toEqual([0, 1, 2]);
    expect(table.state.slots).toEqual([-1, -1, -1, -1]);
    expect(table.offered(1, 'startColour')).toHaveLength(4);
  });

  test('equal start colours are fine', () => {
    const table = new Table(2).play(0, { type: 'startColour', skill: 2 }).play(1, { type: 'startColour', skill: 2 });
    expect(game.view(table.state, 'spectator').sheets.map((sheet) => sheet.outer[0])).toEqual([2, 2]);
  });

  test('a start colour is hidden until all have chosen', () => {
    const table = new Table(2).play(0, { type: 'startColour', skill: 2 });
    expect(game.view(table.state, 1).sheets[0].outer[0]).toBeNull();
    expect(game.view(table.state, 0).sheets[0].outer[0]).toBe(2);
  });

  test('four goals are turned up and every seat keeps one of two', () => {
    const table = new Table(2).play(0, { type: 'startColour', skill: 0 }).play(1, { type: 'startColour', skill: 1 });
    expect(table.state.slots.every((goal) => goal >= 0)).toBe(true);
    expect(table.state.offers.map((offer) => offer.length)).toEqual([2, 2]);
    const [first, second] = table.state.offers[0];
    table.play(0, { type: 'keepGoal', which: 1 }).play(1, { type: 'keepGoal', which: 0 });
    expect(table.state.personal[0]).toBe(second);
    expect(table.state.goalStack).toContain(first);
    expect(table.state.goalStack).toHaveLength(66 - 4 - 2);
  });

  test('a kept goal is seen by its owner only', () => {
    const table = new Table(2).begin();
    expect(game.view(table.state, 0).personal).toBe(table.state.personal[0]);
    expect(game.view(table.state, 1).personal).toBe(table.state.personal[1]);
    expect(JSON.stringify(game.view(table.state, 'spectator'))).not.toContain(
      '"personal":' + table.state.personal[0] + ',',
    );
  });

  test.each([
    [2, 60],
    [4, 120],
    [6, 180],
  ])('with %i seats the deck has %i cards and five are dealt to each', (seats, cards) => {
    const { state } = new Table(seats).begin();
    expect(state.stack).toHaveLength(cards - 5 * seats);
    expect(state.hands.map((hand) => hand.length)).toEqual(new Array(seats).fill(5));
  });

  test('the same chance deals the same match', () => {
    const one = game.setup({ harder: false }, 4, fastRandom(3));
    const two = game.setup({ harder: false }, 4, fastRandom(3));
    expect(one).toEqual(two);
  });

  test('the harder deck is for one player only', () => {
    expect(game.optionsProblem?.({ harder: true }, 2)?.code).toBe('bad-option');
    expect(game.optionsProblem?.({ harder: true }, 1)).toBeUndefined();
  });
});
