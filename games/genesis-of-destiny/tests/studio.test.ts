import { describe, expect, test } from 'vitest';
import { startStudio } from '../rules/studio.ts';
import type { State } from '../state.ts';
import { slotOf } from '../vocabulary.ts';
import { circleCard, handOf, loaded, partCard, Stage, standard } from './stage.ts';

const VERSE = partCard('verse');
const hands = (...cards: readonly (readonly number[])[]): Partial<State> => ({
  hands: cards.map((list) => handOf(...list)),
  knownHands: cards.map((list) => handOf(...list)),
});
const studio = (change: Partial<State> = {}) => {
  const stage = new Stage(change);
  startStudio(stage.at);
  return stage;
};
const yes = (stage: Stage) => {
  for (const seat of [0, 1, 2]) if (seat !== stage.state.proposer) stage.play({ type: 'vote', yes: true }, seat);
  return stage;
};
const right = (card: number) => ({ type: 'addPart', card, side: 'right' });
const left = (card: number) => ({ type: 'addPart', card, side: 'left' });

describe('proposing', () => {
  test('a session costs 10 COIN per CLOUT, the band first, then the proposer and the others in order', () => {
    const stage = studio({ clout: 2, bandCoin: 5, coin: [4, 20, 8], commitment: [0, 5, 3] });
    stage.play({ type: 'proposeRecord', song: 0 });
    yes(stage);
    expect(stage.state).toMatchObject({ phase: 'studioPay', actor: 1 });
    stage.play({ type: 'amount', amount: 10 }).play({ type: 'amount', amount: 5 });
    expect(stage.last('studioPaid')).toMatchObject({ band: 5, coin: [0, 10, 5], covered: true });
  });

  test('it is free while CLOUT is 0', () => {
    const stage = studio().play({ type: 'proposeRecord', song: 0 });
    expect(yes(stage).state).toMatchObject({ occasion: 'record', phase: 'songTurn' });
  });

  test('a refused proposal passes to the next seat; after three the next round begins', () => {
    const stage = studio().play({ type: 'proposeRecord', song: 0 });
    stage.play({ type: 'vote', yes: false }, 1).play({ type: 'vote', yes: true }, 2);
    expect(stage.state).toMatchObject({ phase: 'propose', actor: 1 });
    stage.play({ type: 'pass' }).play({ type: 'pass' });
    expect(stage.state).toMatchObject({ phase: 'approve', round: 1 });
  });

  test('what is not covered is not paid', () => {
    const stage = studio({ clout: 1, coin: [6, 4, 0] }).play({ type: 'proposeRecord', song: 0 });
    yes(stage).play({ type: 'amount', amount: 6 }).play({ type: 'amount', amount: 3 });
    expect(stage.last('studioPaid')).toMatchObject({ covered: false });
    expect(stage.state).toMatchObject({ coin: [6, 4, 0], phase: 'propose', actor: 1 });
  });

  test('writing needs three cards in hands and draft together', () => {
    expect(studio(hands([VERSE], [VERSE], [])).can({ type: 'proposeWrite' })).toBe(false);
    expect(studio(hands([VERSE], [VERSE], [circleCard('harmony')])).can({ type: 'proposeWrite' })).toBe(true);
  });
});

describe('writing', () => {
  const writing = (change: Partial<State>) => yes(studio(change).play({ type: 'proposeWrite' }));

  test('writers play one card in turn and leave by themselves with nothing to play', () => {
    const stage = writing(hands([VERSE, VERSE], [partCard('chorus')], []));
    expect(stage.can(left(VERSE))).toBe(false);
    stage.play(right(VERSE));
    expect(stage.state.actor).toBe(1);
    stage.play(left(partCard('chorus')));
    expect(stage.state.actor).toBe(0);
    stage.play(right(VERSE));
    expect(stage.last('sessionEnded')).toMatchObject({ columns: 3, song: 1 });
    expect(stage.state.songs[1].columns[0].circles[slotOf('mU')]).toBe(3);
    expect(stage.state.draft).toEqual([]);
  });

  test('a writer with a hidden card is asked even if it cannot be played', () => {
    const stage = writing({
      ...hands([VERSE, VERSE], [], [circleCard('harmony')]),
      knownHands: hands([VERSE, VERSE], [], []).knownHands ?? [],
    });
    expect(stage.state.actor).toBe(0);
    stage.play(right(partCard('verse')));
    expect(stage.state.actor).toBe(2);
  });

  test('fewer than three parts stay as a draft that the next session continues', () => {
    const stage = writing(hands([VERSE, VERSE, VERSE], [], []));
    stage.play(right(VERSE)).play(right(VERSE)).play({ type: 'leave' });
    expect(stage.state.draft).toHaveLength(2);
    expect(stage.state.songs).toHaveLength(1);
  });

  test('a song has at most five parts', () => {
    const column = standard.parts[VERSE] ?? standard.firstSong[0];
    const stage = writing({ ...hands([VERSE, VERSE], [VERSE], []), draft: [column, column, column, column] });
    stage.play(right(VERSE));
    expect(stage.last('sessionEnded')).toMatchObject({ columns: 5 });
  });

  test('a seat without a part waits while the sheet is empty; if all have to, the price is returned', () => {
    const circle = circleCard('drum-fill');
    const stage = writing({ ...hands([circle, circle], [circleCard('pedal-board')], []), clout: 1, bandCoin: 10 });
    stage.play({ type: 'wait' }).play({ type: 'wait' });
    expect(stage.last('sessionEnded')).toMatchObject({ refunded: true });
    expect(stage.state.bandCoin).toBe(10);
  });

  test('a circle needs the squares it scores for and a free slot', () => {
    const column = standard.parts[partCard('bridge-fb')] ?? standard.firstSong[0];
    const stage = writing({
      ...hands(
        [circleCard('drum-fill'), circleCard('syncopation')],
        [circleCard('pedal-board')],
        [circleCard('harmony')],
      ),
      draft: [column, column],
    });
    const add = (name: string, slot: Parameters<typeof slotOf>[0]) => ({
      type: 'addCircle',
      card: circleCard(name),
      column: 0,
      slot: slotOf(slot),
    });
    expect(stage.can(add('syncopation', 'bU'))).toBe(true);
    expect(stage.can(add('drum-fill', 'mb'))).toBe(true);
    expect(stage.can(add('harmony', 'fm'), 2)).toBe(false);
    stage.play(add('drum-fill', 'mb'));
    expect(stage.state.draft[0].circles[slotOf('mb')]).toBe(8);
    expect(stage.state.draft[1].circles[slotOf('mb')]).toBe(-1);
  });

  test('a key change takes both slots of one part', () => {
    const column = standard.parts[VERSE] ?? standard.firstSong[0];
    const stage = writing({ ...hands([], [circleCard('key-change'), VERSE, VERSE], []), draft: [column] });
    stage.play({ type: 'addCircle', card: circleCard('key-change'), column: 0, slot: slotOf('fL') });
    expect(stage.state.draft[0].circles[slotOf('mL')]).toBe(10);
  });

  test('edge 15: played cards return with the reshuffle', () => {
    const stage = writing(hands([VERSE, VERSE], [VERSE], []));
    stage.play(right(VERSE));
    expect(stage.state.discards[VERSE]).toBe(1);
  });
});

describe('recording', () => {
  const record = (total: number, change: Partial<State> = {}) => {
    const stage = studio({ bandCoin: 99, ...change }).play({ type: 'proposeRecord', song: 0 });
    stage.random = loaded(...(total === 25 ? [4, 2, 6, 1, 4, 5, 5, 3, 1, 6] : []));
    yes(stage);
    if (total === 25) stage.place(4, 2, 6, 4, 5, 5, 3, 1, 6);
    else while (stage.state.phase === 'songTurn') stage.place(1);
    return stage;
  };
  const other = { columns: standard.firstSong, recorded: 30 };
  const first = { columns: standard.firstSong, recorded: -1 };

  test('total plus CLOUT for every other recorded song, rounded up to tens, no own points', () => {
    const stage = record(25, { clout: 3, songs: [first, other, other] });
    expect(stage.last('recorded')).toMatchObject({ score: 40, isKept: true });
    expect(stage.state.ownPoints).toEqual([0, 0, 0]);
  });

  test('recording again keeps the better score', () => {
    expect(record(25, { songs: [{ ...first, recorded: 50 }] }).state.songs[0].recorded).toBe(50);
  });
});
