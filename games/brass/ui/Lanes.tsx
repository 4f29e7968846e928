import { Shape } from '@bandstand/kits/board';
import { For } from 'solid-js';
import { VOICES } from '../state.ts';
import { VOICE_NAMES, gameWords } from '../text/index.ts';
import { spokenCounts, VOICE_SHAPES, voiceClass } from './voices.ts';

const LAST_MEASURE = 24;
const START = 30;
const STEP = 10.8;
const LANE_HEIGHT = 23;
const MEASURES = Array.from({ length: LAST_MEASURE + 1 }, (_, measure) => measure);

const xOf = (score: number): number => START + Math.min(score, LAST_MEASURE) * STEP;

/** Four penalties as organ stops: the further a stop is drawn, the worse. The worst one is the result. */
export function Lanes(props: { owner: string; scores: readonly number[]; point: string }) {
  const worst = () => Math.max(...props.scores);
  const spoken = () => gameWords.lanes.penaltiesOfWorst(props.owner, spokenCounts(props.scores, VOICE_NAMES), worst());
  return (
    <svg
      class="lanes"
      data-point={props.point}
      data-term="penalties"
      viewBox={`0 0 334 ${4 * LANE_HEIGHT + 4}`}
      preserveAspectRatio="xMinYMin"
      role="img"
      aria-label={spoken()}
    >
      <path class="stop-jamb" d={`M0 2h20v${4 * LANE_HEIGHT}H0z`} />
      <For each={VOICES}>
        {(voice, i) => {
          const y = i() * LANE_HEIGHT + LANE_HEIGHT / 2 + 2;
          const score = () => props.scores[i()];
          return (
            <g>
              <path class="measures" d={MEASURES.map((measure) => markAt(measure, y)).join('')} />
              <line class="lane" x1={20} x2={xOf(LAST_MEASURE)} y1={y} y2={y} />
              <line class="rod" x1={20} x2={xOf(score())} y1={y} y2={y} />
              <g class="stop" style={{ transform: `translate(${xOf(score())}px, ${y}px)` }}>
                <circle class="knob" r="10" />
                <Shape name={VOICE_SHAPES[voice]} class={voiceClass(voice)} x={0} y={0} r={5} />
              </g>
              <text class="score" classList={{ worst: score() === worst() && worst() > 0 }} x="330" y={y + 6}>
                {score()}
              </text>
            </g>
          );
        }}
      </For>
    </svg>
  );
}

const markAt = (measure: number, y: number): string => {
  const reach = measure % 4 === 0 ? 6 : 3;
  return `M${xOf(measure)} ${y - reach}v${2 * reach}`;
};
