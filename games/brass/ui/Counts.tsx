import { Shape } from '@bandstand/kits/board';
import { For } from 'solid-js';
import { TARGET } from '../counts.ts';
import { VOICES } from '../state.ts';
import { fitOf, VOICE_SHAPES, voiceClass } from './voices.ts';

/** The four counts of a line as "2/3", two by two, in the margin of the grid; `changed` marks a preview. */
export function MarginCounts(props: {
  x: number;
  y: number;
  counts: readonly number[];
  before?: readonly number[] | undefined;
  point: string;
}) {
  return (
    <g data-point={props.point} transform={`translate(${props.x} ${props.y})`}>
      <rect class="margin-box" x="-1" y="-1" width="64" height="36" rx="4" />
      <For each={VOICES}>
        {(voice, i) => {
          const changed = () => props.before !== undefined && props.before[i()] !== props.counts[i()];
          return (
            <g transform={`translate(${(i() % 2) * 32} ${Math.floor(i() / 2) * 17})`}>
              <Shape name={VOICE_SHAPES[voice]} class={voiceClass(voice)} x={5} y={8} r={4.4} />
              <text class={`margin-count ${fitOf(props.counts[i()])}`} classList={{ changed: changed() }} x="12" y="13">
                {props.counts[i()]}/{TARGET}
              </text>
            </g>
          );
        }}
      </For>
    </g>
  );
}
