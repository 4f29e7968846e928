import { signed } from '@bandstand/engine';
import {
  compareSheets,
  kitOf,
  rankTitle,
  sheetOf,
  sheetTitle,
  totalPoints,
  wordsOf,
} from '@bandstand/kits/draft-and-write';
import type { EndingProps } from '@bandstand/kits/draft-and-write-ui';
import { For, Show } from 'solid-js';
import { gameWords } from '../text/index.ts';

/** The scoreboard at the end, ties broken; alone, what kind of manager you were. */
export function FullTime(props: EndingProps) {
  const clubs = () => {
    const kit = kitOf(props.game);
    return props.names
      .map((player, seat) => ({
        player,
        name: sheetTitle(props.captions, props.names, seat),
        sheet: sheetOf(props.view.sheets[seat]),
      }))
      .toSorted((a, b) => compareSheets(kit, a.sheet, b.sheet))
      .map(({ name, player, sheet }) => ({ name, player, points: totalPoints(kit, sheet) }));
  };
  return (
    <section class="dds-full-time" aria-labelledby="full-time-title">
      <h2 id="full-time-title">{gameWords.fullTime.fullTime}</h2>
      <Show when={props.names.length === 1}>
        <p class="dds-rank">{rankTitle(clubs()[0].points, wordsOf(props.game))}</p>
      </Show>
      <ol>
        <For each={clubs()}>
          {(club) => (
            <li>
              <span>
                {club.name}
                <Show when={club.name !== club.player}>
                  <small>{club.player}</small>
                </Show>
              </span>
              <b>{signed(club.points)}</b>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}
