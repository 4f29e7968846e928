import { createMemo, For, Show } from 'solid-js';
import type { Move } from '../move.ts';
import { BOOK } from '../moveBook.ts';
import { gigOf } from '../rules/course.ts';
import { dieOf } from '../vocabulary.ts';
import { useModel } from './boardModel.ts';
import { Die } from './Die.tsx';
import { Sheet } from './Sheet.tsx';
import { Spot } from './Spot.tsx';
import { coverText, gameWords } from '../text/index.ts';

const words = gameWords.songs;

/** In few words, with what a recording is worth. */
function shortly(type: Move['type'], recorded: number): string {
  if (type === 'playRecorded') return words.playAsRecorded(recorded);
  return type === 'claim' ? words.takeIt : words.playLive;
}

/** Moves that a song's own sheet carries, and a cover's. */
export const ON_A_SONG: ReadonlySet<Move['type']> = new Set<Move['type']>([
  'playLive',
  'playRecorded',
  'claim',
  'playCover',
]);

/** The originals as sheets, with what can be done with each. */
export function Songs(props: { title: string }) {
  const model = useModel();
  const movesOf = (song: number): Move[] =>
    model.moves().filter((move) => ON_A_SONG.has(move.type) && 'song' in move && move.song === song);
  const isPlayed = (song: number): boolean =>
    model.view().phase === 'callSong' && (model.view().setList & (1 << song)) !== 0;
  const labelOf = (song: number): string => words.sheetOf(model.song(song));
  return (
    <section class="gd-originals panel" aria-label={props.title}>
      <h2>{props.title}</h2>
      <ul classList={{ single: model.view().songs.length === 1 }}>
        <For each={model.view().songs}>
          {(song, index) => (
            <li class="gd-original gd-print">
              <h3 class="gd-biro">
                {model.song(index())}
                <Show when={song.recorded >= 0}>
                  <b class="disc" title={words.recordedScore}>
                    {song.recorded}
                  </b>
                </Show>
              </h3>
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long song is scrolled by keys as well */}
              <div class="gd-scroll" role="group" tabindex="0" aria-label={labelOf(index())}>
                <Sheet columns={song.columns} label={words.parts(model.song(index()), song.columns.length)} />
              </div>
              <Show when={isPlayed(index())}>
                <p class="quiet">{words.playedInThisSet}</p>
              </Show>
              <Show when={movesOf(index()).length > 0}>
                <div class="gd-buttons">
                  <For each={movesOf(index())}>
                    {(move) => (
                      <Spot move={move} label={`${shortly(move.type, song.recorded)}: ${model.song(index())}`}>
                        {shortly(move.type, song.recorded)}
                      </Spot>
                    )}
                  </For>
                </div>
              </Show>
            </li>
          )}
        </For>
        <Show when={model.isLegal(BOOK.playCover)}>
          <Cover />
        </Show>
      </ul>
    </section>
  );
}

/** Somebody else's song has no sheet: one die says what it brings. Without a song of their own all play one. */
function Cover() {
  const model = useModel();
  const change = () => gigOf(model.content(), model.view(), model.view().chosen).cover ?? 0;
  const hasOwn = () => model.moves().some(({ type }) => type === 'playLive' || type === 'playRecorded');
  /** What the cover before rolled lies there until the next one. */
  const rolled = createMemo(
    (before: number | undefined) => model.events().findLast((event) => event.type === 'coverPlayed')?.roll ?? before,
    undefined,
  );
  return (
    <li class="gd-original gd-print gd-other-song">
      <h3 class="gd-biro">{words.cover}</h3>
      <div class="gd-rolled">
        <Die die={dieOf(0, rolled() ?? 5)} />
        <Show when={rolled()}>{(roll) => <p class="quiet">{words.coverRolled(roll())}</p>}</Show>
      </div>
      <p class="quiet">{words.coverBrings(coverText(change()))}</p>
      <div class="gd-buttons">
        <Spot move={BOOK.playCover} isPrimary={!hasOwn()} />
      </div>
    </li>
  );
}
