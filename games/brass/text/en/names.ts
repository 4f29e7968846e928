import { VOICES } from '../../state.ts';

export const VOICE_NAMES: Readonly<Record<(typeof VOICES)[number], string>> = {
  S: 'Soprano',
  A: 'Alto',
  T: 'Tenor',
  B: 'Bass',
};

/** "2 soprano, 1 alto": the signs of a card. */
export const voicesText = (voices: string): string =>
  VOICES.flatMap((voice) => {
    const count = voices.split(voice).length - 1;
    return count === 0 ? [] : [`${count} ${VOICE_NAMES[voice].toLowerCase()}`];
  }).join(', ');
