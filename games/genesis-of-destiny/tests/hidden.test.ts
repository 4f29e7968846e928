import type { Viewer } from '@bandstand/engine';
import { describe, expect, test } from 'vitest';
import type { Options, State } from '../state.ts';
import { dieOf } from '../vocabulary.ts';
import { circleCard, game, handOf, loaded, partCard, playedGig, Stage } from './stage.ts';

const VERSE = partCard('verse');
const CHORUS = partCard('chorus');
const EVERYBODY: readonly Viewer[] = [0, 1, 2, 3, 'spectator'];
const table = (change: Partial<State> = {}, options: Partial<Options> = {}) =>
  new Stage(change, { rolePlaying: true, ...options });
const views = (stage: Stage, viewers: readonly Viewer[]) => viewers.map((viewer) => game.view(stage.state, viewer));

describe('decks and coming dice', () => {
  test('the order of the Write and Riff deck is hidden from all', () => {
    const cards = new Stage().state.deck;
    const one = table({ deck: cards });
    const other = table({ deck: cards.toReversed() });
    expect(views(other, EVERYBODY)).toEqual(views(one, EVERYBODY));
    expect(game.view(one.state, 0).deckSize).toBe(23);
  });

  test('unlocked, locked and burned gigs are public as sets, without an order', () => {
    expect(game.view(new Stage().state, 'spectator')).toMatchObject({ unlocked: 0b11111, burned: 0 });
  });
});

describe('secret choices stay hidden from the other seats, the game master and spectators until the last one is in', () => {
  const amount = (value: number) => ({ type: 'amount', amount: value });
  const CASES: readonly (readonly [string, () => Stage, object, object])[] = [
    ['first bubbles', () => table(), { type: 'startWith', track: 0 }, { type: 'startWith', track: 1 }],
    [
      'ballots',
      () => table({ phase: 'approve', asked: 7, faceUp: [0, 1] }),
      { type: 'approve', mask: 1 },
      { type: 'walkOut' },
    ],
    [
      'votes',
      () => table({ phase: 'vote', asked: 3, motion: 'record', motionTarget: 0, proposer: 2 }),
      { type: 'vote', yes: true },
      { type: 'vote', yes: false },
    ],
    [
      'splits',
      () => playedGig('support-slot', 30, { ownPoints: [5, 5, 5] }, { rolePlaying: true }),
      amount(0),
      amount(5),
    ],
    ['answers at the meeting', () => table({ phase: 'bandMeeting', asked: 7 }), { type: 'stay' }, { type: 'walkOut' }],
    [
      'vows',
      () => table({ phase: 'vow', asked: 7, chosen: 7, setScore: 100 }, { party: true, honour: 'local' }),
      { type: 'vow', yes: true },
      { type: 'vow', yes: false },
    ],
  ];
  test.each(CASES)('%s', (_what, make, one, other) => {
    const others: readonly Viewer[] = [1, 2, 3, 'spectator'];
    const left = make().play(one, 0);
    const right = make().play(other, 0);
    expect(views(right, others)).toEqual(views(left, others));
    expect(game.view(left.state, 1)).toMatchObject({ made: 1, pick: -1 });
    expect(game.view(right.state, 0)).not.toEqual(game.view(left.state, 0));
    const seen = (stage: Stage) => stage.events.map((event) => game.viewEvent(event, 1));
    expect(seen(right)).toEqual(seen(left));
  });
});

describe('hand cards', () => {
  const held = (...cards: number[]) => table({ hands: [handOf(...cards), handOf(), handOf()] });

  test('are hidden from all but the owner, their number is public', () => {
    const others: readonly Viewer[] = [1, 2, 3, 'spectator'];
    expect(views(held(VERSE, VERSE), others)).toEqual(views(held(CHORUS, VERSE), others));
    expect(game.view(held(VERSE, CHORUS).state, 1)).toMatchObject({ handSizes: [2, 0, 0], hand: handOf() });
    expect(game.view(held(VERSE, CHORUS).state, 0).hand).toEqual(handOf(VERSE, CHORUS));
  });

  test('a bought card is announced to everybody', () => {
    const stage = new Stage({ phase: 'riffing', order: [0, 1, 2], coin: [5, 0, 0], market: [VERSE] });
    stage.play({ type: 'buy', slot: 0 });
    const bought = stage.last('bought');
    for (const viewer of EVERYBODY) expect(bought && game.viewEvent(bought, viewer)).toMatchObject({ card: VERSE });
    expect(game.view(stage.state, 'spectator').knownHands[0]).toEqual(handOf(VERSE));
  });

  test('a card from the notebook is known to its owner only, what is thrown away to all', () => {
    const stage = new Stage({
      phase: 'downtime',
      order: [0, 1, 2],
      step: 2,
      actor: 2,
      craft: [3, 0, 0],
      boughtCards: [1, 0, 0],
      deck: [CHORUS, circleCard('harmony')],
    }).play({ type: 'rest' });
    const drawn = stage.last('notebookDrawn');
    const discarded = [circleCard('harmony')];
    expect(drawn && game.viewEvent(drawn, 0)).toMatchObject({ kept: [CHORUS], discarded });
    for (const viewer of [1, 2, 3, 'spectator'] as const)
      expect(drawn && game.viewEvent(drawn, viewer)).toMatchObject({ kept: 'hidden', keptCount: 1, discarded });
    expect(game.view(stage.state, 1).knownHands[0]).toEqual(handOf());
  });
});

describe('dice at a party', () => {
  const party = (change: Partial<State> = {}) =>
    table({ chosen: 1, faceUp: [1], order: [0], ...change }, { party: true }).song(0, 4, 2, 6, 1);
  const ALL = { intensity: [4, 4, 4], craft: [4, 4, 4], ownDice: [1, 1, 1] };

  test('are hidden from Front until the own turn, from spectators and the game master until the end of the song', () => {
    const stage = party();
    const sees = () => EVERYBODY.filter((viewer) => game.view(stage.state, viewer).pool !== 'hidden');
    expect(sees()).toEqual([0, 1]);
    expect(stage.place(4) && sees()).toEqual([0, 1]);
    expect(stage.place(2) && sees()).toEqual([0, 1, 2]);
    expect(stage.place(6) && sees()).toEqual([0, 1]);
    while (stage.state.phase === 'songTurn') {
      const { id: _id, ...move } = stage.moves()[0];
      stage.play(move);
    }
    expect(sees()).toEqual(EVERYBODY);
  });

  test('Front sees them when asked to sustain', () => {
    const part = { rows: 1, circles: Array.from({ length: 9 }, () => -1) };
    const stage = party({ intensity: [0, 0, 3], songs: [{ columns: [part, part, part], recorded: -1 }] }).place(4);
    expect(stage.state).toMatchObject({ phase: 'sustainTurn', actor: 2 });
    expect(game.view(stage.state, 2).pool).toHaveLength(24);
  });

  test('placed dice are seen by all', () => {
    for (const view of views(party().place(4), EVERYBODY)) expect(view.placed[0]).toBe(dieOf(0, 4));
  });

  test('what powers and special dice did reaches Front and onlookers without values', () => {
    const stage = party(ALL);
    stage.random = loaded(3, 3, 3, 3, 2, 5, 5, 5);
    stage
      .play({ type: 'shake' })
      .play({ type: 'rollSpecial' })
      .play({ type: 'nudge', die: dieOf(0, 3), by: 1 });
    stage.play({ type: 'pocket', value: 3 });
    const shown = (viewer: Viewer) =>
      stage.events.flatMap((event): readonly unknown[] => {
        const seen = game.viewEvent(event, viewer);
        if (seen?.type === 'rerolled' || seen?.type === 'rolled') return [seen.dice];
        if (seen?.type === 'specialRolled') return [seen.die];
        if (seen?.type === 'dieChanged') return [seen.to];
        return seen?.type === 'pocketed' ? [seen.value] : [];
      });
    expect(shown(1)).toEqual([[3, 1, 5, 0], [2, 2, 2, 2], dieOf(1, 2), dieOf(0, 4), 3]);
    for (const viewer of [2, 3, 'spectator'] as const)
      expect(shown(viewer)).toEqual(['hidden', 'hidden', 'hidden', 'hidden', 'hidden']);
    expect(views(stage, [2, 3, 'spectator']).map((view) => view.pockets[0])).toEqual(['hidden', 'hidden', 'hidden']);
  });

  test('what Front does on the own turn Front sees', () => {
    const stage = party(ALL).place(4, 2);
    stage.random = loaded(5, 5);
    stage.play({ type: 'shake' });
    const rolled = stage.last('rerolled');
    expect(rolled && game.viewEvent(rolled, 2)).toMatchObject({ dice: [4, 4] });
    expect(rolled && game.viewEvent(rolled, 'spectator')).toMatchObject({ dice: 'hidden' });
  });

  test('without the party everybody sees the pool', () => {
    const stage = table({ chosen: 1, order: [0] }).song(0, 4, 2, 6, 1);
    for (const view of views(stage, EVERYBODY)) expect(view.pool).toEqual(stage.state.pool);
  });
});

test('stats, bubbles, used powers, dice owned, songs, draft, market, discards and gigs are public', () => {
  const change = {
    ...{ bandCoin: 1, bandCrowd: 2, clout: 3, coin: [1, 2, 3], crowd: [4, 5, 6], commitment: [7, 8, 9] },
    ...{ intensity: [1, 2, 3], craft: [3, 2, 1], used: [1, 2, 4], ownDice: [1, 0, 1], market: [VERSE, CHORUS] },
    ...{ discards: handOf(VERSE), unlocked: 0b1111, burned: 0b10000, draft: [{ rows: 1, circles: [] }] },
  } satisfies Partial<State>;
  for (const view of views(table(change), EVERYBODY)) expect(view).toMatchObject(change);
});

test('the game master sees what a spectator sees', () => {
  const stage = table({ hands: [handOf(VERSE), handOf(CHORUS), handOf()] }).play({ type: 'startWith', track: 0 }, 1);
  const { viewer: _gm, ...gm } = game.view(stage.state, 3);
  const { viewer: _spectator, ...spectator } = game.view(stage.state, 'spectator');
  expect(gm).toEqual(spectator);
});
