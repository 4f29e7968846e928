import { For, Show } from 'solid-js';
import type { Event, SongScore } from '../event.ts';
import { gigOf } from '../rules/course.ts';
import { ROLE_TITLES, boardWords, bombText, eventLine, rewardText, starsText, gigCalled } from '../text/index.ts';
import { useModel } from './boardModel.ts';
import { FlyerPicture } from './FlyerPicture.tsx';
import { GigFacts } from './GigFacts.tsx';
import type { Played, Result } from './result.ts';
import { Sheet } from './Sheet.tsx';
import { Stars } from './Stars.tsx';

const words = boardWords.result;

/** The counted sheet, the stars and what everybody got, until somebody goes on. */
export function ResultPanel(props: { result: Result; onGoOn: () => void }) {
  const model = useModel();
  return (
    <Show when={props.result.ended}>
      {(gig) => (
        <>
          <section class="gd-result panel gd-print" aria-labelledby="gd-result-title" data-term="result">
            <h2 id="gd-result-title">{words.title(gigCalled(model.content(), gig(), model.captions()))}</h2>
            <Counted result={props.result} />
            <div class="gd-result-sums" data-point="result">
              <Verdict gig={gig()} />
              <Sums result={props.result} />
              <Pays result={props.result} gig={gig()} />
            </div>
            <div class="gd-buttons">
              <button
                type="button"
                class="gd-spot gd-button inviting"
                data-opens={model.moves().length > 0 ? '' : undefined}
                onClick={() => props.onGoOn()}
              >
                {words.goOn}
              </button>
              <Show when={model.moves().length > 0}>
                <p class="gd-next">{words.next(model.prompt())}</p>
              </Show>
            </div>
          </section>
          <PlayedFlyer gig={gig()} />
        </>
      )}
    </Show>
  );
}

/** The flyer of the gig, with the row that was reached marked on it. */
function PlayedFlyer(props: { gig: Ended }) {
  const model = useModel();
  const gig = () => gigOf(model.content(), model.view(), props.gig.gig);
  const reached = () => (props.gig.stars === 0 ? -1 : gig().rows.findLastIndex(({ from }) => from <= props.gig.score));
  return (
    <div class="gd-wall gd-played-at">
      <ul>
        <li class="gd-flyer" data-term={`gig:${props.gig.gig}`}>
          <FlyerPicture gig={gig().id} />
          <h2>{gigCalled(model.content(), props.gig, model.captions())}</h2>
          <GigFacts gig={gig()} reached={reached()} />
        </li>
      </ul>
    </div>
  );
}

type Ended = Extract<Event, { type: 'gigEnded' }>;

/** Points, stars, and how near the next row was. */
function Verdict(props: { gig: Ended }) {
  const model = useModel();
  const rows = () => gigOf(model.content(), model.view(), props.gig.gig)?.rows ?? [];
  const reached = () => rows().findLast(({ from }) => from <= props.gig.score);
  const next = () => rows().find(({ from }) => from > props.gig.score);
  return (
    <>
      <p class="gd-result-score">
        <b>{props.gig.score}</b> <Stars count={props.gig.stars} />
        <span>
          {props.gig.stars === 0 ? words.bomb : ''}
          {props.gig.stars === 4 ? words.legend : ''}
          <Show when={props.gig.stars < 4 && reached()}>
            {(row) => words.needed(row().from, starsText(row().stars))}
          </Show>
        </span>
      </p>
      <Show when={next()}>
        {(row) => <p class="quiet">{words.missed(row().from - props.gig.score, starsText(row().stars))}</p>}
      </Show>
    </>
  );
}

/** The sheet of the last song that was played live, while its dice still lie there. */
function Counted(props: { result: Result }) {
  const model = useModel();
  const view = model.view;
  const columns = () => {
    const song = props.result.played.findLast(({ kind }) => kind === 'live');
    return song?.kind !== 'live' || song.song !== view().song ? undefined : view().songs[song.song]?.columns;
  };
  return (
    <Show when={columns()}>
      {(parts) => (
        <div class="gd-scroll">
          <Sheet columns={parts()} placed={view().placed} label={words.sheet(model.song(view().song))} />
        </div>
      )}
    </Show>
  );
}

/** Song by song; of the live ones what each role made of its circles. */
function Sums(props: { result: Result }) {
  const model = useModel();
  const circles = (score: SongScore, role: number): number[] =>
    score.circles.flatMap((circle) => (circle.role === role && circle.points > 0 ? [circle.points] : []));
  const told = (song: Played, index: number): string => {
    if (song.kind === 'cover') return words.cover(index + 1, song.roll, song.points);
    if (song.kind === 'recorded') return words.recorded(model.song(song.song), song.points);
    if (song.kind === 'broke') return words.broke(model.song(song.song));
    return words.live(model.song(song.song), song.score.total);
  };
  return (
    <ul class="gd-played">
      <For each={props.result.played}>
        {(song, index) => (
          <li>
            {told(song, index())}
            <Show when={song.kind === 'live' && song.score}>
              {(score) => (
                <dl>
                  <For each={[2, 1, 0].filter((role) => score().points[role] > 0)}>
                    {(role) => (
                      <div class={`role-${role}`} data-term={`role:${role}`}>
                        <dt>
                          <span class="letter" aria-hidden="true">
                            {ROLE_TITLES[role][0]}
                          </span>
                          {ROLE_TITLES[role]}
                        </dt>
                        <dd>{words.sum(circles(score(), role), score().points[role])}</dd>
                      </div>
                    )}
                  </For>
                </dl>
              )}
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
}

/** What the band and its members get, or lose to a bomb. */
function Pays(props: { result: Result; gig: Ended }) {
  const model = useModel();
  return (
    <ul class="gd-pays">
      <li>
        <Show when={props.result.bomb} fallback={words.reward(rewardText(props.gig))}>
          {(bomb) => `${words.bomb}: ${bombText(bomb())}.`}
        </Show>
      </li>
      <For each={props.result.bonuses}>
        {(bonus) => (
          <li>
            {bonus.seat === model.me() && bonus.stat !== 'COIN'
              ? words.yourBonus[bonus.stat](bonus.amount)
              : eventLine(model.content(), bonus, (seat) => model.names()[seat])}
          </li>
        )}
      </For>
    </ul>
  );
}
