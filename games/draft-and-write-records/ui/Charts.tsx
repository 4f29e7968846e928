import type { Game } from '@bandstand/engine';
import { rankTitle, wordsOf, type DraftAndWrite, type View } from '@bandstand/kits/draft-and-write';
import { For, Show } from 'solid-js';
import { shareCharts } from './share.ts';
import './records.css';

export interface ChartsProps {
  readonly game: Game<DraftAndWrite>;
  readonly view: View;
  readonly names: readonly string[];
}

export interface ChartEntry {
  readonly name: string;
  readonly points: number;
  readonly parts: readonly { readonly name: string; readonly points: number }[];
}

/** All bands, best first, with what each section gave. */
export function chartOf(props: ChartsProps): ChartEntry[] {
  const { parts } = props.game.texts.en;
  return props.names
    .map((name, seat) => {
      const lines = props.game.score(props.view, seat);
      return {
        name,
        points: lines.reduce((sum, line) => sum + line.points, 0),
        parts: lines.map((line) => ({ name: parts[line.part] ?? line.part, points: line.points })),
      };
    })
    .toSorted((a, b) => b.points - a.points);
}

/** Chart Toppers: sleeves that overlap in the order of the charts, and a picture to share. */
export function Charts(props: ChartsProps) {
  const entries = () => chartOf(props);
  return (
    <section class="dwr-charts" aria-labelledby="charts-title">
      <h2 id="charts-title">Chart Toppers</h2>
      <Show when={props.names.length === 1}>
        <p class="dwr-rank">{rankTitle(entries()[0].points, wordsOf(props.game))}</p>
      </Show>
      <ol>
        <For each={entries()}>
          {(entry, place) => (
            <li style={{ 'z-index': 10 - place() }}>
              <span class="dwr-place">{place() + 1}</span>
              <b>{entry.name}</b>
              <span class="dwr-chart-points">{entry.points}</span>
            </li>
          )}
        </For>
      </ol>
      <button type="button" class="button small" onClick={() => void shareCharts(entries())}>
        Share as a picture
      </button>
    </section>
  );
}
