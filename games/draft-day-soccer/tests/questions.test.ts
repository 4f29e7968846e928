import { Match, must, secretFor } from '@bandstand/engine';
import { CHEER, GOAL_COUNT, PENALTY, UNLOCKED, USED } from '@bandstand/kits/draft-and-write';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { alone, goalIndex, kit, recording, rosterWithout, Table, weekend, type Marks } from './table.ts';

/** Two players; seat 0 was passed these cards. */
function passed(cards: readonly string[], marks: Marks): Table {
  const table = new Table(2).begin().slots([]).noPersonal().marks(0, marks).hand(0, cards);
  const others = ['D4', 'D5', 'D6', 'D7', 'D3'].slice(0, cards.length);
  return table.hand(1, others);
}

describe('cards that cannot be used', () => {
  test('only Defenders with a full defence: one is discarded unrecorded, an Unhappy Fan, and the others are passed on', () => {
    const table = passed(['DF08', 'DF09', 'DF10'], { roster: rosterWithout(1, 6, 7, 8, 9, 10, 11) });
    expect(table.offered(0, 'pick')).toHaveLength(3);
    table.pick(0, 'DF09').pick(1, 'D4');
    expect(table.field(0, PENALTY)).toBe(1);
    expect(table.state.hands[1]).toHaveLength(2);
    expect(game.view(table.state, 0).sheets[0].posts.filter((post) => post !== null)).toHaveLength(4);
  });

  test("two Thumb's Down: one is picked and the other discarded, for one Unhappy Fan", () => {
    const table = passed(['D0', 'D1'], {});
    table.pick(0, 'D0').pick(1, 'D4');
    expect(table.field(0, PENALTY)).toBe(1);
    expect(table.state.week).toBe(2);
  });

  test('a Heading without a free green space and an Attacker without a place: either may go, for one Unhappy Fan', () => {
    const marks: Marks = { net: ['P2', 'P9', 'P11'], roster: rosterWithout(1, 2, 3, 4, 5, 6, 7, 8) };
    for (const card of ['PH0', 'AT05']) {
      const table = passed(['PH0', 'AT05'], marks);
      expect(table.offered(0, 'pick')).toHaveLength(2);
      table.pick(0, card).pick(1, 'D4');
      expect(table.field(0, PENALTY)).toBe(1);
    }
  });
});

describe('a boost that was earned', () => {
  test('waits until its manager likes: ×3 makes a level-5 defender in jersey 4 a 15, and ×2 stays for another player', () => {
    const table = recording('PT0', { roster: { 4: 'DF01', 9: 'AT01' }, unlocked: [1, 1, 0] });
    table.boost(0, 4, 3);
    expect(table.level(0, 4)).toBe(15);
    expect([table.field(0, UNLOCKED), table.field(0, USED)]).toEqual([1, 0]);
    expect(table.offered(0, 'boost')).toEqual([{ post: 8, multiplier: 2 }]);
    table.practise(0, 'P1').play(0, { type: 'done' });
    expect(table.state.phase).toBe('pick');
    table.hand(0, ['PH0', 'D1']).hand(1, ['D5', 'D6']).pick(0, 'PH0').pick(1, 'D5');
    expect(table.offered(0, 'boost')).toEqual([{ post: 8, multiplier: 2 }]);
  });

  test('may be used in the middle of a chain', () => {
    const table = recording('PD0', { net: ['P6'], roster: { 9: 'AT03' }, unlocked: [1, 0, 0] }).practise(0, 'P7');
    expect(table.waiting(0)).toEqual({ match: 1 });
    table.boost(0, 9, 2);
    expect(table.level(0, 9)).toBe(10);
    expect(table.waiting(0)).toEqual({ match: 1 });
  });

  test('goes to any player, whatever his line, and leaves his shapes alone', () => {
    const roster = { 1: 'GK00', 2: 'DF00', 6: 'MF00', 9: 'AT00' };
    const table = recording('PT0', { roster, unlocked: [0, 0, 1] });
    expect(table.offered(0, 'boost')).toEqual([0, 1, 5, 8].map((post) => ({ post, multiplier: 4 })));
    table.boost(0, 6, 4);
    expect(table.waiting(0)).toEqual({});
    expect(game.view(table.state, 0).sheets[0].posts[5]).toMatchObject({ level: 12, boosted: true });
  });
});

describe('other questions', () => {
  test('several bonuses of one practice space are used in the order the manager likes', () => {
    for (const order of [
      ['trackA', 'grid'],
      ['grid', 'trackA'],
    ] as const) {
      const table = recording('PH0', { net: ['P1', 'P6', 'P2'] }).practise(0, 'P11');
      for (const bonus of order) table.use(0, bonus, bonus === 'grid' ? 5 : 0);
      expect(table.state.phase).toBe('pick');
    }
  });

  test('a player in the roster stays there', () => {
    const table = recording('DF00', { roster: { 2: 'DF01', 3: 'DF02', 4: 'DF03' } });
    expect(table.offered(0, 'place')).toEqual([{ post: 4, multiplier: 0 }]);
  });

  test('shapes keep their places: a position offers one way to place a player', () => {
    expect(recording('AT03').offered(0, 'place')).toHaveLength(3);
    // AT03 shows triangles in the north, east and south and a diamond in the west; only the west meets jersey 10.
    const neighbour = kit.pack.cards.find(
      (card) => card.kind === 'member' && card.type === 'AT' && card.skills[1] === 't' && card.id !== 'AT03',
    );
    const table = recording('AT03', { roster: { 10: neighbour?.id ?? '' } }).place(0, 11);
    expect(table.waiting(0)).toEqual({});
  });

  test('goals are claimed on weekends only', () => {
    const table = recording('PT0', { stars: 4 }).slots(['star-quality']);
    expect(table.canClaim(0, 'star-quality')).toBe(false);
    const move = game.moves.find((each) => each.type === 'claimSlot' && each.slot === 0);
    expect(move && game.whyNot(game.view(table.state, 0), move).code).toBe('not-now');
  });

  test('an Attacker above level 5 does not count for two Attackers of level 5', () => {
    const table = weekend(['twin-strikers'], { roster: { 9: 'AT03', 10: ['AT05', 15], 11: 'AT04' } });
    expect(table.canClaim(0, 'twin-strikers')).toBe(false);
    expect(weekend(['twin-strikers'], { roster: { 9: 'AT03', 10: 'AT05' } }).canClaim(0, 'twin-strikers')).toBe(true);
  });

  test('an Oceanian player brings 14 points and a Happy Fan', () => {
    const player = kit.pack.cards.find((card) => card.kind === 'member' && card.type === 'DF' && card.origin === 'OC');
    const table = weekend(['southern-skies'], { roster: { 2: player?.id ?? '' } }).claim(0, 'southern-skies');
    expect(table.points(0)['goals']).toBe(14);
    expect(table.waiting(0)).toEqual({ cheer: 1 });
    table.use(0, 'cheer');
    expect(table.field(0, CHEER)).toBe(2);
  });

  test('a seventh goal is never written', () => {
    const five = ['safe-gloves', 'back-four', 'engine-room', 'front-three', 'solid-squad'];
    const table = weekend(['star-quality', 'full-stands', 'ball-mastery'], {
      stars: 4,
      happy: 5,
      balls: 4,
      goals: five,
    });
    table.claim(0, 'full-stands').use(0, 'x2');
    expect(table.field(0, GOAL_COUNT)).toBe(6);
    expect(table.state.ending).toBe('goals');
  });

  test.each([
    ['AT', [9, 10, 11]],
    ['MF', [6, 7, 8]],
    ['DF', [2, 3, 4]],
  ])('a third %s of one continent finds no box in the data tracker, and counts for goals', (type, jerseys) => {
    const own = kit.pack.cards.filter((card) => card.kind === 'member' && card.type === type && card.origin === 'SA');
    const roster = (count: number): Record<number, string> =>
      Object.fromEntries(jerseys.slice(0, count).map((jersey, index) => [jersey, own[index].id]));
    const isMet = (count: number): boolean =>
      weekend(['southern-cone'], { roster: roster(count) }).canClaim(0, 'southern-cone');
    expect(kit.pack.originRoom?.[type]).toBe(2);
    expect([2, 3].map(isMet)).toEqual([false, true]);
  });
});

describe('at the table', () => {
  test('a pick can be changed until the last one is in', () => {
    const match = must(Match.start(game, { seats: 3, secret: secretFor('change') }));
    for (const seat of [0, 1, 2]) must(match.play(seat, match.legalMoves(seat)[0].id));
    const [first, second] = match.legalMoves(0);
    must(match.play(0, first.id));
    must(match.play(1, match.legalMoves(1)[0].id));
    expect(match.undo(0).ok).toBe(true);
    must(match.play(0, second.id));
    must(match.play(2, match.legalMoves(2)[0].id));
    expect(match.undo(0).ok).toBe(false);
  });

  test('nobody waits for another chain', () => {
    const table = new Table(2)
      .begin()
      .slots([])
      .noPersonal()
      .marks(0, { net: ['P2', 'P6', 'P8'] });
    table.hand(0, ['PD0', 'D0', 'D1']).hand(1, ['PT0', 'D2', 'D3']).pick(0, 'PD0').pick(1, 'PT0');
    table.practise(0, 'P7');
    expect(table.busy).toEqual([0, 1]);
    table.practise(1, 'P1');
    expect(table.busy).toEqual([0]);
  });

  test('a lost bonus is told in words', () => {
    const table = recording('PD0', { happy: 8, net: ['P2'] }).practise(0, 'P7');
    const said = table.events.map((event) => game.text.event(event, () => 'Ada'));
    expect(said.some((text) => text?.endsWith('it is lost.'))).toBe(true);
  });

  test('a claimed slot is refilled in place, and the others stay where they lie', () => {
    const table = weekend(['title-contenders', 'star-quality', 'same-shape', 'model-club'], { stars: 4 });
    table.nextGoals(['one-mind']).claim(0, 'star-quality').use(0, 'grid', 0);
    expect(table.state.slots).toEqual(['title-contenders', 'one-mind', 'same-shape', 'model-club'].map(goalIndex));
  });

  test("another manager's personal goal cannot be claimed", () => {
    const table = new Table(2).begin().slots([]).noPersonal().marks(0, { stars: 4 });
    table.state.personal[1] = goalIndex('star-quality');
    table.hand(0, ['U0', 'D1']).hand(1, ['D4', 'D5']).pick(0, 'U0').pick(1, 'D4');
    expect(table.state.week).toBe(2);
    expect(table.field(0, GOAL_COUNT)).toBe(0);
  });

  test('every pick uses a place of the board, so a match ends by week fourteen', () => {
    for (const secret of ['one', 'two', 'three', 'four', 'five']) {
      const match = must(Match.start(game, { seats: 2, secret: secretFor(secret) }));
      while (!match.isOver)
        for (const seat of [0, 1]) {
          const moves = match.legalMoves(seat);
          if (moves.length > 0) must(match.play(seat, moves[moves.length - 1].id));
        }
      expect(match.state.week).toBeLessThanOrEqual(14);
    }
  });
});

describe('alone', () => {
  test('four goals lie on the table and two cards of the stack are turned up', () => {
    const { state } = new Table(1);
    expect(state.slots.every((goal) => goal >= 0)).toBe(true);
    expect(state.hands[0]).toHaveLength(2);
    expect(state.stack).toHaveLength(174);
  });

  test('the die is rolled even if no goal was claimed', () => {
    const table = alone(['D0', 'D1']).slots(['title-contenders']);
    table.state.day = 4;
    table.pick(0, 'D0');
    expect(table.state.week).toBe(2);
    expect(table.events.filter((event) => event.type === 'dieRolled')).toHaveLength(1);
  });

  test('the Red Fan, too, ends it after a last weekend, and vacant positions are counted', () => {
    const table = alone(['D0', 'D1'], { unhappy: 4, stars: 4 }).slots(['star-quality']).pick(0, 'D0');
    expect(table.state.phase).toBe('weekend');
    table.claim(0, 'star-quality').use(0, 'grid', 0);
    expect([table.state.phase, table.state.ending]).toEqual(['over', 'penalty']);
    const six = alone(['PT0', 'PH0'], { roster: rosterWithout(10, 11) }).slots([]);
    six.state.week = 6;
    six.state.day = 4;
    six.pick(0, 'PT0').practise(0, 'P1');
    expect(six.state.phase).toBe('over');
    expect(six.field(0, PENALTY)).toBe(2);
  });

  test('a sixth goal ends it', () => {
    const five = ['safe-gloves', 'back-four', 'engine-room', 'front-three', 'solid-squad'];
    const table = alone(['D0', 'D1'], { stars: 4, goals: five }).slots(['star-quality']);
    table.state.day = 4;
    table.pick(0, 'D0').claim(0, 'star-quality').use(0, 'grid', 0);
    expect([table.state.phase, table.state.ending]).toEqual(['over', 'goals']);
    expect(table.events.some((event) => event.type === 'dieRolled')).toBe(false);
  });
});
