import { must, noRandom, secretFor, Match } from '@bandstand/engine';
import { describe, expect, test } from 'vitest';
import { penaltiesOf, packCounts, unpackCounts } from '../counts.ts';
import { game } from '../index.ts';
import { prizeFor } from '../outcome.ts';
import { TURNS } from '../rounds.ts';
import { NO_CARD, VOICES, type Event } from '../state.ts';
import { cards, columnOf, finished, playedOut, startMatch } from './table.ts';

const seatsOfRound = (round: number): string =>
  TURNS.slice(round * 8, round * 8 + 8)
    .map((seat) => 'AB'[seat])
    .join('');
const counted = (voices: string[]): number => voices.reduce((sum, symbols) => sum + packCounts(symbols), 0);

describe('the cards', () => {
  test('there are 36 different sets of symbols', () => {
    expect(new Set(cards.map((card) => card.voices)).size).toBe(36);
  });

  test.each(['silver', 'gold'])(
    '%s has 1 card of one symbol, 4 of two, 8 of three, 4 of four and 1 of five',
    (back) => {
      const sizes = cards.filter((card) => card.back === back).map((card) => card.voices.length);
      expect([1, 2, 3, 4, 5].map((size) => sizes.filter((length) => length === size).length)).toEqual([1, 4, 8, 4, 1]);
    },
  );

  test('108 symbols, 27 of each voice, three a card on average', () => {
    const all = cards.map((card) => card.voices).join('');
    expect(all).toHaveLength(108);
    expect(VOICES.map((voice) => all.split(voice).length - 1)).toEqual([27, 27, 27, 27]);
  });

  test('swapping S with B and A with T turns silver into gold', () => {
    const mirror = { S: 'B', A: 'T', T: 'A', B: 'S' } as const;
    const flipped = (voices: string): string =>
      [...voices]
        .map((voice) => mirror[voice as keyof typeof mirror])
        .toSorted()
        .join('');
    const plain = (voices: string): string => [...voices].toSorted().join('');
    const silver = cards
      .slice(0, 18)
      .map((card) => flipped(card.voices))
      .toSorted();
    expect(silver).toEqual(
      cards
        .slice(18)
        .map((card) => plain(card.voices))
        .toSorted(),
    );
  });
});

describe('rounds and picks', () => {
  test('within a round the first player picks 1, the second 2, the first 2, the second 2, the first 1', () => {
    expect(seatsOfRound(0)).toBe('ABBAABBA');
  });

  test('A is first in rounds 1 and 4, B in rounds 2 and 3', () => {
    expect([0, 1, 2, 3].map((round) => seatsOfRound(round)[0]).join('')).toBe('ABBA');
  });

  test('B makes the last pick of round 2 and the first of round 3', () => {
    expect(seatsOfRound(1)[7] + seatsOfRound(2)[0]).toBe('BB');
  });

  test('rounds 1 and 2 deal silver, rounds 3 and 4 gold', () => {
    const { deck } = startMatch().state;
    expect(deck.slice(0, 18).every((card) => cards[card].back === 'silver')).toBe(true);
    expect(deck.slice(18).every((card) => cards[card].back === 'gold')).toBe(true);
  });

  test('gold first deals gold in rounds 1 and 2', () => {
    expect(cards[startMatch({ options: { goldFirst: true } }).state.deck[0]].back).toBe('gold');
  });

  test('a pick leaves its slot empty and the row is not closed up', () => {
    const match = startMatch();
    const before = match.view(0).row;
    must(match.play(0, 4));
    expect(match.view(0).row).toEqual(before.map((card, slot) => (slot === 4 ? NO_CARD : card)));
  });

  test('a card goes to the lowest free place of the current column, so the i-th pick lies in row i', () => {
    const { match, events } = playedOut();
    const picks = events.filter((event) => event.type === 'picked');
    expect(picks.filter((pick) => pick.director === 0).map((pick) => `${pick.column}${pick.place}`)).toEqual(
      [0, 1, 2, 3].flatMap((column) => [0, 1, 2, 3].map((place) => `${column}${place}`)),
    );
    for (const pick of picks)
      expect(match.state.grid[pick.director * 16 + pick.column * 4 + pick.place]).toBe(pick.card);
  });

  test('the last pick of a round is a choice between two cards and the other is discarded face up', () => {
    const match = startMatch();
    for (const slot of [0, 1, 2, 3, 4, 5, 6]) must(match.play(TURNS[slot], slot));
    expect(match.legalMoves(0)).toHaveLength(2);
    const left = match.view(0).row[8];
    must(match.play(0, 7));
    expect(match.view('spectator').discards[0]).toBe(left);
  });

  test('a match has 32 picks', () => {
    expect(playedOut().match.steps).toHaveLength(32);
  });

  test('an empty slot, a pick out of turn and a pick after the end are refused', () => {
    const match = startMatch();
    must(match.play(0, 0));
    expect(match.play(0, 1)).toMatchObject({ ok: false, problem: { code: 'not-your-turn' } });
    expect(match.play(1, 0)).toMatchObject({ ok: false, problem: { code: 'slot-empty' } });
    expect(playedOut().match.play(0, 0)).toMatchObject({ ok: false, problem: { code: 'match-over' } });
  });

  test('after each round every director has four more cards and one more card is discarded', () => {
    const match = startMatch();
    for (let pick = 0; pick < 32; pick++) {
      const seat = TURNS[pick];
      must(match.play(seat, match.legalMoves(seat)[0].id));
      if (pick % 8 !== 7) continue;
      const rounds = (pick + 1) / 8;
      const { grid, discards, deck, round } = match.state;
      const placed = grid.filter((card) => card !== NO_CARD);
      expect(placed).toHaveLength(8 * rounds);
      expect(discards.filter((card) => card !== NO_CARD)).toHaveLength(rounds);
      expect(new Set([...placed, ...discards.slice(0, rounds), ...deck.slice(round * 9)]).size).toBe(36);
    }
  });
});

describe('what is known', () => {
  test('the row of round 2 is known once round 1 is dealt, that of round 4 once round 3 is', () => {
    const match = startMatch();
    const { deck } = match.state;
    expect(match.view(0).coming).toEqual(deck.slice(9, 18));
    while (match.state.round < 1)
      must(match.play(TURNS[match.steps.length], match.legalMoves(TURNS[match.steps.length])[0].id));
    expect(match.view(0).coming).toEqual([]);
    while (match.state.round < 2)
      must(match.play(TURNS[match.steps.length], match.legalMoves(TURNS[match.steps.length])[0].id));
    expect(match.view(0).coming).toEqual(deck.slice(27, 36));
  });

  test('both directors and spectators see the same', () => {
    const match = startMatch();
    expect(match.view(0)).toEqual(match.view(1));
    expect(match.view(0)).toEqual(match.view('spectator'));
  });

  test('nobody sees how the undealt gold cards are split', () => {
    const deals = ['one', 'two'].map((word) => {
      const { state } = startMatch({ secret: secretFor(word) });
      return game.view({ ...state, deck: [...startMatch().state.deck.slice(0, 18), ...state.deck.slice(18)] }, 0);
    });
    expect(deals[0]).toEqual(deals[1]);
  });

  test('the deals of rounds 1 and 3 are reveals, those of rounds 2 and 4 tell nothing', () => {
    const { events } = playedOut();
    expect(events.filter((event) => event.type === 'dealt').map((event) => game.reveals(event))).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('the first pick of a two-card turn can be taken back before the second', () => {
    const match = startMatch();
    must(match.play(0, 0));
    must(match.play(1, 1));
    const before = match.hash();
    must(match.play(1, 2));
    must(match.undo(1));
    expect(match.hash()).toBe(before);
  });
});

describe('scoring', () => {
  test('each voice should be heard three times; every miss is a penalty in that voice', () => {
    const packed = counted(['SSAT', 'TB', 'AB', 'TBBB']);
    expect(unpackCounts(packed)).toEqual([2, 2, 3, 5]);
    expect(penaltiesOf(packed)).toEqual([1, 1, 0, 2]);
  });

  test('a count of 0 costs 3, a count of 7 costs 4, and there is no cap', () => {
    expect(penaltiesOf(counted(['SSSS', 'SSS']))).toEqual([4, 3, 3, 3]);
    expect(penaltiesOf(counted(['BBBBB', 'BBBBB']))).toEqual([3, 3, 3, 7]);
  });

  test('both directors score a column when the round ends, not before', () => {
    const { state, slots } = columnOf(['SSAT', 'TB', 'AB', 'TBBB']);
    const events: Event[] = [];
    for (const [pick, slot] of slots.entries()) {
      expect(state.scores).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
      game.play(state, TURNS[pick], game.moves[slot], noRandom, (event) => events.push(event));
    }
    expect(state.scores.slice(0, 4)).toEqual([1, 1, 0, 2]);
    expect(events.filter((event) => event.type === 'columnScored').map((event) => event.director)).toEqual([0, 1]);
  });

  test('rows are scored after round 4 and never earlier', () => {
    const { events } = playedOut();
    const firstRow = events.findIndex((event) => event.type === 'rowScored');
    expect(events.slice(firstRow).every((event) => event.type === 'rowScored' || event.type === 'ended')).toBe(true);
    expect(events.filter((event) => event.type === 'rowScored')).toHaveLength(8);
  });

  test('a final voice score is always even', () => {
    for (let seed = 0; seed < 200; seed++) {
      const { match } = playedOut({ secret: secretFor(`even ${seed}`) }, seed);
      expect(match.state.scores.every((score) => score % 2 === 0)).toBe(true);
    }
  });

  test('a slow scorer that knows only the grid agrees on 500 random matches', () => {
    for (let seed = 0; seed < 500; seed++) {
      const { match } = playedOut({ secret: secretFor(`slow ${seed}`), options: { goldFirst: seed % 2 === 0 } }, seed);
      expect(match.state.scores).toEqual(
        [0, 1].flatMap((director) => slowScores(match.state.grid.slice(director * 16, director * 16 + 16))),
      );
    }
  });
});

/** Counts letters on the cards of all eight performances. */
function slowScores(grid: readonly number[]): number[] {
  const lines = [0, 1, 2, 3].flatMap((i) => [
    [0, 1, 2, 3].map((k) => grid[i * 4 + k]),
    [0, 1, 2, 3].map((k) => grid[k * 4 + i]),
  ]);
  return VOICES.map((voice) =>
    lines.reduce(
      (sum, line) =>
        sum +
        Math.abs(
          line
            .map((card) => cards[card].voices)
            .join('')
            .split(voice).length -
            1 -
            3,
        ),
      0,
    ),
  );
}

describe('the winner', () => {
  test('the lower worst voice wins', () => {
    expect(game.outcome(finished([8, 0, 0, 0, 6, 6, 6, 6]))).toMatchObject({
      ranks: [2, 1],
      scores: [8, 6],
      how: 'worstVoice',
    });
  });

  test('equal worst voices are decided by the next-worst, and that is a win', () => {
    expect(game.outcome(finished([8, 2, 6, 0, 4, 8, 4, 4]))).toMatchObject({
      ranks: [2, 1],
      shares: [0, 1],
      how: 'nextVoice',
    });
  });

  test('four equal voices in whatever order are a shared win', () => {
    expect(game.outcome(finished([8, 2, 6, 0, 0, 2, 6, 8]))).toMatchObject({
      ranks: [1, 1],
      shares: [0.5, 0.5],
      how: 'allEqual',
    });
  });

  test('an unfinished match has no outcome', () => {
    expect(game.outcome(startMatch().state)).toBeUndefined();
  });
});

describe('options', () => {
  test('a rehearsal has one silver and one gold round, A first, then B, and no rows', () => {
    const { match, events } = playedOut({ options: { length: 'rehearsal' } });
    expect(match.steps.map(([seat]) => 'AB'[seat]).join('')).toBe('ABBAABBABAABBAAB');
    const picks = events.filter((event) => event.type === 'picked').map((event) => cards[event.card].back);
    expect(picks).toEqual([...new Array<string>(8).fill('silver'), ...new Array<string>(8).fill('gold')]);
    expect(events.some((event) => event.type === 'rowScored')).toBe(false);
  });

  test('a rehearsal does not foretell its second row', () => {
    const match = startMatch({ options: { length: 'rehearsal' } });
    expect(match.view(0).coming).toEqual([]);
  });

  test.each([1, 2, 3])('a handicap of %i starts one director with that penalty in every voice', (handicap) => {
    expect(startMatch({ options: { handicap, handicapFor: 'B' } }).view(0).scores).toEqual([
      0,
      0,
      0,
      0,
      handicap,
      handicap,
      handicap,
      handicap,
    ]);
  });

  test('the solo contest has four rounds and no handicap', () => {
    for (const options of [{ length: 'rehearsal' }, { handicap: 1 }]) {
      expect(Match.start(game, { seats: 1, options, secret: secretFor('x') })).toMatchObject({
        ok: false,
        problem: { code: 'bad-option' },
      });
    }
  });
});

describe('solo', () => {
  test('the visiting conductor takes the card with the most symbols, the lowest slot on equal', () => {
    const match = startMatch({ seats: 1 });
    while (!match.isOver) {
      const before = [...match.view(0).row];
      const { move, events } = must(match.play(0, match.legalMoves(0)[0].id));
      before[move.slot] = NO_CARD;
      for (const pick of events.filter((event) => event.type === 'picked' && event.visitor)) {
        if (pick.type !== 'picked' || before[pick.slot] !== pick.card) break;
        const sizes = before.map((card) => (card === NO_CARD ? 0 : cards[card].voices.length));
        expect(pick.slot).toBe(sizes.indexOf(Math.max(...sizes)));
        before[pick.slot] = NO_CARD;
      }
    }
    expect(match.steps).toHaveLength(16);
  });

  test("the visitor's grid is not scored", () => {
    const { match } = playedOut({ seats: 1 });
    expect(match.state.scores.slice(4)).toEqual([0, 0, 0, 0]);
  });

  test.each([
    [4, 'champion'],
    [6, 'firstPrize'],
    [8, 'secondPrize'],
    [10, 'thirdPrize'],
    [12, 'noPrize'],
  ])('an overall score of %i earns %s', (score, prize) => {
    expect(prizeFor(score)).toBe(prize);
  });
});
