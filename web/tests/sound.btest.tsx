import { SOUNDS, type Sound } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { writeSounds } from '../sound.ts';
import { shelf } from '../shelf.ts';

const RATE = 44_100;
const SECONDS = 3;
/** Below it nobody hears anything. */
const AUDIBLE = 0.02;
/** A table is not to be waited for. */
const LONGEST_S = 1.2;

/** What a loudspeaker would be sent. */
async function heard(sounds: readonly Sound[]): Promise<Float32Array> {
  const audio = new OfflineAudioContext(1, RATE * SECONDS, RATE);
  writeSounds(audio, sounds, 0);
  return (await audio.startRendering()).getChannelData(0);
}

const peakOf = (samples: Float32Array): number => samples.reduce((peak, each) => Math.max(peak, Math.abs(each)), 0);
const endOf = (samples: Float32Array): number => samples.findLastIndex((each) => Math.abs(each) > AUDIBLE / 4) / RATE;

test.for(SOUNDS)('%s is heard, does not crackle and is soon over', async (sound) => {
  const samples = await heard([sound]);
  expect(peakOf(samples)).toBeGreaterThan(AUDIBLE);
  expect(peakOf(samples)).toBeLessThan(1);
  expect(endOf(samples)).toBeLessThan(LONGEST_S);
});

test('as many at once as a table lets be heard do not crackle', async () => {
  for (const sound of SOUNDS) expect(peakOf(await heard(Array.from({ length: 5 }, () => sound)))).toBeLessThan(1);
});

test('no two titles sound alike', () => {
  const sets = shelf.map(({ card }) => [...new Set(Object.values(card.sounds ?? {}))].toSorted().join(' '));
  expect(sets.every((set) => set !== '')).toBe(true);
  expect(new Set(sets).size).toBe(sets.length);
});
