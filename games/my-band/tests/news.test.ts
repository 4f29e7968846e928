import { expect, test } from 'vitest';
import type { Event } from '../state.ts';
import { newsAfter, newsOf, NO_NEWS, toldOf } from '../ui/news.ts';

const ME = 0;
const RIVAL = 1;

const moved: Event = { type: 'negotiated', seat: RIVAL, from: 5, to: 7, cost: 2 };
const drawn = (seat: number): Event => ({ type: 'eventDrawn', seat, event: 3 });
const joined = (seat: number): Event => ({ type: 'gained', seat, kind: 'band', card: 4 });

test.each<[told: string, events: Event[], news: number]>([
  ['what a rival did', [moved], 1],
  ['not what the reader did', [{ ...moved, seat: ME }], 0],
  ['the event that the reader drew', [drawn(ME)], 1],
  ['not that a rival drew one', [drawn(RIVAL)], 0],
  ['who joined the band for nothing', [{ type: 'bandDrawn', seat: ME, card: 4 }, joined(ME)], 1],
  ['not what was bought, which the row says', [{ type: 'sold', seat: RIVAL, slot: 2, price: 2 }, joined(RIVAL)], 0],
  ['once who was recruited', [{ type: 'recruited', seat: RIVAL, kind: 'band', card: 4, owner: ME }, joined(RIVAL)], 1],
  ['that a rival stopped the reader', [{ type: 'recruitStopped', seat: ME, kind: 'band', card: 4, owner: RIVAL }], 1],
  ['that the reader’s recruit went well', [{ type: 'recruited', seat: ME, kind: 'band', card: 4, owner: RIVAL }], 1],
  ['how the contract was checked', [{ type: 'contractsChecked', space: 5, holders: 0, gained: 0, lost: 0 }], 1],
])('tells %s', (_, events, news) => {
  expect(newsOf(events, ME)).toHaveLength(news);
});

test('news gather until the reader is asked, and are old once the reader has chosen', () => {
  const own = newsAfter(NO_NEWS, [drawn(ME)], ME, false);
  const asked = newsAfter(own, [moved], ME, true);
  expect(asked.events).toEqual([drawn(ME), moved]);
  expect(newsAfter(asked, [], ME, false).events).toEqual([]);
});

test('only the last of many are told', () => {
  const much = newsAfter(
    NO_NEWS,
    Array.from({ length: 9 }, () => moved),
    ME,
    true,
  );
  expect(much.events).toHaveLength(4);
});

test('after the auctions it is told who was bought, while the row is out of sight', () => {
  const sold: Event = { type: 'sold', seat: ME, slot: 2, price: 1 };
  const bid = newsAfter({ ...NO_NEWS, isAsked: true }, [sold, joined(ME)], ME, false);
  const asked = newsAfter(bid, [{ ...sold, seat: RIVAL }, joined(RIVAL)], ME, true);
  expect(toldOf(asked, true)).toEqual([]);
  expect(toldOf(asked, false)).toEqual([joined(ME), joined(RIVAL)]);
});
