import { type NameOf, type StatusLine, type Seat } from '@bandstand/engine';
import { hasContract } from '../../rules/cards.ts';
import { partOf } from '../../rules/part.ts';
import { seatAt } from '../../rules/turn.ts';
import type { Phase, View } from '../../state.ts';

const PARTS = ['auction', 'events', 'contract', 'pay day'] as const;

/** What the viewer does now, and what somebody else does. */
const DOING: Partial<Record<Phase, readonly [you: string, they: string]>> = {
  nominate: ['you name a card', 'names a card'],
  open: ['you open', 'opens'],
  bid: ['your bid', 'bids'],
  free: ['a card for nothing', 'takes a free card'],
  event: ['your event turn', 'chooses'],
  react: ['your answer', 'answers'],
  scout: ['your scouts', 'scouts'],
  trim: ['too many events', 'throws events'],
  discard: ['what do you keep?', 'sorts cards'],
  insure: ['insure it?', 'may insure it'],
  draw: ['a free card', 'may draw'],
  resolve: ['one card too many', 'gives up a card'],
  shuffle: ['shuffle?', 'may shuffle'],
};

/** Whoever speaks last about the contract decides, so the order is told. */
function speakers(view: View, nameOf: NameOf): string {
  const seats = Array.from({ length: view.seatCount - view.step }, (_, place) => seatAt(view, view.step + place));
  return seats.map((seat) => (seat === view.viewer ? 'you' : nameOf(seat))).join(', then ');
}

function doingText(view: View, nameOf: NameOf): string[] {
  if (view.phase === 'negotiate') return [speakers(view, nameOf)];
  const doing = DOING[view.phase];
  if (doing === undefined) return [];
  return [view.actor === view.viewer ? doing[0] : `${nameOf(view.actor)} ${doing[1]}`];
}

/** The end, said before the move that brings it. */
function endText(view: View, nameOf: NameOf): string {
  const { frets, fret, turn, turnLimit, viewer } = view;
  const close = fret.flatMap((at, seat) => (at === frets - 1 ? [seat] : []));
  const last = turn === turnLimit ? 'This is the last turn: then the highest pawn wins.' : '';
  if (close.length > 0) {
    const mine = close.filter((seat) => seat === viewer).length > 0;
    const others = close.filter((seat) => seat !== viewer);
    const need = (seat: Seat): string => (hasContract(view, seat) ? '' : ', but has no contract now');
    const parts = [
      ...(mine
        ? [
            `You win with the next fret${typeof viewer === 'number' && hasContract(view, viewer) ? '' : ', once you have a contract'}.`,
          ]
        : []),
      ...others.map((seat) => `${nameOf(seat)} wins with the next fret${need(seat)}.`),
      ...(last === '' ? [] : [last]),
    ];
    return parts.join(' ');
  }
  const names = fret.map((_, seat) => (seat === viewer ? 'you' : nameOf(seat)));
  // "Gentle 2 1" cannot be read.
  const on = names.some((name) => /\d$/v.test(name)) ? '\u00A0on' : '';
  const isLevel = fret.length > 2 && fret.every((at) => at === fret[0]);
  // A name and its figure stay on one line.
  const where = isLevel ? `all on ${fret[0]}` : fret.map((at, seat) => `${names[seat]}${on}\u00A0${at}`).join(', ');
  return `First on fret ${frets} wins: ${where}. ${last === '' ? `Ends by turn ${turnLimit}.` : last}`;
}

/** Turn, part and whose decision; how far the pawns are. */
export function statusFor(view: View, nameOf: NameOf): StatusLine {
  const part = partOf(view);
  const when =
    part < 0
      ? ['Before turn 1', 'everybody chooses a singer']
      : [`Turn ${view.turn}`, `part ${part + 1} of 4, ${PARTS[part]}`];
  if (view.phase === 'over') return { now: ['The match is over'], end: `The neck has ${view.frets} frets.` };
  return { now: [...when, ...doingText(view, nameOf)], end: endText(view, nameOf) };
}
