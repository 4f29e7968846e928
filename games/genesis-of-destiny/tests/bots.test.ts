import { defaultOptions, fastRandom, seatsIn } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { knowledge } from '../bot.ts';
import { startRound } from '../rules/round.ts';
import type { Event } from '../event.ts';
import { circleOf } from '../vocabulary.ts';
import { BOOK, game, gigNumber, Stage, standard } from './stage.ts';

const { greedy, loyal } = knowledge.policies(game);

const BIG_GIGS = [gigNumber('northern-festival'), gigNumber('globe-tour')];

test('the bot game master never offers a card as its first that it offered the round before', () => {
  for (let run = 0; run < 6; run++) {
    const dice = fastRandom(run);
    const state = game.setup({ ...defaultOptions(game.options), rolePlaying: true }, 4, dice);
    const rounds: number[][] = [];
    const note = (event: Event): void => {
      if (event.type === 'offerMade') (rounds[state.round] ??= []).push(event.gig);
    };
    for (let toAct = game.toAct(state); toAct !== 0; toAct = game.toAct(state)) {
      const seat = seatsIn(toAct)[0];
      game.play(state, seat, loyal(state, seat, game.legalMoves(state, seat), dice), dice, note);
    }
    expect(rounds.length).toBeGreaterThan(8);
    for (const [round, offers] of rounds.entries()) {
      if (offers === undefined) continue;
      const isAlone = offers[0] === gigNumber('open-stage') && offers.length === 1;
      const isBig = offers.length === 3 && BIG_GIGS.includes(offers[2]);
      expect(isAlone || isBig || offers.length === 2).toBe(true);
      expect(rounds[round - 1] ?? []).not.toContain(offers[0]);
    }
  }
});

/** What the bot game master would offer next, over many throws. */
const offersOf = (stage: Stage): number[] => {
  const found = new Set<number>();
  for (let run = 0; run < 120; run++) {
    const move = greedy(stage.state, 3, stage.moves(3), fastRandom(run));
    found.add(move.type === 'gmCard' ? move.gig : -1);
  }
  return [...found].sort((a, b) => a - b);
};

test('the first offer of the bot game master is any card with its lock met that it did not offer last round', () => {
  const stage = new Stage({ faceUp: [1, 3], clout: 3, unlocked: 0b11011111 }, { rolePlaying: true });
  startRound(stage.at);
  expect(stage.state.lastOffers).toBe(0b1010);
  expect(offersOf(stage)).toEqual([0, 2, 4, 6, 7]);
});

test('the second offer of the bot game master is any other card in reach, also one of the last round', () => {
  const stage = new Stage({ faceUp: [1, 3], bandCoin: 1 }, { rolePlaying: true });
  startRound(stage.at);
  stage.play({ type: 'gmCard', gig: 4 });
  expect(offersOf(stage)).toEqual([0, 1, 2]);
  stage.play({ type: 'gmCard', gig: 1 });
  expect(offersOf(stage)).toEqual([-1]);
});

test('the third offer of the bot game master is the gig that makes legends, once the band can reach it', () => {
  const songs = Array.from({ length: 5 }, () => ({ columns: standard.firstSong, recorded: -1 }));
  for (const [crowd, third] of [
    [110, BIG_GIGS],
    [40, [-1]],
  ] as const) {
    const stage = new Stage({ unlocked: 0xfff, clout: 6, songs, bandCrowd: crowd, faceUp: [] }, { rolePlaying: true });
    startRound(stage.at);
    stage.play({ type: 'gmCard', gig: gigNumber('copper-kettle') });
    stage.play({ type: 'gmCard', gig: gigNumber('open-stage') });
    expect(offersOf(stage)).toEqual(third);
  }
});
test('forms of a game master are forgotten after the round, cards are remembered for one', () => {
  const stage = new Stage({ faceUp: [2, 12] }, { rolePlaying: true });
  startRound(stage.at);
  expect(stage.state.lastOffers).toBe(0b100);
  expect(game.view(stage.state, 'spectator').lastOffers).toBe(0b100);
  startRound(stage.at);
  expect(stage.state.lastOffers).toBe(0);
});

test('the bot game master offers gig 1 where nothing else is in reach', () => {
  const stage = new Stage({ unlocked: 0b1001, faceUp: [0] }, { rolePlaying: true });
  startRound(stage.at);
  const choose = () => greedy(stage.state, 3, stage.moves(3), fastRandom(1));
  expect(choose()).toBe(BOOK.gmCard[gigNumber('town-hall')]);
  game.play(stage.state, 3, choose(), stage.random);
  expect(choose()).toBe(BOOK.gmCard[0]);
});

const lines = (length: number) => Array.from({ length }, () => -1);

test('a bot flares the dice that are worth least and keeps the others', () => {
  const crown = { rows: 4, circles: [circleOf('crown'), ...lines(8)] };
  const stage = new Stage({
    chosen: 0,
    intensity: [0, 0, 4],
    used: [0, 0, 0b111],
    songs: [{ columns: [crown], recorded: -1 }],
  }).song(0, 1, 2);
  expect(greedy(stage.state, 2, stage.moves(2), fastRandom(1))).toBe(BOOK.flare[0]);
  stage.random = fastRandom(1);
  const good = new Stage({
    chosen: 0,
    intensity: [0, 0, 4],
    used: [0, 0, 0b111],
    songs: [{ columns: [crown], recorded: -1 }],
  }).song(0, 6, 2);
  expect(greedy(good.state, 2, good.moves(2), fastRandom(1))).toMatchObject({ type: 'place' });
});

test('a bot pockets a spare high die in the last part when another original follows, and brings it back where it gains', () => {
  const crown = { rows: 4, circles: [circleOf('crown'), ...lines(8)] };
  const song = { columns: [crown], recorded: -1 };
  const stage = new Stage({
    craft: [0, 0, 4],
    used: [0, 0, 0b1111 << 4],
    songs: [song, { ...song }],
    chosen: gigNumber('support-slot'),
    setSongs: 1,
    setList: 1,
  });
  stage.state.used[2] &= ~(1 << 7);
  stage.song(0, 6, 5);
  const pocket = greedy(stage.state, 2, stage.moves(2), fastRandom(1));
  expect(pocket).toMatchObject({ type: 'pocket', value: 5 });
  game.play(stage.state, 2, pocket, stage.random);
  stage.place(6);
  stage.state.setList = 3;
  stage.song(1, 1, 2);
  expect(greedy(stage.state, 2, stage.moves(2), fastRandom(1))).toBe(BOOK.unpocket);
});

test('edge 18: a seat that is left is played by a bot to the end; the rules know no absent seats', () => {
  const dice = fastRandom(8);
  const state = game.setup(defaultOptions(game.options), 3, dice);
  const asked = [0, 0, 0];
  for (let toAct = game.toAct(state); toAct !== 0; toAct = game.toAct(state)) {
    for (const seat of seatsIn(toAct)) {
      // The stand-in sees what the seat sees, and always has something legal to do.
      const moves = game.legalMoves(state, seat);
      const imagined = game.imagine(game.view(state, seat), dice);
      expect(game.legalMoves(imagined, seat)).toEqual(moves);
      if (seat !== 1) continue;
      expect(moves).toContain(greedy(imagined, seat, moves, dice));
    }
    const seat = seatsIn(toAct)[0];
    asked[seat]++;
    const policy = seat === 1 ? greedy : loyal;
    game.play(
      state,
      seat,
      policy(game.imagine(game.view(state, seat), dice), seat, game.legalMoves(state, seat), dice),
      dice,
    );
  }
  expect(game.outcome(state)).toBeDefined();
  expect(Math.min(...asked)).toBeGreaterThan(20);
});
