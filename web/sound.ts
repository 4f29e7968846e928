import type { Sound } from '@bandstand/engine';

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** One second of hiss, from which scratches, slides and rattles are cut. */
function hiss(audio: BaseAudioContext): AudioBuffer {
  if (noise !== undefined) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

/** A piece of hiss around one pitch that swells and dies away. */
function brush(audio: BaseAudioContext, at: number, seconds: number, pitch: number, loudness: number): void {
  const source = audio.createBufferSource();
  source.buffer = hiss(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 1.2;
  source.connect(filter).connect(fading(audio, at, seconds, loudness));
  source.start(at, Math.random() * 0.5, seconds);
}

function tone(audio: BaseAudioContext, at: number, seconds: number, pitch: number): void {
  const source = audio.createOscillator();
  source.type = 'triangle';
  source.frequency.value = pitch;
  source.connect(fading(audio, at, seconds, 0.12));
  source.start(at);
  source.stop(at + seconds);
}

function fading(audio: BaseAudioContext, at: number, seconds: number, loudness: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + seconds / 5);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(audio.destination);
  return gain;
}

const PLAYERS: Readonly<Record<Sound, (audio: BaseAudioContext, at: number) => void>> = {
  pencil(audio, at) {
    brush(audio, at, 0.09, 3400, 0.16);
    brush(audio, at + 0.1, 0.12, 2900, 0.2);
  },
  card: (audio, at) => brush(audio, at, 0.16, 1500, 0.16),
  dice(audio, at) {
    for (const [knock, after] of [0, 0.07, 0.13, 0.22].entries())
      brush(audio, at + after, 0.04, 900 + 150 * knock, 0.3);
  },
  chip(audio, at) {
    for (const after of [0, 0.05]) brush(audio, at + after, 0.03, 4200, 0.25);
  },
  stamp(audio, at) {
    brush(audio, at, 0.05, 240, 0.9);
    brush(audio, at + 0.03, 0.09, 900, 0.2);
  },
  string(audio, at) {
    for (const [octave, pitch] of [196, 392, 588].entries()) tone(audio, at, 0.9 - octave * 0.2, pitch);
  },
  applause(audio, at) {
    for (let clap = 0; clap < 14; clap++) brush(audio, at + clap * 0.06, 0.05, 1100 + (clap % 4) * 260, 0.12);
  },
  scratch(audio, at) {
    brush(audio, at, 0.12, 700, 0.5);
    brush(audio, at + 0.1, 0.16, 420, 0.5);
  },
  whistle(audio, at) {
    for (const after of [0, 0.16]) {
      tone(audio, at + after, 0.14, 2350);
      tone(audio, at + after, 0.14, 2420);
    }
  },
  chime(audio, at) {
    tone(audio, at, 0.5, 659);
    tone(audio, at + 0.12, 0.7, 988);
  },
};

const APART_S = 0.14;

/** Plays sounds one after the other. Browsers stay silent until the person has touched the page. */
export function playSounds(sounds: readonly Sound[]): void {
  context ??= new AudioContext();
  void context.resume();
  writeSounds(context, sounds, context.currentTime + 0.02);
}

/** Puts them one after the other, from a moment on. */
export function writeSounds(audio: BaseAudioContext, sounds: readonly Sound[], from: number): void {
  for (const [place, sound] of sounds.entries()) PLAYERS[sound](audio, from + place * APART_S);
}
