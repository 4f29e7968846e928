import { settled, Shape } from '@bandstand/kits/board';
import { For, Show } from 'solid-js';
import { TARGET } from '../counts.ts';
import { VOICES, type Voice } from '../state.ts';
import { VOICE_SHAPES, voiceClass } from './voices.ts';

const PIPS = Array.from({ length: TARGET }, (_, pip) => pip);
const ROW = 12.5;

/** What stands behind three pips: a tick for exactly three, "+1" for one too many. */
const signOf = (count: number): string => {
  if (count === TARGET) return '✓';
  return count > TARGET ? `+${count - TARGET}` : '';
};

const areSame = (a: readonly number[], b: readonly number[]): boolean => a.every((count, i) => count === b[i]);

/** A performance in the margin of the grid: three pips a voice, hatched where the card looked at would fill them. */
export function MarginCounts(props: {
  x: number;
  y: number;
  counts: readonly number[];
  before?: readonly number[] | undefined;
  point: string;
  term: string;
  /** Spoken of by the coach without being pointed at: nothing lies over it that has other room. */
  isClear?: boolean;
}) {
  // A card changes one column and one row: the signs of the other fourteen performances are not even asked.
  const counts = settled(() => props.counts, areSame);
  const before = settled(() => props.before ?? props.counts, areSame);
  return (
    <g
      data-point={props.point}
      data-term={props.term}
      data-clear={props.isClear === true ? '' : undefined}
      transform={`translate(${props.x} ${props.y})`}
      class="margin"
    >
      {/* Something to point at between the signs. */}
      <rect fill="transparent" width="62" height={4 * ROW} />
      <For each={VOICES}>
        {(voice, i) => <VoiceCount voice={voice} y={6 + i() * ROW} count={counts()[i()]} before={before()[i()]} />}
      </For>
    </g>
  );
}

function VoiceCount(props: { voice: Voice; y: number; count: number; before: number }) {
  return (
    <g class={voiceClass(props.voice)} data-count={props.count}>
      <Shape name={VOICE_SHAPES[props.voice]} class={voiceClass(props.voice)} x={5} y={props.y} r={4.4} />
      <For each={PIPS}>
        {(pip) => (
          <rect
            class="pip"
            classList={{ full: pip < props.count, coming: pip >= props.before && pip < props.count }}
            x={13 + pip * 10}
            y={props.y - 4}
            width="8"
            height="8"
            rx="2"
          />
        )}
      </For>
      <Show when={signOf(props.count)}>
        {(sign) => (
          <text
            class="margin-sign"
            classList={{ over: props.count > TARGET, changed: props.before !== props.count }}
            x="44"
            y={props.y + 4.5}
          >
            {sign()}
          </text>
        )}
      </Show>
    </g>
  );
}
