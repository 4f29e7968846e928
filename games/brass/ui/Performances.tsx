import { InlineShape } from '@bandstand/kits/board';
import { For } from 'solid-js';
import { penaltiesOf, unpackCounts } from '../counts.ts';
import { VOICES, type Director, type View } from '../state.ts';
import { VOICE_NAMES, gameWords } from '../text/index.ts';
import { VOICE_SHAPES, voiceClass } from './voices.ts';

const LINES = ['Column 1', 'Column 2', 'Column 3', 'Column 4', 'Row 1', 'Row 2', 'Row 3', 'Row 4'] as const;

/** All performances of a director with count and penalty per voice: the proof of the result. */
export function Performances(props: { view: View; director: Director; owner: string }) {
  const scoredLines = () => (props.view.options.length === 'full' ? LINES : LINES.slice(0, 2));
  const handicap = () => {
    const { handicap: given, handicapFor } = props.view.options;
    return handicapFor === (props.director === 0 ? 'A' : 'B') ? given : 0;
  };
  const scores = () => props.view.scores.slice(props.director * 4, props.director * 4 + 4);
  return (
    <table class="performances">
      <caption>{props.owner}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{gameWords.performances.performance}</span>
          </th>
          <For each={VOICES}>
            {(voice) => (
              <th scope="col" data-term={`voice-${voice}`}>
                <InlineShape name={VOICE_SHAPES[voice]} class={voiceClass(voice)} />
                <span class="visually-hidden">{VOICE_NAMES[voice]}</span> {voice}
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={handicap() > 0 ? [handicap()] : []}>
          {(given) => (
            <tr>
              <th scope="row">{gameWords.performances.handicap}</th>
              <For each={VOICES}>
                {() => (
                  <td>
                    <span class="penalty">+{given}</span>
                  </td>
                )}
              </For>
            </tr>
          )}
        </For>
        <For each={scoredLines()}>
          {(title, index) => {
            const packed = () => props.view.lines[props.director * 8 + index()];
            return (
              <tr>
                <th scope="row">{title}</th>
                <For each={unpackCounts(packed())}>
                  {(count, voice) => (
                    <td>
                      {count}
                      <span class="penalty" classList={{ none: penaltiesOf(packed())[voice()] === 0 }}>
                        +{penaltiesOf(packed())[voice()]}
                      </span>
                    </td>
                  )}
                </For>
              </tr>
            );
          }}
        </For>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{gameWords.performances.penalty}</th>
          <For each={scores()}>
            {(score) => <td classList={{ worst: score === Math.max(...scores()) }}>{score}</td>}
          </For>
        </tr>
      </tfoot>
    </table>
  );
}
