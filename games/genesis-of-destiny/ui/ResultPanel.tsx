import { createEffect, createSignal, For, on, Show, type Accessor } from 'solid-js';
import { gigOf } from '../rules/course.ts';
import { ROLE_TITLES, boardWords, bombText, eventLine, rewardText, starsText, gigTitle } from '../text/index.ts';
import { useDesk } from './desk.ts';
import { NO_RESULT, tellOn, type Played, type Result } from './result.ts';
import { Sheet } from './Sheet.tsx';
import { Stars } from './Stars.tsx';

const words = boardWords.result;

/** Keeps the story of the gig while it is played, and holds it up when it is over. */
export function makeResult(): { readonly result: Accessor<Result | undefined>; readonly goOn: () => void } {
  const desk = useDesk();
  let story = NO_RESULT;
  const [result, setResult] = createSignal<Result>();
  createEffect(
    on(desk.events, (events) => {
      const before = story;
      story = tellOn(story, events);
      if (story.ended !== undefined && story !== before) setResult(story);
      if (events.some(({ type }) => type === 'setStarted')) setResult(undefined);
    }),
  );
  return { result, goOn: () => setResult(undefined) };
}

/** The counted sheet, the stars and what everybody got, until somebody goes on. */
export function ResultPanel(props: { result: Result; onGoOn: () => void }) {
  const desk = useDesk();
  const view = desk.view;
  const ended = () => props.result.ended;
  const rows = () => {
    const gig = ended()?.gig ?? 0;
    return gigOf(desk.content(), view(), gig)?.rows ?? [];
  };
  const reached = () => rows().findLast(({ from }) => from <= (ended()?.score ?? 0));
  const next = () => rows().find(({ from }) => from > (ended()?.score ?? 0));
  const last = () => props.result.played.findLast((song) => song.kind === 'live');
  const columns = () => {
    const song = last();
    return song === undefined || song.song !== view().song ? undefined : view().songs[song.song]?.columns;
  };
  return (
    <Show when={ended()}>
      {(gig) => (
        <section class="gd-result panel" aria-labelledby="gd-result-title" data-term="result" data-point="result">
          <h2 id="gd-result-title">{words.title(gigTitle(desk.content(), gig().gig))}</h2>
          <p class="gd-result-score">
            <b>{gig().score}</b> <Stars count={gig().stars} />
            <span>
              {gig().stars === 0 ? words.bomb : ''}
              {gig().stars === 4 ? words.legend : ''}
              <Show when={gig().stars < 4 && reached()}>
                {(row) => words.needed(row().from, starsText(row().stars))}
              </Show>
            </span>
          </p>
          <Show when={next()}>
            {(row) => <p class="quiet">{words.missed(row().from - gig().score, starsText(row().stars))}</p>}
          </Show>
          <Show when={columns()}>
            {(parts) => (
              <div class="gd-scroll">
                <Sheet columns={parts()} placed={view().placed} label={words.sheet(desk.song(view().song))} />
              </div>
            )}
          </Show>
          <ul class="gd-played">
            <For each={props.result.played}>{(song, index) => <li>{told(song, index())}</li>}</For>
          </ul>
          <ul class="gd-pays">
            <li>
              <Show when={props.result.bomb} fallback={words.reward(rewardText(gig()))}>
                {(bomb) => `${words.bomb}: ${bombText(bomb())}.`}
              </Show>
            </li>
            <For each={props.result.bonuses}>
              {(bonus) => <li>{eventLine(desk.content(), bonus, (seat) => desk.names()[seat])}</li>}
            </For>
          </ul>
          <div class="gd-buttons">
            <button
              type="button"
              class="gd-spot gd-button inviting"
              data-opens={desk.moves().length > 0 ? '' : undefined}

              onClick={() => props.onGoOn()}
            >
              {words.goOn}
            </button>
            <Show when={desk.moves().length > 0}>
              <p class="gd-next">{words.next(desk.prompt())}</p>
            </Show>
          </div>
        </section>
      )}
    </Show>
  );

  function told(song: Played, index: number): string {
    if (song.kind === 'cover') return words.cover(index + 1, song.roll, song.points);
    if (song.kind === 'recorded') return words.recorded(desk.song(song.song), song.points);
    if (song.kind === 'broke') return words.broke(desk.song(song.song));
    const own = song.score.points.flatMap((points, role) => (points > 0 ? [`${ROLE_TITLES[role]} ${points}`] : []));
    return `${words.live(desk.song(song.song), song.score.total)}${own.length > 0 ? ` (${own.join(', ')})` : ''}`;
  }
}
