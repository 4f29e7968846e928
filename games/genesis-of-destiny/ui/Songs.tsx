import { For, Show } from 'solid-js';
import type { Move } from '../move.ts';
import { useModel } from './boardModel.ts';
import { Sheet } from './Sheet.tsx';
import { Spot } from './Spot.tsx';
import { gameWords } from '../text/index.ts';

const SHORT: Partial<Record<Move['type'], string>> = {
  playLive: gameWords.songs.playLive,
  playRecorded: gameWords.songs.playAsRecorded,
  claim: gameWords.songs.takeIt,
};

/** Moves that a song's own sheet carries. */
export const ON_A_SONG: ReadonlySet<Move['type']> = new Set<Move['type']>(['playLive', 'playRecorded', 'claim']);

/** The originals as sheets, with what can be done with each. */
export function Songs(props: { title: string }) {
  const model = useModel();
  const movesOf = (song: number): Move[] =>
    model.moves().filter((move) => ON_A_SONG.has(move.type) && 'song' in move && move.song === song);
  const isPlayed = (song: number): boolean =>
    model.view().phase === 'callSong' && (model.view().setList & (1 << song)) !== 0;
  const labelOf = (song: number): string => gameWords.songs.sheetOf(model.song(song));
  return (
    <section class="gd-originals panel" aria-label={props.title}>
      <h2>{props.title}</h2>
      <ul>
        <For each={model.view().songs}>
          {(song, index) => (
            <li class="gd-original gd-print">
              <h3 class="gd-biro">
                {model.song(index())}
                <Show when={song.recorded >= 0}>
                  <b class="disc" title={gameWords.songs.recordedScore}>
                    {song.recorded}
                  </b>
                </Show>
              </h3>
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long song is scrolled by keys as well */}
              <div class="gd-scroll" role="group" tabindex="0" aria-label={labelOf(index())}>
                <Sheet columns={song.columns} label={gameWords.songs.parts(model.song(index()), song.columns.length)} />
              </div>
              <Show when={isPlayed(index())}>
                <p class="quiet">{gameWords.songs.playedInThisSet}</p>
              </Show>
              <Show when={movesOf(index()).length > 0}>
                <div class="gd-buttons">
                  <For each={movesOf(index())}>
                    {(move) => (
                      <Spot move={move} label={`${SHORT[move.type]}: ${model.song(index())}`}>
                        {SHORT[move.type]}
                      </Spot>
                    )}
                  </For>
                </div>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
