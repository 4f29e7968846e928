import { type NameOf, type StatusLine, type Viewer } from '@bandstand/engine';
import { roundCount, TURNS } from '../../rounds.ts';
import { PICKS, SLOTS, type View } from '../../state.ts';

/** Whose pick it is, and whether it is one of two. */
function pickText(view: View, nameOf: NameOf, viewer: Viewer): string {
  const picks = TURNS.slice(view.round * PICKS, (view.round + 1) * PICKS);
  const isMine = (pick: number): boolean => picks[pick] === view.turn;
  const which = isMine(view.pick + 1) ? ', 1 of 2' : isMine(view.pick - 1) ? ', 2 of 2' : '';
  return `${view.turn === viewer ? 'your' : `${nameOf(view.turn ?? 0)}’s`} pick${which}`;
}

/** Cards that are still to be dealt: a rehearsal deals nine of each back and leaves the rest in the box. */
function toCome({ options, round, undealt }: View): number {
  if (options.length === 'full') return undealt.silver.length + undealt.gold.length;
  return round === 0 ? SLOTS : 0;
}

function endText(view: View): string {
  const rounds = roundCount(view.options);
  const aim = view.seats === 1 ? 'Your worst voice is your result' : 'Lowest worst voice wins';
  const isLast = view.round === rounds - 1;
  if (rounds === 4) return `${aim}. ${isLast ? 'Last round, then rows count' : 'Rows count after round 4'}.`;
  return `${aim}. ${isLast ? 'Last round' : `Ends after round ${rounds}`}, only columns count.`;
}

/** Round, pick and cards; what counts and when it ends. Short enough for one line each on a phone: a board must not move. */
export function statusFor(view: View, nameOf: NameOf, viewer: Viewer): StatusLine {
  if (view.turn === undefined) return { now: ['The contest is over'], end: 'The lowest worst voice wins.' };
  const coming = toCome(view);
  return {
    now: [
      `Round ${view.round + 1} of ${roundCount(view.options)}`,
      pickText(view, nameOf, viewer),
      coming === 0 ? 'deck empty' : `deck ${coming}`,
    ],
    end: endText(view),
  };
}
