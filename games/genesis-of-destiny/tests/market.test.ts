import { describe, expect, test } from 'vitest';
import type { State } from '../state.ts';
import { FIRST_DICE_CARD } from '../vocabulary.ts';
import { circleCard, game, handOf, partCard, Stage } from './stage.ts';

const VERSE = partCard('verse');
const idle = (change: Partial<State> = {}) =>
  new Stage({ phase: 'bandMeeting', asked: 7, ...change }).all({ type: 'stay' });
const riff = (change: Partial<State> = {}) => idle(change).play({ type: 'riff' });
const buy = (slot: number) => ({ type: 'buy', slot });
const ask = (slot: number) => ({ type: 'askBand', slot });
const vote = (yes: boolean) => ({ type: 'vote', yes });
const restOthers = (stage: Stage) => stage.play({ type: 'rest' }).play({ type: 'rest' });

describe('Downtime', () => {
  test('each seat does one thing: live the life, write and riff, or nothing', () => {
    const stage = idle({ commitment: [9, 9, 9] });
    expect(stage.moves().map((move) => move.type)).toEqual(['live', 'riff', 'rest', 'walkOut']);
    stage.play({ type: 'riff' }).play({ type: 'done' });
    expect(stage.state).toMatchObject({ phase: 'downtime', actor: 1 });
  });

  test('equal CROWD goes Beats, Melody, Front', () => {
    expect(idle().state.order).toEqual([0, 1, 2]);
  });

  test('whoever lives the life is told of being done only after a level', () => {
    const stage = idle({ commitment: [9, 0, 0] }).play({ type: 'live' });
    const prompt = () => game.text.prompt(game.view(stage.state, 0), String, 0);
    expect(prompt()).toBe('Choose a power to learn.');
    stage.play({ type: 'level', track: 0 });
    expect(prompt()).toBe('Choose another power, or be done.');
  });

  test('walking out is possible among levels and at the market too', () => {
    expect(riff().play({ type: 'walkOut' }).state.cause).toBe('walkOut');
    const living = idle({ commitment: [9, 0, 0] }).play({ type: 'live' });
    expect(living.play({ type: 'walkOut' }).state.cause).toBe('walkOut');
  });

  test('each row of bubbles is filled up to four', () => {
    const stage = idle({ commitment: [500, 0, 0], intensity: [3, 0, 0] }).play({ type: 'live' });
    stage.play({ type: 'level', track: 0 });
    expect(stage.state.intensity[0]).toBe(4);
    expect(stage.can({ type: 'level', track: 0 })).toBe(false);
    expect(stage.can({ type: 'level', track: 1 })).toBe(true);
  });
});

describe('the market', () => {
  test('the four places cost 5, 15, 25 and 35 COIN of the buyer', () => {
    const left = [0, 1, 2, 3].map((slot) => {
      const stage = riff({ coin: [35, 0, 0], bandCoin: 50, market: [VERSE, VERSE, VERSE, VERSE] }).play(buy(slot));
      expect(stage.state.bandCoin).toBe(50);
      return stage.state.coin[0];
    });
    expect(left).toEqual([30, 20, 10, 0]);
  });

  test('a seat buys as often as it can pay, and the market refills after every action', () => {
    const stage = riff({ coin: [12, 0, 0], market: [0, 1, 2, 3], deck: [4, 5, 6] }).play(buy(0));
    expect(stage.state.market).toEqual([1, 2, 3, 6]);
    stage.play(buy(0));
    expect(stage.state.market).toEqual([2, 3, 6, 5]);
    expect(stage.moves().map((move) => move.type)).toEqual(['done', 'walkOut']);
  });

  test('what comes to the market is announced', () => {
    const stage = riff({ coin: [5, 0, 0], market: [0, 1, 2, 3], deck: [4, 5] }).play(buy(0));
    expect(stage.last('marketFilled')?.cards).toEqual([5]);
  });

  test('a hand has no limit', () => {
    const stage = riff({
      coin: [5, 0, 0],
      market: [VERSE],
      hands: [handOf(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), handOf(), handOf()],
    });
    expect(game.view(stage.play(buy(0)).state, 1).handSizes[0]).toBe(11);
  });

  test('clearing one card takes the first, clearing all takes all', () => {
    const stage = riff({ commitment: [8, 0, 0], market: [0, 1, 2, 3], deck: [9, 8, 7, 6, 5] });
    stage.play({ type: 'discardFirst' });
    expect(stage.last('cardsDiscarded')?.cards).toEqual([0]);
    expect(stage.state.market).toEqual([1, 2, 3, 5]);
    stage.play({ type: 'discardAll' });
    expect(stage.state.market).toEqual([6, 7, 8, 9]);
  });

  test('clearing needs the COMMITMENT and a card to clear', () => {
    const may = (commitment: number, market: number[]) =>
      riff({ commitment: [commitment, 0, 0], market, deck: [] })
        .moves()
        .filter((move) => move.type.startsWith('discard')).length;
    expect([may(1, [0]), may(2, [0]), may(5, [0]), may(6, [0]), may(6, [])]).toEqual([0, 1, 1, 2, 0]);
  });

  test('with deck and discards empty a place stays empty', () => {
    const stage = riff({ coin: [5, 0, 0], market: [0, 1], deck: [], discards: handOf() }).play(buy(0));
    expect(stage.state.market).toEqual([1]);
  });

  test('a dice card cannot be bought once the supply is empty', () => {
    const may = (ownDice: number[], seat: number) =>
      riff({
        crowd: [0, 1, 2].map((other) => (other === seat ? 9 : 0)),
        coin: [9, 9, 9],
        ownDice,
        market: [FIRST_DICE_CARD + seat],
      }).can(buy(0));
    expect([may([2, 0, 0], 0), may([3, 0, 0], 0)]).toEqual([true, false]);
    expect([may([0, 1, 0], 1), may([0, 2, 0], 1)]).toEqual([true, false]);
    expect([may([0, 0, 1], 2), may([0, 0, 2], 2)]).toEqual([true, false]);
  });
});

describe('COIN of the band', () => {
  test('may be asked for if the band has some and it suffices with the own', () => {
    const may = (bandCoin: number, coin: number) => riff({ bandCoin, coin: [coin, 0, 0], market: [VERSE] }).can(ask(0));
    expect([may(0, 9), may(1, 3), may(1, 4), may(5, 0)]).toEqual([false, false, true, true]);
  });

  test('is asked for only for cards of the own role', () => {
    expect(riff({ bandCoin: 9, market: [circleCard('harmony')] }).can(ask(0))).toBe(false);
  });

  test('pays the whole price if it can', () => {
    const stage = riff({ bandCoin: 9, coin: [9, 0, 0], market: [VERSE] }).play(ask(0));
    stage.play(vote(true), 1).play(vote(true), 2);
    expect(stage.state).toMatchObject({ bandCoin: 4, coin: [9, 0, 0] });
  });

  test('only the two others vote', () => {
    const stage = riff({ bandCoin: 9, market: [VERSE] }).play(ask(0));
    expect(stage.moves(0)).toEqual([]);
    expect([1, 2].map((seat) => stage.moves(seat).length)).toEqual([2, 2]);
  });

  test('a refused asker may still buy with own COIN and ask in the next Downtime', () => {
    const stage = riff({ bandCoin: 9, coin: [5, 0, 0], market: [VERSE] }).play(ask(0));
    stage.play(vote(false), 1).play(vote(true), 2);
    expect([stage.can(buy(0)), stage.can(ask(0))]).toEqual([true, false]);
    expect(riff({ bandCoin: 9, market: [VERSE], refused: 7 }).can(ask(0))).toBe(true);
  });

  test('a refusal of one seat does not bind another', () => {
    const stage = riff({ bandCoin: 9, market: [VERSE] }).play(ask(0));
    stage.play(vote(false), 1).play(vote(true), 2).play({ type: 'done' }).play({ type: 'riff' });
    expect(stage.can(ask(0))).toBe(true);
  });
});

describe('the notebook', () => {
  const change = { craft: [3, 0, 0], coin: [5, 0, 0], market: [0, 1, 2, 3], deck: [4, FIRST_DICE_CARD, 5] };

  test('an own dice card becomes the die at once', () => {
    const stage = restOthers(
      riff({ ...change, deck: [4, FIRST_DICE_CARD, 5] })
        .play(buy(0))
        .play({ type: 'done' }),
    );
    expect(stage.last('notebookDrawn')).toMatchObject({ kept: [4], dice: 1 });
    expect(stage.state).toMatchObject({ ownDice: [1, 0, 0] });
  });

  test('nobody draws who bought nothing', () => {
    const stage = restOthers(riff(change).play({ type: 'done' }));
    expect(stage.last('notebookDrawn')).toBeUndefined();
  });

  test('nobody draws who has not learned it', () => {
    const stage = restOthers(
      riff({ ...change, craft: [2, 0, 0] })
        .play(buy(0))
        .play({ type: 'done' }),
    );
    expect(stage.last('notebookDrawn')).toBeUndefined();
  });

  test('a card bought with COIN of the band counts', () => {
    const stage = riff({ ...change, coin: [0, 0, 0], bandCoin: 5 })
      .play(ask(0))
      .play(vote(true), 1)
      .play(vote(true), 2);
    expect(restOthers(stage.play({ type: 'done' })).last('notebookDrawn')?.seat).toBe(0);
  });

  test('is drawn when Downtime ends, in the order of Downtime', () => {
    const stage = riff({
      ...change,
      craft: [3, 3, 0],
      coin: [5, 5, 0],
      crowd: [0, 9, 0],
      market: [0, 1, 2, 3],
      deck: [4, 5, 6, 7, 8, 9],
    });
    stage.play(buy(0)).play({ type: 'done' }).play({ type: 'riff' }).play(buy(0)).play({ type: 'done' });
    expect(stage.last('notebookDrawn')).toBeUndefined();
    stage.play({ type: 'rest' });
    expect(stage.events.flatMap((event) => (event.type === 'notebookDrawn' ? [event.seat] : []))).toEqual([1, 0]);
  });
});
