import { bad, good, type CaptionSlot, type Captions, type Result, type Seat } from '@bandstand/engine';
import { words } from './text/index.ts';

/** What nobody sees, though it is no space: fillers, joiners, the Braille pattern without a dot. A heart may stay red. */
const UNSEEN = /(?<!\p{ExtPict})\uFE0F|(?!\uFE0F)[\p{C}\p{DI}\u2800]/gu;

/** Words of people are trimmed and lose what could disturb a line of text. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\s/g, ' ')
    .replaceAll(UNSEEN, '')
    // No language puts more marks on one letter.
    .replaceAll(/(\p{M}{4})\p{M}+/gu, '$1')
    .replaceAll(/ +/g, ' ')
    .trim();

/** A caption as it is kept, if its writer is offered the key now and the length fits; empty: the default is back. */
export function readCaption(slots: readonly CaptionSlot[], key: string, text: string): Result<string> {
  const slot = slots.find((each) => each.key === key);
  if (slot === undefined) return bad('caption-not-offered', words().captions.thereIsNothingHere);
  const clean = cleanText(text);
  const length = [...clean].length;
  if (length < slot.min) return bad('caption-too-short', words().captions.atLeast(slot.label, slot.min));
  if (length > slot.max) return bad('caption-too-long', words().captions.atMost(slot.label, slot.max));
  return good(clean);
}

/** What was written with one more caption, or without it when the text is empty. */
export function withCaption(captions: Captions, key: string, text: string): Captions {
  const { [key]: _old, ...others } = captions;
  return text === '' ? others : { ...others, [key]: text };
}

/**
 * Captions for a new match of the same people: what a seat is offered at its start is written again at the
 * same place in the list of the seat where that player sits now.
 */
export function carryCaptions(
  captions: Captions,
  offered: (seat: Seat) => readonly CaptionSlot[],
  moves: readonly { readonly from: Seat; readonly to: Seat }[],
): Captions {
  return Object.fromEntries(
    moves.flatMap(({ from, to }) => {
      const slots = offered(to);
      return offered(from).flatMap(({ key }, place) => {
        const slot = slots[place];
        return captions[key] === undefined || slot === undefined ? [] : [[slot.key, captions[key]]];
      });
    }),
  );
}
