import { describe, expect, test } from 'vitest';
import type { Gig } from '../content/shape.ts';
import { over } from '../rules/course.ts';
import type { State } from '../state.ts';
import { game, gigNumber, nextRound, Stage, standard } from './stage.ts';

const approve = (mask: number) => ({ type: 'approve', mask });
const amount = (value: number) => ({ type: 'amount', amount: value });
const [town] = standard.pack.gigs.filter((gig) => gig.id === 'town-hall');
/** A ballot on one gig of our own, numbered after the cards. */
const onOffer = (gig: Partial<Gig>, change: Partial<State> = {}) =>
  new Stage({
    phase: 'approve',
    asked: 7,
    offers: [{ ...town, needCrowd: 0, needClout: 0, van: 0, ...gig }],
    faceUp: [12],
    ...change,
  });
const chosen = (gig: Partial<Gig>, change: Partial<State> = {}) => onOffer(gig, change).all(approve(1));
const most = (stage: Stage) => stage.moves().length - 1;

describe('laying out', () => {
  test('a burned gig lies open out of the game and never comes back', () => {
    const stage = nextRound({ gigs: 4 });
    const gig = stage.last('gigBurned')?.gig ?? -1;
    expect(stage.state.faceUp).not.toContain(gig);
    expect(game.view(stage.state, 'spectator').burned).toBe(1 << gig);
    expect(nextRound({ unlocked: stage.state.unlocked, burned: stage.state.burned }).state.faceUp).not.toContain(gig);
  });

  test('played and unchosen gigs go back to the unlocked deck', () => {
    const stage = nextRound();
    const before = stage.state.unlocked;
    stage.state.faceUp = [gigNumber('support-slot'), gigNumber('open-stage')];
    stage.all(approve(1)).play({ type: 'playCover' }).play({ type: 'endSet' });
    expect(stage.last('gigEnded')?.gig).toBe(gigNumber('support-slot'));
    expect(stage.state.unlocked).toBe(before);
  });

  test('without an unlocked gig the band breaks up', () => {
    expect(nextRound({ unlocked: 0 }).state.cause).toBe('noGig');
  });

  test('a round is: lay out gigs, play one, Downtime, studio, and again', () => {
    const stage = nextRound();
    stage.state.faceUp = [gigNumber('support-slot')];
    const phases: string[] = [stage.state.phase];
    stage.all(approve(1)).play({ type: 'playCover' }).play({ type: 'endSet' }).play({ type: 'level', track: 0 });
    phases.push(stage.state.phase);
    stage.all({ type: 'stay' });
    phases.push(stage.state.phase);
    for (let seat = 0; seat < 3; seat++) stage.play({ type: 'rest' });
    phases.push(stage.state.phase);
    for (let seat = 0; seat < 3; seat++) stage.play({ type: 'pass' });
    expect([...phases, stage.state.phase]).toEqual(['approve', 'bandMeeting', 'downtime', 'propose', 'approve']);
    expect(stage.state).toMatchObject({ round: 2, gigs: 1, ballot: 1 });
  });
});

describe('reach', () => {
  const inReach = (gig: Partial<Gig>, change: Partial<State>) => onOffer(gig, change).can(approve(1), 0);

  test('a member brings at most the own CROWD, and CLOUT for every van that the own COIN pays', () => {
    const gig = { needCrowd: 10, van: 3 };
    expect(inReach(gig, { clout: 2, crowd: [6, 4, 0], coin: [9, 6, 0] })).toBe(true);
    expect(inReach(gig, { clout: 2, crowd: [5, 4, 0], coin: [9, 6, 0] })).toBe(false);
    expect(inReach(gig, { clout: 2, crowd: [6, 4, 0], coin: [8, 6, 0] })).toBe(false);
  });

  test('a gig without a van brings no friends, nor does CLOUT 0', () => {
    const rich = { clout: 5, crowd: [50, 0, 0], coin: [50, 0, 0] };
    expect(inReach({ needCrowd: 5 }, rich)).toBe(false);
    expect(inReach({ needCrowd: 5, van: 1 }, { ...rich, clout: 0 })).toBe(false);
    expect(inReach({ needCrowd: 5, van: 1 }, rich)).toBe(true);
  });

  test('band and members together must be able to pay the COIN fee', () => {
    expect(inReach({ feeCoin: 6 }, { bandCoin: 3, coin: [1, 1, 1] })).toBe(true);
    expect(inReach({ feeCoin: 6 }, { bandCoin: 3, coin: [1, 1, 0] })).toBe(false);
  });

  test('with covers, or up to so many, too few originals keep nobody away', () => {
    expect(inReach({ songs: 5, exact: true, cover: 0 }, {})).toBe(true);
    expect(inReach({ songs: 5, exact: false, cover: null }, {})).toBe(true);
    expect(inReach({ songs: 5, exact: true, cover: null }, {})).toBe(false);
  });
});

describe('ballots', () => {
  test('a ballot is any set of gigs in reach, also none; others cannot be approved', () => {
    const stage = new Stage().ballot(gigNumber('open-stage'), gigNumber('copper-kettle'), gigNumber('support-slot'));
    expect(stage.moves(1).map((move) => (move.type === 'approve' ? move.mask : move.type))).toEqual([
      0,
      1,
      4,
      5,
      'walkOut',
    ]);
  });

  test('without a common gig all three vote again', () => {
    const stage = new Stage().ballot(0, 1).all(approve(1), approve(2), approve(3));
    expect(stage.last('ballotsOpened')).toMatchObject({ masks: [1, 2, 3], ballot: 1 });
    expect(stage.state).toMatchObject({ phase: 'approve', ballot: 2, asked: 7, picks: [-1, -1, -1] });
  });

  test('equal CROWD makes Beats the leader, before Melody and Front', () => {
    expect(new Stage({ crowd: [0, 2, 2] }).ballot(0, 1).all(approve(3)).state.actor).toBe(1);
    expect(new Stage().ballot(0, 1).all(approve(3)).state.actor).toBe(0);
  });

  test('the leader picks among the gigs that all approved', () => {
    const stage = new Stage({ coin: [1, 0, 0] }).ballot(0, 1, 2).all(approve(7), approve(5), approve(5));
    expect(stage.moves()).toMatchObject([
      { type: 'pick', slot: 0 },
      { type: 'pick', slot: 2 },
    ]);
  });
});

describe('friends', () => {
  test('are not needed where the CROWD of the band suffices', () => {
    const stage = chosen({ needCrowd: 10, van: 1 }, { bandCrowd: 10, clout: 1, crowd: [9, 9, 9], coin: [9, 9, 9] });
    expect(stage.state).toMatchObject({ phase: 'callSong', coin: [9, 9, 9] });
  });

  test('are pledged in order of CROWD, and nobody is asked who can bring none', () => {
    const stage = chosen({ needCrowd: 8, van: 1 }, { clout: 1, crowd: [3, 8, 5], coin: [9, 0, 9] });
    expect(stage.state).toMatchObject({ phase: 'bringFriends', actor: 2 });
    stage.play(amount(5));
    expect(stage.state.actor).toBe(0);
  });

  test('are limited by the own COIN, by the own CROWD and by what is short', () => {
    const gig = { needCrowd: 7, van: 3 };
    const limit = (crowd: number, coin: number) =>
      most(chosen(gig, { clout: 2, crowd: [crowd, 4, 4], coin: [coin, 99, 99] }));
    expect(limit(10, 8)).toBe(2);
    expect(limit(5, 99)).toBe(3);
    expect(limit(50, 99)).toBe(4);
  });

  test('are asked for twice round; earlier pledges count, and money moves only when the need is met', () => {
    const stage = chosen({ needCrowd: 6, van: 2 }, { clout: 1, crowd: [4, 3, 0], coin: [8, 6, 0] });
    stage.play(amount(1), 0).play(amount(2), 1);
    expect(stage.state).toMatchObject({ actor: 0, coin: [8, 6, 0] });
    expect(most(stage)).toBe(3);
    stage.play(amount(3), 0);
    expect(stage.state).toMatchObject({ coin: [0, 2, 0], crowd: [4, 3, 0], bandCrowd: 0 });
  });

  test('nobody walks out while friends and fees are pledged', () => {
    const stage = chosen({ needCrowd: 6, van: 2 }, { clout: 1, crowd: [4, 3, 0], coin: [8, 6, 0] });
    expect(stage.moves().every((move) => move.type === 'amount')).toBe(true);
  });
});

describe('fees', () => {
  test('what the band lacks is pledged by the members in order of CROWD', () => {
    const stage = chosen({ feeCoin: 6 }, { bandCoin: 2, coin: [3, 9, 3], crowd: [1, 0, 2] });
    expect(stage.state).toMatchObject({ phase: 'payFee', actor: 2 });
    stage.play(amount(1)).play(amount(2)).play(amount(1));
    expect(stage.last('feePaid')).toMatchObject({ band: 2, coin: [2, 1, 1] });
    expect(stage.state).toMatchObject({ bandCoin: 0, coin: [1, 8, 2] });
  });

  test('nobody pledges more than the own COIN or what is left of the fee', () => {
    expect(most(chosen({ feeCoin: 6 }, { bandCoin: 2, coin: [3, 9, 0] }))).toBe(3);
    expect(most(chosen({ feeCoin: 6 }, { bandCoin: 2, coin: [9, 0, 0] }))).toBe(4);
  });

  test('a fee that two passes do not cover is not paid, not even by the band, and strikes the gig', () => {
    const stage = chosen({ feeCoin: 3 }, { bandCoin: 2, coin: [1, 0, 0], faceUp: [12, 0] });
    stage.play(amount(0)).play(amount(0));
    expect(stage.state).toMatchObject({ bandCoin: 2, coin: [1, 0, 0], struck: 1, ballot: 2, phase: 'approve' });
    expect(stage.can(approve(1), 0)).toBe(false);
  });

  test('a strike on the third ballot breaks the band up', () => {
    const stage = chosen({ feeCoin: 3 }, { bandCoin: 2, coin: [1, 0, 0], faceUp: [12, 0], ballot: 3 });
    expect(stage.play(amount(0)).play(amount(0)).state.cause).toBe('noConsensus');
  });

  test('a strike lasts for the round only', () => {
    expect(nextRound({ struck: 15 }).state).toMatchObject({ struck: 0, phase: 'approve' });
  });
});

describe('what is left of a secret choice', () => {
  const marks = (stage: Stage) => game.view(stage.state, 'spectator').opened;

  test('the marks of a ballot stay in sight while the next one is cast', () => {
    const stage = onOffer({}, { faceUp: [12, 0] });
    stage.play(approve(1), 0).play(approve(2), 1).play(approve(0), 2);
    expect(stage.state.phase).toBe('approve');
    expect(marks(stage)).toEqual([1, 2, 0]);
    stage.play(approve(1), 0);
    expect(marks(stage)).toEqual([1, 2, 0]);
  });

  test('the marks that chose a gig stay in sight', () => {
    expect(marks(chosen({}))).toEqual([1, 1, 1]);
  });

  test('of a ballot that somebody walked out of, only the walk-out is shown', () => {
    const stage = onOffer({});
    stage.play(approve(1), 0).play({ type: 'walkOut' }, 1).play(approve(1), 2);
    expect(marks(stage)).toEqual([-1, 16, -1]);
  });

  test('nothing of it is part of a finished match, whose records replay as before', () => {
    const { state } = onOffer({});
    over(state);
    expect(state.opened).toBeUndefined();
  });
});
