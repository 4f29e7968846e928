import { createEffect, createSignal, Show } from 'solid-js';
import { soloCrowds } from '../bot/leaving.ts';
import { BOOK } from '../moveBook.ts';
import { barAfter } from '../rules/breakUp.ts';
import { orderBy } from '../rules/course.ts';
import type { Phase } from '../state.ts';
import { useModel } from './boardModel.ts';
import { gameWords } from '../text/index.ts';

/** From paying a gig to opening the splits nobody leaves. */
const PLAYING: ReadonlySet<Phase> = new Set<Phase>([
  'callSong',
  'songTurn',
  'sustainTurn',
  'vow',
  'freeLevel',
  'split',
  'gmForm',
]);

/** Breaking up, behind a page that says what would happen; when it is not the moment yet, it waits for the next choice that has it. */
export function Leave() {
  const model = useModel();
  const view = model.view;
  const [isAsking, setAsking] = createSignal(false);
  const [armed, setArmed] = createSignal<number>();
  const isNow = () => model.isLegal(BOOK.walkOut);
  const isArmed = () => armed() !== undefined && armed() === model.me();
  const isOver = () => view().cause !== 'none' || view().phase === 'over';
  const isShown = () => !isOver() && view().phase !== 'startBubble' && (!PLAYING.has(view().phase) || isNow());
  createEffect(() => {
    if (isOver()) setArmed(undefined);
    if (!isShown()) setAsking(false);
    if (!isArmed() || !isNow()) return;
    setArmed(undefined);
    model.press(BOOK.walkOut);
  });
  const confirm = (): void => {
    setAsking(false);
    if (isNow()) model.press(BOOK.walkOut);
    else setArmed(model.me());
  };
  return (
    <Show when={isShown() || isArmed()}>
      <div class="gd-leave">
        <Show
          when={!isArmed()}
          fallback={
            <p class="gd-armed" role="status">
              <span>{gameWords.leave.youWalkOutAtYourNext}</span>
              <button type="button" class="gd-spot gd-button" onClick={() => setArmed(undefined)}>
                {gameWords.leave.stayAfterAll}
              </button>
            </p>
          }
        >
          <button
            type="button"
            class="gd-spot gd-button quiet-button"
            aria-expanded={isAsking()}
            onClick={() => setAsking(!isAsking())}
          >
            {gameWords.leave.breakUpTheBand}
          </button>
        </Show>
        <Show when={isAsking()}>
          <Consequences isNow={isNow()} onConfirm={confirm} onCancel={() => setAsking(false)} />
        </Show>
      </div>
    </Show>
  );
}

function Consequences(props: { isNow: boolean; onConfirm: () => void; onCancel: () => void }) {
  const model = useModel();
  const view = model.view;
  const bar = () => barAfter('walkOut', view());
  const order = () => orderBy(view().commitment);
  const crowds = () => soloCrowds(view());
  const claims = () =>
    order().map((seat, index) =>
      index >= view().songs.length
        ? gameWords.leave.isLeftWithACover(model.names()[seat])
        : view().songs.length === 1
          ? gameWords.leave.takes(model.names()[seat], model.song(0))
          : gameWords.leave.choosesAsNo(model.names()[seat], index + 1),
    );
  return (
    <div class="gd-confirm panel" role="alertdialog" aria-label={gameWords.leave.breakUpNow}>
      <p>
        <b>{gameWords.leave.thisEndsTheBand}</b> {gameWords.leave.songsAreClaimed(claims())}
      </p>
      <table class="gd-forecast">
        <thead>
          <tr>
            <th scope="col">{gameWords.leave.crowdToExpect}</th>
            <th scope="col">{gameWords.leave.now}</th>
            <th scope="col">{gameWords.leave.afterTheSolo}</th>
          </tr>
        </thead>
        <tbody>
          {[0, 1, 2].map((seat) => (
            <tr>
              <th scope="row">{model.names()[seat]}</th>
              <td>{view().crowd[seat]}</td>
              <td>{gameWords.leave.about(Math.round(crowds()[seat]))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{bar() === 0 ? gameWords.leave.whoeverHasMostCrowd : gameWords.leave.whoeverHasMostCrowdThen(bar())}</p>
      <Show when={!props.isNow}>
        <p>{gameWords.leave.itIsNotYourChoice}</p>
      </Show>
      <div class="gd-buttons">
        <button
          type="button"
          class="gd-spot gd-button danger"
          data-move={props.isNow ? BOOK.walkOut.id : undefined}
          onClick={() => props.onConfirm()}
        >
          {props.isNow ? gameWords.leave.breakUpNow : gameWords.leave.walkOutAtMyNext}
        </button>
        <button type="button" class="gd-spot gd-button" onClick={() => props.onCancel()}>
          {gameWords.leave.stayForNow}
        </button>
      </div>
    </div>
  );
}
