import { hasSeat, type Seat } from '@bandstand/engine';
import { breakUp } from '../rules/breakUp.ts';
import { ask } from '../rules/course.ts';
import { askBand, liveOneLevel, nextIdle } from '../rules/downtime.ts';
import { canLive, hasRoom } from '../rules/life.ts';
import { buy, canTake, discardFromMarket } from '../rules/market.ts';
import { CRAFT, INTENSITY, MARKET } from '../vocabulary.ts';
import type { Rule, Turn } from '../phase.ts';
import { BOOK } from '../moveBook.ts';
import type { Move } from '../move.ts';

/** Out of turn nobody can leave, on turn anybody can. */
export function walkOut(turn: Turn, seat: Seat): void {
  turn.tell?.({ type: 'walkedOut', seats: [seat], secret: false });
  breakUp(turn, 'walkOut');
}

/** One of three ways to spend the time between two gigs. */
export const downtime: Rule = {
  legal(content, state, seat) {
    const moves: Move[] = [];
    if (canLive(content, state, seat)) moves.push(BOOK.live);
    moves.push(BOOK.riff, BOOK.rest, BOOK.walkOut);
    return moves;
  },
  play(turn, seat, move) {
    if (move.type === 'walkOut') {
      walkOut(turn, seat);
      return;
    }
    if (move.type !== 'live' && move.type !== 'riff' && move.type !== 'rest') return;
    turn.tell?.({ type: 'downtimeTaken', seat, what: move.type });
    if (move.type === 'rest') nextIdle(turn);
    else ask(turn.state, move.type === 'live' ? 'living' : 'riffing', seat);
  },
};

/** Level after level, as long as COMMITMENT lasts. */
export const living: Rule = {
  legal(content, state, seat) {
    const moves: Move[] = [];
    if (canLive(content, state, seat))
      for (const track of [INTENSITY, CRAFT]) if (hasRoom(state, seat, track)) moves.push(BOOK.level[track]);
    if (state.levelled) moves.push(BOOK.done);
    moves.push(BOOK.walkOut);
    return moves;
  },
  play(turn, seat, move) {
    if (move.type === 'level') liveOneLevel(turn, seat, move.track);
    else if (move.type === 'done') nextIdle(turn);
    else walkOut(turn, seat);
  },
};

/** The market: buy, ask the band to pay, or clear cards away. */
export const riffing: Rule = {
  legal(content, state, seat) {
    const moves: Move[] = [];
    const { marketPrices, knobs } = content.pack;
    for (let slot = 0; slot < state.market.length; slot++) {
      if (!canTake(content, state, seat, state.market[slot])) continue;
      const price = marketPrices[slot];
      if (state.coin[seat] >= price) moves.push(BOOK.buy[slot]);
      if (state.bandCoin > 0 && state.bandCoin + state.coin[seat] >= price && !hasSeat(state.refused, seat))
        moves.push(BOOK.askBand[slot]);
    }
    if (state.market.length > 0 && state.commitment[seat] >= knobs.discardFirst) moves.push(BOOK.discardFirst);
    if (state.market.length > 0 && state.commitment[seat] >= knobs.discardAll) moves.push(BOOK.discardAll);
    moves.push(BOOK.done, BOOK.walkOut);
    return moves;
  },
  play(turn, seat, move) {
    const { knobs } = turn.content.pack;
    if (move.type === 'buy') buy(turn, seat, move.slot, 0);
    else if (move.type === 'askBand') askBand(turn, seat, move.slot);
    else if (move.type === 'discardFirst') discardFromMarket(turn, seat, 1, knobs.discardFirst);
    else if (move.type === 'discardAll') discardFromMarket(turn, seat, MARKET, knobs.discardAll);
    else if (move.type === 'done') nextIdle(turn);
    else walkOut(turn, seat);
  },
};
