import type { CaptionSlot, Captions, Match, NameOf, Seat } from '@bandstand/engine';
import { readCaption, withCaption } from '@bandstand/protocol/captions';

const offeredTo = (match: Match, seat: Seat): readonly CaptionSlot[] =>
  match.game.captions?.(match.view(seat), seat) ?? [];

/** What a seat goes by where results are told: the name of its band, if it has one. */
export const titleOf =
  ({ game }: Match, captions: Captions, nameOf: NameOf): NameOf =>
  (seat) =>
    captions[game.seatCaption?.(seat) ?? ''] ?? nameOf(seat);

/** A line for each text beside the match that somebody could still write; a text of one seat is told with its name. */
export function captionLines(match: Match, captions: Captions, nameOf: NameOf): string[] {
  const slots = new Map<string, { readonly label: string; readonly seats: Seat[] }>();
  for (let seat = 0; seat < match.seatCount; seat++) {
    for (const { key, label } of offeredTo(match, seat)) {
      const slot = slots.get(key);
      if (slot === undefined) slots.set(key, { label, seats: [seat] });
      else slot.seats.push(seat);
    }
  }
  return [...slots].flatMap(([key, { label, seats }]) => {
    const text = captions[key];
    if (text === undefined) return [];
    return [seats.length === 1 ? `${nameOf(seats[0])} · ${label}: ${text}` : `${label}: ${text}`];
  });
}

/** Answers `w` with what can be written, and `w 1 The Late Shift` by writing it. */
export function answerWriting(
  match: Match,
  seat: Seat,
  captions: Captions,
  words: string,
): { readonly captions: Captions; readonly said: string } {
  const slots = offeredTo(match, seat);
  if (slots.length === 0) return { captions, said: 'There is nothing here for you to write now.' };
  const [, number, text = ''] = /^w +(\d+) *(.*)$/.exec(words) ?? [];
  const slot = slots[Number(number) - 1];
  if (slot === undefined) {
    const lines = slots.map(({ key, label }, i) => `  ${i + 1}. ${label}: ${captions[key] ?? 'not written yet'}`);
    return { captions, said: [...lines, 'Type w, the number and the text: w 1 The Late Shift'].join('\n') };
  }
  const written = readCaption(slots, slot.key, text);
  return written.ok
    ? { captions: withCaption(captions, slot.key, written.value), said: 'Written.' }
    : { captions, said: written.problem.message };
}
