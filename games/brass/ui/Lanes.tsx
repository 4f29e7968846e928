import { Shape } from '@bandstand/kits/board';
import { For } from 'solid-js';
import { VOICES } from '../state.ts';
import { VOICE_NAMES } from '../text/en.ts';
import { spokenCounts, VOICE_SHAPES, voiceClass } from './voices.ts';

const LAST_MEASURE = 24;
const START = 30;
const STEP = 11;
const LANE_HEIGHT = 22;
const MEASURES = Array.from({ length: LAST_MEASURE + 1 }, (_, measure) => measure);

const xOf = (score: number): number => START + Math.min(score, LAST_MEASURE) * STEP;

/** Four penalties as organ stops: the further a stop is drawn, the worse. The worst one is the result. */
export function Lanes(props: { owner: string; scores: readonly number[]; point: string }) {
  const worst = () => Math.max(...props.scores);
  const spoken = () => `Penalties of ${props.owner}: ${spokenCounts(props.scores, VOICE_NAMES)}. Worst ${worst()}.`;
  return (
    <svg
      class="lanes"
      data-point={props.point}
      viewBox={`0 0 334 ${4 * LANE_HEIGHT + 4}`}
      preserveAspectRatio="xMinYMin"
      role="img"
      aria-label={spoken()}
    >
      <For each={VOICES}>
        {(voice, i) => {
          const y = i() * LANE_HEIGHT + LANE_HEIGHT / 2 + 2;
          const score = () => props.scores[i()];
          return (
            <g>
              <Shape name={VOICE_SHAPES[voice]} class={voiceClass(voice)} x={8} y={y} r={6} />
              <For each={MEASURES}>
                {(measure) => (
                  <line
                    class="measure"
                    x1={xOf(measure)}
                    x2={xOf(measure)}
                    y1={y - (measure % 4 === 0 ? 6 : 3)}
                    y2={y + (measure % 4 === 0 ? 6 : 3)}
                  />
                )}
              </For>
              <line class="lane" x1={START} x2={xOf(LAST_MEASURE)} y1={y} y2={y} />
              <line class={`rod ${voiceClass(voice)}`} x1={START} x2={xOf(score())} y1={y} y2={y} />
              <circle class={`knob ${voiceClass(voice)}`} cx={xOf(score())} cy={y} r="8" />
              <text class="score" classList={{ worst: score() === worst() && worst() > 0 }} x="330" y={y + 5.5}>
                {score()}
              </text>
            </g>
          );
        }}
      </For>
    </svg>
  );
}
