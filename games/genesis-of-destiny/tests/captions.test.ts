import { expect, test } from 'vitest';
import { startRound } from '../rules/round.ts';
import { game, Stage } from './stage.ts';

const keys = (stage: Stage, seat: number) => game.captions?.(game.view(stage.state, seat), seat).map(({ key }) => key);

test('each member names the band, the songs, the own character and the own instrument', () => {
  const stage = new Stage();
  expect(keys(stage, 1)).toEqual(['band', 'character-1', 'instrument-1', 'song-0']);
  const songs = stage.state.songs;
  stage.state.songs = [...songs, ...songs];
  expect(keys(stage, 0)).toEqual(['band', 'character-0', 'instrument-0', 'song-0', 'song-1']);
});

test('the game master names and tells the offers of the round, 1 to 40 and 0 to 600 characters, and nothing else', () => {
  const stage = new Stage({}, { rolePlaying: true });
  startRound(stage.at);
  const { round } = stage.state;
  expect(keys(stage, 3)).toEqual([`offer-${round}-1`, `offer-${round}-1-story`]);
  stage.play({ type: 'gmCard', gig: 0 });
  expect(keys(stage, 3)).toHaveLength(4);
  stage.play({ type: 'gmDone' });
  expect(game.captions?.(game.view(stage.state, 3), 3)).toEqual([
    { key: `offer-${round}-1`, label: 'Name of offer 1', min: 1, max: 40 },
    { key: `offer-${round}-1-story`, label: 'Story of offer 1', min: 0, max: 600 },
  ]);
  stage.all({ type: 'approve', mask: 1 });
  expect(keys(stage, 3)).toEqual([]);
});

test('who may not speak during a song at a party does not write titles either', () => {
  const stage = new Stage({ chosen: 0, setSongs: 1 }, { party: true }).song(0, 4, 2, 6, 1);
  expect([keys(stage, 0), keys(stage, 1)]).toEqual([[], []]);
  expect(keys(stage, 2)).toContain('song-0');
});

test('captions are not part of the state', () => {
  expect(Object.keys(new Stage().state).filter((key) => /caption|name/i.test(key))).toEqual([]);
});
