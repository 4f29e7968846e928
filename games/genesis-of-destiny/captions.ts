import type { CaptionSlot, Seat } from '@bandstand/engine';
import { BAND, characterKey, instrumentKey, offerKey, songKey, storyKey } from './captionKeys.ts';
import { MOST_OFFERS } from './rules/form.ts';
import type { View } from './state.ts';
import { limits } from './talk.ts';
import { GAME_MASTER, ROLES } from './vocabulary.ts';
import { songTitle, gameWords } from './text/index.ts';

const MOST_NAME = 40;
const MOST_STORY = 600;

const name = (key: string, label: string): CaptionSlot => ({ key, label, min: 1, max: MOST_NAME });

/** The band names itself, its songs and each member their own; the game master names and tells the offers of the round. */
export function captions(view: View, seat: Seat): readonly CaptionSlot[] {
  // A title is talk as well: who may not speak during a song does not write either.
  if (limits(view, seat)?.closed !== undefined) return [];
  if (seat >= ROLES) return seat === GAME_MASTER ? offerCaptions(view) : [];
  return [
    name(BAND, gameWords.captions.nameOfTheBand),
    name(characterKey(seat), gameWords.captions.yourCharacter),
    name(instrumentKey(seat), gameWords.captions.yourInstrument),
    ...view.songs.map((_, song) => name(songKey(song), gameWords.captions.titleOf(songTitle(song)))),
  ];
}

/** Offers on the table and, while the game master makes offers, the one to come. */
function offerCaptions(view: View): CaptionSlot[] {
  const isOffering = view.phase === 'gmForm';
  const isOpen = view.chosen < 0 && (isOffering || view.phase === 'approve' || view.phase === 'pick');
  if (!isOpen) return [];
  const places = view.faceUp.length + (isOffering && view.faceUp.length < MOST_OFFERS ? 1 : 0);
  return Array.from({ length: places }, (_, place) => place).flatMap((place) => [
    name(offerKey(view.round, place), gameWords.captions.nameOfOffer(place + 1)),
    { key: storyKey(view.round, place), label: gameWords.captions.storyOfOffer(place + 1), min: 0, max: MOST_STORY },
  ]);
}

/** What stands there until somebody writes. */
export const DEFAULT_BAND = gameWords.captions.band;
export const DEFAULT_INSTRUMENTS = gameWords.captions.instruments;
