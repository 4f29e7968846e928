import type { Problem, Sign, Talk, Viewer } from '@bandstand/engine';
import type { Content } from './content/content.ts';
import { isCovered } from './rules/song.ts';
import type { View } from './state.ts';
import { BEATS, FRONT, MELODY, ROLES } from './vocabulary.ts';
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

/** What everybody can show without a word; the names are those that all tables know. */
const USUAL_SIGNS: readonly Sign[] = (['clap', 'wow', 'laugh', 'think', 'sorry', 'hurry'] as const).map((id) => ({
  id,
  label: gameWords.talk.usual[id],
}));

/** Whoever holds cards may show them: they are named to the whole table, and nothing else happens. */
function showing(content: Content, view: View, viewer: Viewer): Talk | undefined {
  const cards = view.hand.flatMap((count, card) => Array.from({ length: count }, () => content.cardNames[card]));
  if (typeof viewer !== 'number' || viewer >= ROLES || cards.length === 0) return undefined;
  return { signs: [{ id: 'show-hand', label: gameWords.talk.myCards(cards) }, ...USUAL_SIGNS] };
}

/** How somebody may talk now. */
export const talk = (content: Content, view: View, viewer: Viewer): Talk | undefined =>
  limits(view, viewer) ?? showing(content, view, viewer);

/** At a party, from a song's first roll until it is counted, only Front talks; at a local table people keep to it themselves. */
export function limits(view: View, viewer: Viewer): Talk | undefined {
  const isPlaying = view.phase === 'songTurn' || view.phase === 'sustainTurn';
  if (!isPlaying || !isCovered(view) || view.localHonour) return undefined;
  if (viewer === BEATS) return { closed: BEATS_SILENT, signs: DRUM_SIGNS };
  if (viewer === MELODY) return { closed: MELODY_SILENT, signs: HUM_SIGNS };
  return viewer === FRONT ? {} : { closed: ONLOOKER_SILENT };
}
