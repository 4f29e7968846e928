import { sumOf } from '../rules/course.ts';
import { canAfford, nextProposer, propose as put } from '../rules/studio.ts';
import type { OpenTable } from '../state.ts';
import { MAX_SONGS, NONE } from '../vocabulary.ts';
import { walkOut } from './downtime.ts';
import type { Rule } from '../phase.ts';
import { BOOK } from '../moveBook.ts';
import type { Move } from '../move.ts';

/** Parts a song needs at least. */
export const LEAST_PARTS = 3;

/** Whether there are enough cards in hands and draft, as everybody can count them. */
export const canWrite = (table: OpenTable, cardsInHands: number): boolean =>
  table.songs.length < MAX_SONGS && cardsInHands + table.draft.length >= LEAST_PARTS;

/** Propose a studio session, or pass. */
export const propose: Rule = {
  legal(content, state) {
    const moves: Move[] = [];
    if (canAfford(content, state)) {
      if (canWrite(state, sumOf(state.hands.map(sumOf)))) moves.push(BOOK.proposeWrite);
      for (let song = 0; song < state.songs.length; song++) moves.push(BOOK.proposeRecord[song]);
    }
    moves.push(BOOK.pass, BOOK.walkOut);
    return moves;
  },
  play(turn, seat, move) {
    if (move.type === 'proposeWrite') put(turn, seat, 'write', NONE);
    else if (move.type === 'proposeRecord') put(turn, seat, 'record', move.song);
    else if (move.type === 'pass') {
      turn.tell?.({ type: 'proposalPassed', seat });
      nextProposer(turn);
    } else walkOut(turn, seat);
  },
};
