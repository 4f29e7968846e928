import type { Captions, Game } from '@bandstand/engine';
import {
  compareSheets,
  kitOf,
  rankTitle,
  sheetOf,
  sheetTitle,
  wordsOf,
  type DraftAndWrite,
  type View,
} from '@bandstand/kits/draft-and-write';
import { For, Show } from 'solid-js';
import { shareCharts } from './share.ts';
import './records.css';

export interface ChartsProps {
  readonly game: Game<DraftAndWrite>;
  readonly view: View;
  readonly names: readonly string[];
  readonly captions: Captions;
}

export interface ChartEntry {
  /** The name on the sheet's head. */
  readonly name: string;
  readonly player: string;
  readonly points: number;
  readonly parts: readonly { readonly name: string; readonly points: number }[];
}

/** All bands in the order of the charts, ties broken, with what each section gave. */
export function chartOf(props: ChartsProps): ChartEntry[] {
  const { parts } = props.game.texts.en;
  const sheets = props.view.sheets.map(sheetOf);
  const seats = sheets.map((_, seat) => seat);
  seats.sort((a, b) => compareSheets(kitOf(props.game), sheets[a], sheets[b]));
  return seats.map((seat) => {
    const lines = props.game.score(props.view, seat);
    return {
      name: sheetTitle(props.captions, props.names, seat),
      player: props.names[seat] ?? '',
      points: lines.reduce((sum, line) => sum + line.points, 0),
      parts: lines.map((line) => ({ name: parts[line.part] ?? line.part, points: line.points })),
    };
  });
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
              <span>
                <b>{entry.name}</b>
                <Show when={entry.name !== entry.player}>
                  <small>{entry.player}</small>
                </Show>
              </span>
              <span class="dwr-chart-points">{String(entry.points).replace('-', '−')}</span>
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
