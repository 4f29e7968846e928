import {
  good,
  parseRecord,
  replayRecord,
  type CaptionSlot,
  type Captions,
  type Game,
  type MatchRecord,
  type Result,
} from '@bandstand/engine';
import { cleanText, readCaption } from './captions.ts';
import { LIMITS } from './limits.ts';

/** Texts beside a match that came from elsewhere, cleaned like those of a table. */
const cleanCaptions = (captions: Captions): Captions =>
  Object.fromEntries(
    Object.entries(captions).flatMap(([key, raw]) => {
      const text = cleanText(raw);
      const isKey = key.length <= LIMITS.captionKeyLength && cleanText(key) === key;
      return isKey && text !== '' && text.length <= LIMITS.captionLength ? [[key, text]] : [];
    }),
  );

/** A record from a file, a link or a request: what is damaged is refused, and what was written beside it is cleaned. */
export function readRecord(json: unknown): Result<MatchRecord> {
  const record = parseRecord(json);
  if (!record.ok || record.value.captions === undefined) return record;
  const { captions, ...bare } = record.value;
  const clean = cleanCaptions(captions);
  return good(Object.keys(clean).length === 0 ? bare : { ...bare, captions: clean });
}

/** Of the texts beside a match those that the game offered somewhere on its way, as they would be had they been written here. */
export function offeredCaptions(game: Game, record: MatchRecord): Captions {
  const { captions } = record;
  if (captions === undefined || game.captions === undefined) return {};
  const slots = new Map<string, CaptionSlot>();
  replayRecord(game, record, (match) => {
    for (let seat = 0; seat < record.seats; seat++)
      for (const slot of game.captions?.(match.view(seat), seat) ?? []) slots.set(slot.key, slot);
  });
  return Object.fromEntries(
    Object.entries(captions).flatMap(([key, raw]) => {
      const text = readCaption([...slots.values()], key, raw);
      return text.ok && text.value !== '' ? [[key, text.value]] : [];
    }),
  );
}
