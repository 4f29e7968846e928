import { fastRandom } from '@bandstand/engine';
import { describe, expect, test } from 'vitest';
import { choose } from '../rules/consensus.ts';
import { settle } from '../rules/result.ts';
import { isReachable, startRound } from '../rules/round.ts';
import { songChoices } from '../rules/set.ts';
import { BOOK, game, gigNumber, loaded, Stage, standard } from './stage.ts';

const gig = (id: string) => standard.pack.gigs[gigNumber(id)];
const approve = (mask: number) => ({ type: 'approve', mask });

describe('laying out gigs', () => {
  test('first bubbles are chosen in secret and revealed together', () => {
    const stage = new Stage();
    stage.play({ type: 'startWith', track: 1 }, 1);
    expect(game.view(stage.state, 0)).toMatchObject({ made: 2, pick: -1 });
    expect(stage.state.craft).toEqual([0, 0, 0]);
    stage.play({ type: 'startWith', track: 0 }, 0).play({ type: 'startWith', track: 0 }, 2);
    expect(stage.state).toMatchObject({ intensity: [1, 0, 1], craft: [0, 1, 0], phase: 'approve' });
  });

  test('four of the five open gigs lie on the table', () => {
    const stage = new Stage().all({ type: 'startWith', track: 0 });
    expect(stage.state.faceUp).toHaveLength(4);
    expect(stage.state.burned).toBe(0);
  });

  test('no gig is burned before the grace, one every round after it', () => {
    const early = new Stage({ gigs: 3 });
    startRound(early.at);
    expect(early.state.burned).toBe(0);
    const late = new Stage({ gigs: 4 });
    startRound(late.at);
    expect(late.last('gigBurned')?.why).toBe('round');
    expect(late.state.faceUp).toHaveLength(4);
  });

  test('as found the first card is burned after one gig', () => {
    const stage = new Stage({ gigs: 1 }, { tuning: 'asFound' });
    startRound(stage.at);
    expect(stage.last('gigBurned')).toBeDefined();
  });

  test('edge 1: fewer than four unlocked gigs are all laid out, and the ballot is that gig or none', () => {
    const stage = new Stage({ unlocked: 1 });
    startRound(stage.at);
    expect(stage.state.faceUp).toEqual([0]);
    expect(stage.moves(0).map((move) => (move.type === 'approve' ? move.mask : move.type))).toEqual([0, 1, 'walkOut']);
  });

  test('edge 2: a burn that empties the unlocked deck ends the band though locked gigs remain', () => {
    const stage = new Stage({ unlocked: 1, gigs: 5 });
    startRound(stage.at);
    expect(stage.state.cause).toBe('noGig');
  });

  test('edge 5: a gig unlocked now can be laid out next round, and burned by the burn of that round', () => {
    const seen = { laidOut: false, burned: false };
    for (let seed = 0; seed < 60 && !(seen.laidOut && seen.burned); seed++) {
      const stage = new Stage({ clout: 2, gigs: 4, chosen: gigNumber('open-stage'), setScore: 30 });
      stage.random = fastRandom(seed);
      settle(stage.at, true);
      const unlocked = stage.last('gigsUnlocked')?.gigs ?? [];
      expect(unlocked).toEqual([gigNumber('lantern-bill'), gigNumber('ferry-tour')]);
      startRound(stage.at);
      if (unlocked.some((number) => stage.state.faceUp.includes(number))) seen.laidOut = true;
      if (unlocked.includes(stage.last('gigBurned')?.gig ?? -1)) seen.burned = true;
    }
    expect(seen).toEqual({ laidOut: true, burned: true });
  });

  test('no reachable gig breaks the band up', () => {
    const stage = new Stage({ unlocked: 1 << gigNumber('copper-kettle') });
    startRound(stage.at);
    expect(stage.last('brokeUp')?.cause).toBe('noGig');
  });
});

describe('reach', () => {
  test('edge 4: a fee that nobody can pay puts a gig out of reach', () => {
    const { state } = new Stage();
    expect(isReachable(state, gig('rooftop-birthday'))).toBe(false);
    state.coin[2] = 1;
    expect(isReachable(state, gig('rooftop-birthday'))).toBe(true);
  });

  test('friends count for CROWD but not for CLOUT', () => {
    const { state } = new Stage({ bandCrowd: 5, clout: 1, coin: [5, 0, 0], crowd: [5, 0, 0] });
    expect(isReachable(state, gig('town-hall'))).toBe(true);
    state.clout = 0;
    expect(isReachable(state, gig('town-hall'))).toBe(false);
  });

  test('an exact number of originals must be there where no covers are heard', () => {
    const { state } = new Stage({ bandCrowd: 200 });
    expect(isReachable(state, gig('northern-festival'))).toBe(false);
    expect(isReachable(state, gig('globe-tour'))).toBe(true);
  });

  test('every member must be able to pay the COMMITMENT fee', () => {
    const { state } = new Stage({ bandCrowd: 60, commitment: [2, 2, 1] });
    expect(isReachable(state, gig('casino-weekend'))).toBe(false);
  });
});

describe('consensus', () => {
  test('one gig approved by all is played', () => {
    const stage = new Stage().ballot(0, 1).all(approve(1), approve(3), approve(1));
    expect(stage.last('gigChosen')).toMatchObject({ gig: 0 });
  });

  test('of several the seat with most CROWD picks', () => {
    const stage = new Stage({ crowd: [0, 3, 0] }).ballot(0, 1).all(approve(3));
    expect(stage.state).toMatchObject({ phase: 'pick', actor: 1 });
    stage.play({ type: 'pick', slot: 1 });
    expect(stage.state.chosen).toBe(1);
  });

  test('the third ballot without a common gig breaks the band up', () => {
    const stage = new Stage().ballot(0, 1);
    for (let ballot = 0; ballot < 3; ballot++) stage.all(approve(1), approve(2), approve(3));
    expect(stage.state.cause).toBe('noConsensus');
  });

  test('a walk-out breaks the band up and the ballots stay sealed', () => {
    const stage = new Stage().ballot(0, 1).all(approve(1), { type: 'walkOut' }, approve(1));
    expect(stage.state.cause).toBe('walkOut');
    expect(stage.last('ballotsOpened')).toBeUndefined();
    expect(stage.last('walkedOut')?.seats).toEqual([1]);
  });

  test('ballots are the same in any order of arrival', () => {
    const one = new Stage().ballot(0, 1);
    const other = new Stage().ballot(0, 1);
    one.play(approve(3), 0).play(approve(1), 1).play(approve(1), 2);
    other.play(approve(1), 2).play(approve(3), 0).play(approve(1), 1);
    expect(other.state).toEqual(one.state);
  });
});

describe('friends and fees', () => {
  test("the rulebook's example: 15 CROWD, 2 CLOUT, van 3, need 20 is met with 1 and 2 payments", () => {
    const stage = new Stage({
      bandCrowd: 15,
      clout: 2,
      crowd: [5, 3, 0],
      coin: [3, 6, 0],
      offers: [{ ...gig('town-hall'), id: 'x', van: 3, needCrowd: 20 }],
      faceUp: [12],
    });
    choose(stage.at, 0, -1);
    expect(stage.state).toMatchObject({ phase: 'bringFriends', actor: 0 });
    stage.play({ type: 'amount', amount: 1 }, 0).play({ type: 'amount', amount: 2 }, 1);
    expect(stage.events.filter((event) => event.type === 'friendsBrought')).toMatchObject([
      { seat: 0, friends: 2, coin: 3 },
      { seat: 1, friends: 3, coin: 6 },
    ]);
    expect(stage.state).toMatchObject({ coin: [0, 0, 0], crowd: [5, 3, 0], bandCrowd: 15 });
  });

  test('nothing is paid when two passes do not cover the need, and the ballot is used up', () => {
    const stage = new Stage({ bandCrowd: 8, clout: 1, crowd: [5, 0, 0], coin: [5, 0, 0] }).ballot(3, 0);
    stage.all(approve(1)).play({ type: 'amount', amount: 0 }, 0).play({ type: 'amount', amount: 0 }, 0);
    expect(stage.last('gigStruck')).toMatchObject({ gig: 3 });
    expect(stage.state).toMatchObject({ phase: 'approve', ballot: 2, struck: 1, coin: [5, 0, 0] });
    expect(stage.can(approve(1), 0)).toBe(false);
  });

  test('a strike that leaves nothing in reach breaks the band up', () => {
    const stage = new Stage({ bandCrowd: 8, clout: 1, crowd: [5, 0, 0], coin: [5, 0, 0] }).ballot(3);
    stage.all(approve(1)).play({ type: 'amount', amount: 0 }, 0).play({ type: 'amount', amount: 0 }, 0);
    expect(stage.state.cause).toBe('noConsensus');
  });

  test("the band's COIN pays a fee first", () => {
    const stage = new Stage({ bandCoin: 3, coin: [4, 0, 0] }).ballot(2).all(approve(1));
    expect(stage.last('feePaid')).toMatchObject({ band: 1, coin: [0, 0, 0] });
    expect(stage.state.bandCoin).toBe(2);
  });

  test('every member pays the COMMITMENT fee', () => {
    const stage = new Stage({ bandCrowd: 60, commitment: [2, 3, 4], faceUp: [8] });
    choose(stage.at, 0, -1);
    expect(stage.state.commitment).toEqual([0, 1, 2]);
  });
});

describe('the set', () => {
  const atGig = (id: string, change = {}) => {
    const stage = new Stage({ faceUp: [gigNumber(id)], bandCrowd: 100, clout: 1, bandCoin: 5, ...change });
    choose(stage.at, 0, -1);
    return stage;
  };

  test('the caller is first in order of COMMITMENT', () => {
    expect(atGig('support-slot', { commitment: [1, 5, 2] }).state).toMatchObject({ phase: 'callSong', actor: 1 });
  });

  test('edge 7: a cover at −2 with a roll of 1 gives 0', () => {
    const stage = atGig('town-hall');
    stage.random = loaded(1);
    stage.play({ type: 'playCover' });
    expect(stage.last('coverPlayed')).toMatchObject({ roll: 1, points: 0 });
  });

  test('no original is played twice in one gig, recorded or not', () => {
    const stage = atGig('support-slot', { songs: [{ columns: standard.firstSong, recorded: 40 }] });
    stage.play({ type: 'playRecorded', song: 0 });
    expect(stage.state.setScore).toBe(40);
    expect(songChoices(standard, stage.state).map((move) => move.type)).toEqual(['playCover', 'endSet']);
  });

  test('an exact number of songs must be reached', () => {
    const stage = atGig('copper-kettle');
    stage.play({ type: 'playCover' });
    expect(stage.can({ type: 'endSet' })).toBe(false);
  });

  test('up to so many may end after at least one', () => {
    const stage = atGig('support-slot');
    expect(stage.can({ type: 'endSet' })).toBe(false);
    stage.play({ type: 'playCover' }).play({ type: 'endSet' });
    expect(stage.last('gigEnded')).toBeDefined();
  });

  test('a choice with a single legal move is not asked', () => {
    expect(atGig('open-stage').state).toMatchObject({ phase: 'songTurn', song: 0 });
  });

  test('nobody walks out from paying a gig to opening the splits', () => {
    const stage = atGig('support-slot');
    expect(stage.moves().some((move) => move.type === 'walkOut')).toBe(false);
    expect(game.whyNot(game.view(stage.state, stage.state.actor), BOOK.walkOut).code).toBe('not-in-a-gig');
  });
});
