import { describe, expect, test } from 'vitest';
import { standard } from '../content/standard.ts';
import { playtestOf } from '../playtest.ts';
import { playtest } from '../text/playtest.ts';
import { game, Stage } from './stage.ts';

const CAPTIONS = {
  band: '<b>The Late & Loud</b>',
  'character-0': 'Vic Thunder',
  'instrument-1': 'theremin',
  'song-0': 'Rent Day',
};

/** The sheet of Melody, who has a verse; Front has a card that nobody saw, Beats one that all saw being bought. */
function sheet() {
  const hands = [0, 1, 2].map(() => standard.cardNames.map(() => 0));
  hands[0][0] = 1;
  hands[1][1] = 2;
  hands[2][2] = 1;
  const knownHands = [0, 1, 2].map(() => standard.cardNames.map(() => 0));
  knownHands[0][0] = 1;
  const { state } = new Stage({ hands, knownHands, coin: [3, 4, 5] });
  return playtestOf({
    content: standard,
    view: game.view(state, 1),
    names: ['Ada', 'Ben', 'Cy'],
    captions: CAPTIONS,
    titleOf: () => CAPTIONS['song-0'],
    remarks: { fun: 'the dice', notFun: 'waiting', unclear: 'when <it> ends' },
  });
}

describe('the playtest sheet', () => {
  test('has the names of band, characters, instruments and songs, the tracks, and what players say', () => {
    const { band, members, songs, remarks, isFinished } = sheet();
    expect(band.name).toBe(CAPTIONS.band);
    expect(members.map(({ name, character, instrument, coin }) => [name, character, instrument, coin])).toEqual([
      ['Ada', 'Vic Thunder', '', 3],
      ['Ben', '', 'theremin', 4],
      ['Cy', '', '', 5],
    ]);
    expect(songs.map(({ title }) => title)).toEqual(['Rent Day']);
    expect(remarks).toEqual({ fun: 'the dice', notFun: 'waiting', unclear: 'when <it> ends' });
    expect(isFinished).toBe(false);
  });

  test('has the own cards, of others those that all saw being bought, and tells only the number of the rest', () => {
    const names = standard.cardNames;
    expect(sheet().members.map(({ cards, hiddenCards }) => [cards, hiddenCards])).toEqual([
      [[names[0]], 0],
      [[names[1], names[1]], 0],
      [[], 1],
    ]);
  });

  test('is one page that prints on A4 and shows everything as text', () => {
    const page = playtest.playtestPage(sheet());
    expect(page).toContain('@page{size:A4');
    for (const shown of ['not finished', 'Vic Thunder', 'theremin', 'Rent Day', 'the dice', 'waiting', '1 unseen'])
      expect(page).toContain(shown);
    expect(page).not.toContain('<b>The Late');
    expect(page).not.toContain('<it>');
  });
});
