import type { Captions, Match, NameOf, Seat } from '@bandstand/engine';
import { captionsOffered, type Table } from '@bandstand/table';
import { words } from './text/index.ts';

/** What a seat goes by where results are told: the name of its band, if it has one. */
export const titleOf =
  ({ game }: Match, captions: Captions, nameOf: NameOf): NameOf =>
  (seat) =>
    captions[game.seatCaption?.(seat) ?? ''] ?? nameOf(seat);

/** A line for each text beside the match that somebody could still write; a text of one seat is told with its name. */
export function captionLines(match: Match, captions: Captions, nameOf: NameOf): string[] {
  const slots = new Map<string, { readonly label: string; readonly seats: Seat[] }>();
  for (let seat = 0; seat < match.seatCount; seat++) {
    for (const { key, label } of captionsOffered(match, seat)) {
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
export async function answerWriting(table: Table, seat: Seat, typed: string): Promise<string> {
  const slots = captionsOffered(table.state.match, seat);
  if (slots.length === 0) return words.captions.thereIsNothingHere;
  const [, number, text = ''] = /^w +(\d+) *(.*)$/.exec(typed) ?? [];
  const slot = slots[Number(number) - 1];
  if (slot === undefined) {
    const captions = await table.readCaptions();
    const lines = slots.map(
      ({ key, label }, i) => `  ${i + 1}. ${label}: ${captions[key] ?? words.captions.notWrittenYet}`,
    );
    return [...lines, words.captions.typeWTheNumber].join('\n');
  }
  const written = await table.writeCaption(seat, slot.key, text);
  return written.ok ? words.captions.written : written.problem.message;
}
