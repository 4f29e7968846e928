import type { Problem, Sign, Talk, Viewer } from '@bandstand/engine';
import { isCovered } from './rules/song.ts';
import type { View } from './state.ts';
import { BEATS, FRONT, MELODY } from './vocabulary.ts';
import { gameWords } from './text/index.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
/** 1–6 taps, soft or loud, a roll, a rest. */
const DRUM_SIGNS: readonly Sign[] = [
  ...(['soft', 'loud'] as const).flatMap((force) =>
    upTo(6).map((taps) => ({ id: `taps-${force}-${taps}`, label: gameWords.talk.taps(taps, force) })),
  ),
  { id: 'drum-roll', label: gameWords.talk.roll },
  { id: 'drum-rest', label: gameWords.talk.rest },
];

/** 1–6 notes, low, middle, high, rising, falling or held. */
const HUM_SIGNS: readonly Sign[] = (['low', 'middle', 'high', 'rising', 'falling', 'held'] as const).flatMap((tone) =>
  upTo(6).map((notes) => ({ id: `hum-${tone}-${notes}`, label: gameWords.talk.notes(notes, tone) })),
);

const BEATS_SILENT: Problem = {
  code: 'beats-only-taps',
  message: gameWords.talk.duringASongAtAParty,
};
const MELODY_SILENT: Problem = {
  code: 'melody-only-hums',
  message: gameWords.talk.duringASongAtAPartyMelody,
};
const ONLOOKER_SILENT: Problem = {
  code: 'quiet-while-they-play',
  message: gameWords.talk.bandIsPlayingYouCanWrite,
};

/** At a party, from a song's first roll until it is counted, only Front talks; at a local table people keep to it themselves. */
export function talk(view: View, viewer: Viewer): Talk | undefined {
  const isPlaying = view.phase === 'songTurn' || view.phase === 'sustainTurn';
  if (!isPlaying || !isCovered(view) || view.localHonour) return undefined;
  if (viewer === BEATS) return { closed: BEATS_SILENT, signs: DRUM_SIGNS };
  if (viewer === MELODY) return { closed: MELODY_SILENT, signs: HUM_SIGNS };
  return viewer === FRONT ? {} : { closed: ONLOOKER_SILENT };
}
