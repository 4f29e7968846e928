import { describe, expect, test } from 'vitest';
import { startDowntime } from '../rules/downtime.ts';
import { settle } from '../rules/result.ts';
import type { State } from '../state.ts';
import { FIRST_DICE_CARD } from '../vocabulary.ts';
import { circleCard, game, gigNumber, handOf, partCard, Stage, standard } from './stage.ts';

const ended = (id: string, setScore: number, change: Partial<State> = {}) => {
  const stage = new Stage({ chosen: gigNumber(id), setScore, ...change });
  settle(stage.at, true);
  return stage;
};

describe('result of a gig', () => {
  test('Open Stage 26 without CLOUT: band 5, 5, 1; Beats 3 CROWD per ★; Front 2 × (2 + 1) COMMITMENT', () => {
    expect(ended('open-stage', 26).state).toMatchObject({
      bandCoin: 5,
      bandCrowd: 5,
      clout: 1,
      crowd: [6, 0, 0],
      commitment: [0, 0, 6],
    });
  });

  test('Open Stage 9 is a bomb: CROWD not below 0, a free level for Beats, nothing for Front', () => {
    const stage = ended('open-stage', 9, { bandCrowd: 1 });
    expect(stage.state).toMatchObject({ bandCrowd: 0, commitment: [0, 0, 0], phase: 'freeLevel', actor: 0 });
    stage.play({ type: 'level', track: 1 });
    expect(stage.state).toMatchObject({ craft: [1, 0, 0], phase: 'bandMeeting' });
  });

  test('with both tracks full Beats gets no free level', () => {
    expect(ended('open-stage', 0, { intensity: [4, 0, 0], craft: [4, 0, 0] }).state.phase).toBe('bandMeeting');
  });

  test('edge 3: CLOUT never falls below 0', () => {
    expect(ended('radio-favour', 0).state.clout).toBe(0);
  });

  test('★★★★ makes a legend at once: all three win and nothing else is handed out', () => {
    const stage = ended('northern-festival', 200);
    expect(game.outcome(stage.state)).toMatchObject({ shares: [1, 1, 1], how: 'legend' });
    expect(stage.state.crowd).toEqual([0, 0, 0]);
  });

  test('gigs are unlocked when their lock is reached, and stay so', () => {
    const stage = ended('open-stage', 26, { clout: 2 });
    expect(stage.last('gigsUnlocked')?.gigs).toEqual([gigNumber('lantern-bill'), gigNumber('ferry-tour')]);
  });

  test('the Rooftop Birthday unlocks the Radio Favour; edge 6: once only', () => {
    const stage = ended('rooftop-birthday', 40);
    expect(stage.last('gigsUnlocked')?.gigs).toEqual([gigNumber('radio-favour')]);
    const again = ended('rooftop-birthday', 40, { burned: 1 << gigNumber('radio-favour') });
    expect(again.last('gigsUnlocked')).toBeUndefined();
    expect(again.state.bandCrowd).toBe(1);
  });

  test('the top row of the Town Hall burns the card', () => {
    expect(ended('town-hall', 70).state.burned).toBe(1 << gigNumber('town-hall'));
  });

  test('edge 14: a bomb at the Label Showcase takes 10 off every record, not below 0', () => {
    const songs = [40, 5, -1].map((recorded) => ({ columns: standard.firstSong, recorded }));
    expect(ended('label-showcase', 0, { songs }).state.songs.map((song) => song.recorded)).toEqual([30, 0, -1]);
  });

  test('a casino bomb costs each 5 COMMITMENT', () => {
    expect(ended('casino-weekend', 0, { commitment: [7, 3, 0] }).state.commitment).toEqual([2, 0, 0]);
  });

  test('own points go to COIN only after a bomb on the big stages', () => {
    expect(
      ended('globe-tour', 10, { ownPoints: [4, 5, 6], intensity: [4, 0, 0], craft: [4, 0, 0] }).state,
    ).toMatchObject({
      coin: [4, 5, 6],
      phase: 'bandMeeting',
    });
  });

  test('a tour below 70 burns another unlocked gig and goes on', () => {
    const stage = new Stage({
      chosen: gigNumber('ferry-tour'),
      order: [0],
      setSongs: 1,
      phase: 'callSong',
      unlocked: 0b10000011,
    });
    stage.play({ type: 'endSet' });
    expect(stage.last('gigBurned')?.why).toBe('tour');
    expect(stage.state).toMatchObject({ phase: 'callSong', setSongs: 0, setList: 0 });
  });

  test('a tour without another gig to burn ends as a bomb', () => {
    const stage = new Stage({
      chosen: gigNumber('ferry-tour'),
      order: [0],
      setSongs: 1,
      phase: 'callSong',
      unlocked: 0b10000000,
    });
    stage.play({ type: 'endSet' });
    expect(stage.last('gigEnded')).toMatchObject({ stars: 0 });
  });

  test('edge 8: without a live original nobody has points and there is no split', () => {
    expect(ended('support-slot', 30).state.phase).toBe('bandMeeting');
  });
});

describe('own points and the meeting', () => {
  test('own points go to the two boxes of the role, secret until all are in', () => {
    const stage = ended('open-stage', 26, { ownPoints: [8, 7, 10] });
    stage.play({ type: 'amount', amount: 3 }, 0);
    expect(game.view(stage.state, 1)).toMatchObject({ pick: -1, made: 1, coin: [0, 0, 0] });
    stage.play({ type: 'amount', amount: 7 }, 1).play({ type: 'amount', amount: 4 }, 2);
    expect(stage.state).toMatchObject({
      coin: [3, 0, 6],
      commitment: [5, 7, 6],
      crowd: [6, 0, 4],
      phase: 'bandMeeting',
    });
  });

  test('seats without points are not asked', () => {
    const stage = ended('open-stage', 26, { ownPoints: [8, 0, 0] });
    expect(stage.moves(1)).toEqual([]);
    stage.play({ type: 'amount', amount: 8 }, 0);
    expect(stage.state.phase).toBe('bandMeeting');
  });

  test('one answer at the meeting is enough to break up the band', () => {
    const stage = ended('support-slot', 30).all({ type: 'stay' }, { type: 'stay' }, { type: 'walkOut' });
    expect(stage.state.cause).toBe('walkOut');
  });
});

describe('vows at a local party table', () => {
  const vows = (kept: boolean, id = 'ferry-tour', score = 100) => {
    const stage = new Stage(
      { chosen: gigNumber(id), order: [0], setSongs: 1, setScore: score, phase: 'callSong' },
      { party: true, honour: 'local' },
    );
    stage.state.unlocked = 1 << gigNumber(id);
    if (standard.pack.gigs[gigNumber(id)].exact) stage.state.setSongs = standard.pack.gigs[gigNumber(id)].songs - 1;
    stage.random = { below: () => 0 };
    if (stage.can({ type: 'endSet' })) stage.play({ type: 'endSet' });
    else stage.play({ type: 'playCover' });
    return stage.all({ type: 'vow', yes: true }, { type: 'vow', yes: true }, { type: 'vow', yes: kept });
  };

  test('three yes: the result stands', () => {
    expect(vows(true).last('gigEnded')).toMatchObject({ stars: 3 });
  });

  test('otherwise the highest row with at most two stars counts', () => {
    expect(vows(false).last('gigEnded')).toMatchObject({ stars: 1, crowd: 15 });
  });

  test('a card without such a row counts as two stars without reward', () => {
    const stage = vows(false, 'globe-tour', 250);
    expect(stage.last('gigEnded')).toMatchObject({ stars: 2, coin: 0 });
    expect(stage.state.crowd[0]).toBe(6);
  });
});

describe('Downtime', () => {
  const idle = (change: Partial<State> = {}) => {
    const stage = new Stage(change);
    startDowntime(stage.at);
    return stage;
  };

  test('goes in order of CROWD, fixed when it begins', () => {
    expect(idle({ crowd: [1, 9, 5] }).state).toMatchObject({ order: [1, 2, 0], actor: 1 });
  });

  test('levels cost what the track says, one after another', () => {
    const stage = idle({ intensity: [1, 1, 1], commitment: [9, 0, 0] }).play({ type: 'live' });
    expect(stage.can({ type: 'done' })).toBe(false);
    stage.play({ type: 'level', track: 1 }).play({ type: 'level', track: 1 });
    expect(stage.state).toMatchObject({ commitment: [0, 0, 0], craft: [2, 0, 0] });
    expect(stage.can({ type: 'level', track: 1 })).toBe(false);
    stage.play({ type: 'done' });
    expect(stage.state.actor).toBe(1);
  });

  test('living the life is not offered to those who cannot pay', () => {
    expect(idle({ intensity: [1, 1, 1], commitment: [2, 0, 0] }).can({ type: 'live' })).toBe(false);
  });

  test('the expert track costs more', () => {
    const stage = new Stage({ intensity: [1, 1, 1], commitment: [4, 0, 0] }, { lifeTrack: 'expert' });
    startDowntime(stage.at);
    expect(stage.can({ type: 'live' })).toBe(false);
  });

  test('Melody takes up to 10 COIN from the band once per Downtime', () => {
    const stage = idle({ crowd: [0, 5, 0], bandCoin: 14, commitment: [0, 20, 0] }).play({ type: 'live' });
    stage.play({ type: 'level', track: 0 }).play({ type: 'level', track: 0 });
    expect(stage.state).toMatchObject({ bandCoin: 4, coin: [0, 10, 0] });
  });

  test('edge 13: Melody with all bubbles full cannot live the life', () => {
    expect(
      idle({ crowd: [0, 5, 0], commitment: [0, 200, 0], intensity: [0, 4, 0], craft: [0, 4, 0] }).can({ type: 'live' }),
    ).toBe(false);
  });

  test('cards cost 5, 15, 25, 35; holes close to the left and refill at the right', () => {
    const stage = idle({ coin: [20, 0, 0], market: [0, 1, 2, 3] }).play({ type: 'riff' });
    expect(stage.can({ type: 'buy', slot: 2 })).toBe(false);
    stage.play({ type: 'buy', slot: 1 });
    expect(stage.state.coin[0]).toBe(5);
    expect(stage.state.market.slice(0, 3)).toEqual([0, 2, 3]);
    expect(stage.state.market).toHaveLength(4);
    expect(stage.state.hands[0][1]).toBe(1);
  });

  test('a role buys only its own cards', () => {
    const stage = idle({ coin: [99, 0, 0], market: [circleCard('harmony'), circleCard('drum-fill')] }).play({
      type: 'riff',
    });
    expect(stage.can({ type: 'buy', slot: 0 })).toBe(false);
    expect(stage.can({ type: 'buy', slot: 1 })).toBe(true);
  });

  test('a dice card becomes the die at once; with the last die it leaves the game', () => {
    const stage = idle({ coin: [99, 0, 0], market: [FIRST_DICE_CARD], ownDice: [1, 0, 0] }).play({ type: 'riff' });
    stage.play({ type: 'buy', slot: 0 });
    expect(stage.state.ownDice[0]).toBe(2);
    expect(stage.state.discards[FIRST_DICE_CARD]).toBe(1);
    const last = idle({ coin: [99, 0, 0], market: [FIRST_DICE_CARD], ownDice: [2, 0, 0] }).play({ type: 'riff' });
    last.play({ type: 'buy', slot: 0 });
    expect(last.state.gone[FIRST_DICE_CARD]).toBe(1);
  });

  test('clearing the first card costs 2 COMMITMENT, all of them 6', () => {
    const stage = idle({ commitment: [8, 0, 0], market: [0, 1, 2, 3] }).play({ type: 'riff' });
    stage.play({ type: 'discardFirst' }).play({ type: 'discardAll' });
    expect(stage.state.commitment[0]).toBe(0);
    expect(stage.state.discards.reduce((sum, count) => sum + count, 0)).toBe(5);
  });

  test('the band pays as much as it has if both others agree', () => {
    const stage = idle({ coin: [3, 0, 0], bandCoin: 4, market: [0] })
      .play({ type: 'riff' })
      .play({ type: 'askBand', slot: 0 });
    stage.play({ type: 'vote', yes: true }, 2).play({ type: 'vote', yes: true }, 1);
    expect(stage.state).toMatchObject({ coin: [2, 0, 0], bandCoin: 0, phase: 'riffing' });
    expect(stage.state.hands[0][0]).toBe(1);
  });

  test('after one refusal the band is not asked again in this Downtime', () => {
    const stage = idle({ coin: [3, 0, 0], bandCoin: 4, market: [0] })
      .play({ type: 'riff' })
      .play({ type: 'askBand', slot: 0 });
    stage.play({ type: 'vote', yes: true }, 1).play({ type: 'vote', yes: false }, 2);
    expect(stage.can({ type: 'askBand', slot: 0 })).toBe(false);
    expect(stage.state.bandCoin).toBe(4);
  });

  test('the notebook draws two cards for those who bought; foreign ones are thrown open', () => {
    const stage = idle({
      coin: [5, 0, 0],
      craft: [3, 0, 0],
      market: [0, 1, 2, 3],
      deck: [circleCard('harmony'), circleCard('drum-fill'), 4],
    });
    stage.play({ type: 'riff' }).play({ type: 'buy', slot: 0 }).play({ type: 'done' });
    stage.play({ type: 'rest' }).play({ type: 'rest' });
    expect(stage.last('notebookDrawn')).toMatchObject({
      kept: [circleCard('drum-fill')],
      discarded: [circleCard('harmony')],
    });
    const seen = stage.last('notebookDrawn');
    expect(seen && game.viewEvent(seen, 1)).toMatchObject({ kept: 'hidden', keptCount: 1 });
    expect(game.view(stage.state, 1).handSizes[0]).toBe(2);
    expect(game.view(stage.state, 1).hand).toEqual(handOf());
  });

  test('an empty deck is made from the discards', () => {
    const stage = idle({ coin: [5, 0, 0], market: [0, 1, 2, 3], deck: [], discards: handOf(partCard('solo-b')) });
    stage.play({ type: 'riff' }).play({ type: 'buy', slot: 0 });
    expect(stage.state.market).toEqual([1, 2, 3, partCard('solo-b')]);
  });

  test('walking out is possible on the own turn', () => {
    expect(idle().play({ type: 'walkOut' }).state.cause).toBe('walkOut');
  });
});
