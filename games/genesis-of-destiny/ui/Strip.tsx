import { counted } from '@bandstand/kits/board';
import { For, Show } from 'solid-js';
import { countSong } from '../rules/circles.ts';
import { gigOf } from '../rules/course.ts';
import { columnsOf } from '../rules/song.ts';
import { boardWords, gigName, starsText } from '../text/index.ts';
import { useModel } from './boardModel.ts';

const words = boardWords.strip;

/** While a gig is played: what it is, how far the band is, where bombs end and stars begin. */
export function GigStrip() {
  const model = useModel();
  const view = model.view;
  const gig = () => gigOf(model.content(), view(), view().chosen);
  const isPlaying = () => view().phase === 'songTurn' || view().phase === 'sustainTurn';
  const points = () => view().setScore + (isPlaying() ? countSong(columnsOf(view()), view().placed).total : 0);
  const shown = counted(points);
  const top = () => Math.max(points(), Math.round((gig().rows.at(-1)?.from ?? 10) * 1.25));
  const at = (score: number): string => `${Math.min(100, (score / top()) * 100)}%`;
  const next = () => gig().rows.find(({ from }) => from > points());
  const best = () => gig().rows.findLast(({ from }) => from <= points());
  const songs = () =>
    isPlaying() ? words.song(view().setSongs, gig().songs, gig().exact) : words.between(view().setSongs, gig().songs);
  const label = () =>
    words.label(
      points(),
      gig()
        .rows.map(({ from, stars }) => `${stars === 4 ? '★★★★' : starsText(stars)} ${from}`)
        .join(', '),
    );
  return (
    <section class="gd-strip" data-term="strip" data-point="strip">
      <p>
        <b>{gigName(model.content(), view(), view().chosen, model.captions())}</b>
        <span>{songs()}</span>
      </p>
      <p class="gd-strip-goal">
        <Show when={next()} fallback={<b>{words.reached(starsText(best()?.stars ?? 0))}</b>}>
          {(row) => (
            <>
              <b>{words.next(row().from, starsText(row().stars))}</b>
              <span>{words.more(row().from - points())}</span>
            </>
          )}
        </Show>
      </p>
      <div class="gd-bar" role="img" aria-label={label()}>
        <span class="gd-bar-zone" style={{ width: at(gig().rows[0]?.from ?? 0) }} />
        <span class="gd-bar-fill" style={{ width: at(points()) }} />
        <span class="gd-bar-now" style={{ left: at(points()) }}>
          {shown()}
        </span>
        <span class="gd-bar-bomb">{words.bomb}</span>
        <For each={gig().rows}>
          {(row, index) => (
            <span
              class="gd-bar-mark"
              classList={{ reached: points() >= row.from, last: index() > 0 && index() === gig().rows.length - 1 }}
              style={{ left: at(row.from) }}
            >
              {row.from} {starsText(row.stars)}
            </span>
          )}
        </For>
      </div>
    </section>
  );
}
