import { HIDDEN, Match, must, secretFor } from '@bandstand/engine';
import type { View } from '@bandstand/kits/draft-and-write';
import { costlySlot, type DraftNow } from '@bandstand/kits/draft-and-write-lesson';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

const KEEPER = 0;
const OTHER_KEEPER = 1;
const DEFENDER = 8;
const THUMBS_DOWN = 168;

/** A hand before somebody whose goalkeeper is in the squad already. */
function holding(hand: readonly number[], pickable: readonly number[]): DraftNow {
  const view: View = must(Match.start(game, { seats: 2, secret: secretFor('lesson') })).view(0);
  const [sheet, other] = view.sheets;
  const posts = sheet.posts.with(0, { card: KEEPER, level: 3, boosted: false });
  return {
    game,
    seat: 0,
    names: ['Ada', 'Bert'],
    act: undefined,
    events: [],
    view: { ...view, phase: 'pick', hands: [hand, HIDDEN], sheets: [{ ...sheet, posts }, other] },
    moves: game.moves.filter((move) => move.type === 'pick' && pickable.includes(move.slot)),
  };
}

test('the coach does not warn of a card that may not be picked', () => {
  expect(costlySlot(holding([OTHER_KEEPER, DEFENDER], [1]))).toBe(-1);
});

test('the coach warns of a Thumb’s Down, and of everything when nothing fits', () => {
  expect(costlySlot(holding([DEFENDER, THUMBS_DOWN], [0, 1]))).toBe(1);
  expect(costlySlot(holding([OTHER_KEEPER], [0]))).toBe(0);
});
