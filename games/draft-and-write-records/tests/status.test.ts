import { everybody, Match, must, only, secretFor } from '@bandstand/engine';
import type { SheetView, View } from '@bandstand/kits/draft-and-write';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

const names = (seat: number): string => ['Ada', 'Bert', 'Cleo'][seat] ?? '';
const viewOf = (seats: number): View => must(Match.start(game, { seats, secret: secretFor('status') })).view(0);
const week = (change: Partial<View>, seats = 2): View => ({
  ...viewOf(seats),
  phase: 'pick',
  week: 1,
  day: 1,
  ...change,
});
const now = (view: View): string => game.text.status?.(view, names, 0).now.join(' · ') ?? '';
const end = (view: View): string => game.text.status?.(view, names, 0).end ?? '';

const member = { card: 0, level: 3, boosted: false };
const withMembers = (sheet: SheetView, count: number): SheetView => ({
  ...sheet,
  posts: sheet.posts.map((_, post) => (post < count ? member : null)),
});
/** The sheets of a view, the chosen one changed. */
const sheets = (view: View, seat: number, change: (sheet: SheetView) => SheetView): SheetView[] =>
  view.sheets.map((sheet, at) => (at === seat ? change(sheet) : sheet));

test('a week is four picks from Monday to Thursday, and the weekend follows', () => {
  expect([1, 2, 3, 4].map((day) => now(week({ day })).split(' · ')[0])).toEqual([
    'Week 1, Monday',
    'Week 1, Tuesday',
    'Week 1, Wednesday',
    'Week 1, Thursday',
  ]);
  expect(now(week({ phase: 'weekend', week: 3 }))).toBe('Week 3, weekend · goals from 1 to 4, then yours');
});

test('hands go left in odd weeks and right in even ones', () => {
  expect(now(week({ week: 1 }))).toContain('hands go left');
  expect(now(week({ week: 2 }))).toContain('hands go right');
});

test('the cards of the stack are counted', () => {
  expect(now(week({ stackSize: 50 }))).toMatch(/50 cards left$/);
  expect(now(week({ stackSize: 1 }))).toMatch(/1 card left$/);
});

test('the match ends with twelve members, six goals or five Fails, and the furthest of each is told', () => {
  const view = week({});
  const far = sheets(view, 1, (sheet) => ({ ...withMembers(sheet, 4), goals: [1], penalty: 2 }));
  expect(end({ ...view, sheets: far })).toBe('Ends at 12 members, 6 goals or 5 Fails: 4, 1, 2.');
});

test('that the twelfth member ends the match is said before it is placed', () => {
  const view = week({});
  expect(end({ ...view, sheets: sheets(view, 0, (sheet) => withMembers(sheet, 11)) })).toBe(
    'One more band member fills your band: the week stops and the last weekend comes.',
  );
  expect(end({ ...view, sheets: sheets(view, 1, (sheet) => withMembers(sheet, 11)) })).toBe(
    'Bert lacks one band member: then the week stops and the last weekend comes.',
  );
});

test('that the fifth Fail ends the match is said before it is checked', () => {
  const view = week({});
  expect(end({ ...view, sheets: sheets(view, 0, (sheet) => ({ ...sheet, penalty: 4 })) })).toBe(
    'One more Fail is the fifth: the week stops and the last weekend comes.',
  );
});

test('that the sixth goal ends the match is said before it is claimed', () => {
  const view = week({ phase: 'weekend' });
  const goals = sheets(view, 0, (sheet) => ({ ...sheet, goals: [1, 2, 3, 4, 5] }));
  expect(end({ ...view, sheets: goals })).toBe('A sixth goal ends the match.');
});

test('the last weekend is called so, with why it came and what empty posts will cost', () => {
  const view = week({ phase: 'weekend', ending: 'posts' });
  expect(now(view)).toMatch(/^The last weekend/);
  expect(end(view)).toBe('The end: a band is complete. Every empty post will cost one Fail.');
});

test('where no post is empty, nothing is said about what one would cost', () => {
  const view = week({ phase: 'weekend', ending: 'posts' });
  const full = view.sheets.map((sheet) => withMembers(sheet, 12));
  expect(end({ ...view, sheets: full })).toBe('The end: a band is complete.');
});

test('alone, hand by hand, the last member ends the match without a weekend', () => {
  const view = week({ stackSize: 30, week: 0, day: 7 }, 1);
  expect(end({ ...view, sheets: sheets(view, 0, (sheet) => withMembers(sheet, 11)) })).toBe(
    'One more band member fills your band and ends the match.',
  );
});

test('alone, the match ends when fewer than two cards are left, and that is said in the last hand', () => {
  const alone = (stackSize: number): View => week({ stackSize, week: 0, day: 7 }, 1);
  expect(now(alone(30))).toBe('Hand 7 · 30 cards left');
  expect(end(alone(30))).toMatch(/or with the cards: 0, 0, 0\.$/);
  expect(end(alone(1))).toBe('The last hand: the cards are used up.');
  expect(end(alone(2))).toBe('At most 1 more hand.');
  expect(end(alone(3))).toBe('1 more hand, then the cards are used up.');
  expect(end(alone(6))).toBe('At most 3 more hands.');
});

test('waiting is told about people: who is ready, who is busy', () => {
  const prompt = (view: View): string => game.text.prompt(view, names, 0);
  expect(prompt(week({ toAct: only(1) }, 3))).toBe('Cleo has chosen. Bert is thinking.');
  expect(prompt(week({ toAct: everybody(3) & ~1 }, 3))).toBe('Bert and Cleo are thinking.');
  expect(prompt(week({ phase: 'record', toAct: only(1) }, 2))).toBe('Bert is recording.');
});

test('whoever does not see a hand, an offer or a personal goal hears of it by its place', () => {
  const watched = must(Match.start(game, { seats: 2, secret: secretFor('status') })).view('spectator');
  const textOf = (type: string, view: View): string => {
    const move = game.moves.find((each) => each.type === type);
    return move === undefined ? '' : game.text.move(move, view);
  };
  expect(textOf('pick', watched)).toBe('Pick card 1');
  expect(textOf('keepGoal', watched)).toBe('Keep goal 1');
  expect(textOf('claim', { ...watched, slots: [-1, -1, -1, -1] })).toBe('Claim the goal');
  expect(textOf('skip', { ...watched, slots: [-1, -1, -1, -1] })).toBe('Leave the goal');
});
