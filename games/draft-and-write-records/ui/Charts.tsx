import { signed } from '@bandstand/engine';
import { rankTitle, wordsOf } from '@bandstand/kits/draft-and-write';
import { For, Show } from 'solid-js';
import type { EndingProps } from '@bandstand/kits/draft-and-write-ui';
import { chartOf } from './ranking.ts';
import './charts.css';
import { gameWords } from '../text/index.ts';

/** Chart Toppers: sleeves that overlap in the order of the charts. */
export function Charts(props: EndingProps) {
  const entries = () => chartOf(props);
  return (
    <section class="dwr-charts" aria-labelledby="charts-title">
      <h2 id="charts-title">{gameWords.charts.chartToppers}</h2>
      <Show when={props.names.length === 1}>
        <p class="dwr-rank">{rankTitle(entries()[0].points, wordsOf(props.game))}</p>
      </Show>
      <ol>
        <For each={entries()}>
          {(entry, row) => (
            <li classList={{ 'dwr-top': entry.place === 1 }} style={{ 'z-index': 10 - row() }}>
              <span class="dwr-place">{entry.place}</span>
              <span>
                <b>{entry.name}</b>
                <Show when={entry.name !== entry.player}>
                  <small>{entry.player}</small>
                </Show>
                <Show when={entry.best}>
                  {(best) => (
                    <small>{gameWords.charts.bestAt(props.game.text.parts[best().part] ?? '', best().points)}</small>
                  )}
                </Show>
              </span>
              <span class="dwr-chart-points">{signed(entry.points)}</span>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}
