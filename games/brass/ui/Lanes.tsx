import { counted, InlineShape } from '@bandstand/kits/board';
import { For } from 'solid-js';
import { VOICES, type Voice } from '../state.ts';
import { VOICE_NAMES, gameWords } from '../text/index.ts';
import { spokenCounts, VOICE_SHAPES, voiceClass } from './voices.ts';

/** As far as a stop can be drawn. */
const LAST_MEASURE = 24;
/** Where the rods are marked. */
const MARKS = [0, 4, 8, 12, 16, 20, LAST_MEASURE];

/** Four penalties as organ stops: the further a stop is drawn, the worse. The worst one is the result. */
export function Lanes(props: { owner: string; scores: readonly number[]; point: string }) {
  const worst = () => Math.max(...props.scores);
  const spoken = () => gameWords.lanes.penaltiesOfWorst(props.owner, spokenCounts(props.scores, VOICE_NAMES), worst());
  return (
    <div class="organ">
      <p class="stops-title">
        <b>{gameWords.table.penalties}</b> <span>{gameWords.table.lowestWorstVoiceWins}</span>
      </p>
      <div class="lanes" data-point={props.point} data-term="penalties" role="img" aria-label={spoken()}>
        <For each={VOICES}>{(voice, i) => <Stop voice={voice} score={props.scores[i()]} worst={worst()} />}</For>
        <span class="scale">
          <For each={MARKS}>{(mark) => <span>{mark}</span>}</For>
        </span>
      </div>
    </div>
  );
}

/** The same four penalties in a line, for screens on which the stops lie below the grid. */
export function Totals(props: { scores: readonly number[]; point: string }) {
  const worst = () => Math.max(...props.scores);
  return (
    <span class="penalty-line" data-point={props.point} data-term="penalties" aria-hidden="true">
      <For each={VOICES}>
        {(voice, i) => (
          <span classList={{ worst: props.scores[i()] === worst() && worst() > 0 }}>
            <InlineShape name={VOICE_SHAPES[voice]} class={voiceClass(voice)} />
            {props.scores[i()]}
          </span>
        )}
      </For>
    </span>
  );
}

/** One stop on its rod; across or upright, as there is room. */
function Stop(props: { voice: Voice; score: number; worst: number }) {
  const shown = counted(() => props.score);
  return (
    <div class="stop" style={{ '--drawn': Math.min(props.score, LAST_MEASURE) / LAST_MEASURE }}>
      <span class="measures">
        <span class="rod" />
        <span class="knob">
          <InlineShape name={VOICE_SHAPES[props.voice]} class={voiceClass(props.voice)} />
        </span>
      </span>
      <span class="score" classList={{ worst: props.score === props.worst && props.worst > 0 }}>
        {shown()}
      </span>
    </div>
  );
}
