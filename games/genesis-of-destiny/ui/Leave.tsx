import { createEffect, createSignal, Show } from 'solid-js';
import { soloCrowds } from '../bot/leaving.ts';
import { BOOK } from '../moveBook.ts';
import { orderBy } from '../rules/course.ts';
import type { Phase } from '../state.ts';
import { useDesk } from './desk.ts';

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
  const desk = useDesk();
  const view = desk.view;
  const [isAsking, setAsking] = createSignal(false);
  const [armed, setArmed] = createSignal<number>();
  const isNow = () => desk.isLegal(BOOK.walkOut);
  const isArmed = () => armed() !== undefined && armed() === desk.me();
  const isOver = () => view().cause !== 'none' || view().phase === 'over';
  const isShown = () => !isOver() && view().phase !== 'startBubble' && (!PLAYING.has(view().phase) || isNow());
  createEffect(() => {
    if (isOver()) setArmed(undefined);
    if (!isShown()) setAsking(false);
    if (!isArmed() || !isNow()) return;
    setArmed(undefined);
    desk.press(BOOK.walkOut);
  });
  const confirm = (): void => {
    setAsking(false);
    if (isNow()) desk.press(BOOK.walkOut);
    else setArmed(desk.me());
  };
  return (
    <Show when={isShown() || isArmed()}>
      <div class="gd-leave">
        <Show
          when={!isArmed()}
          fallback={
            <p class="gd-armed" role="status">
              <span>You walk out at your next choice that allows it.</span>
              <button type="button" class="gd-spot gd-button" onClick={() => setArmed(undefined)}>
                Stay after all
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
            Break up the band…
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
  const desk = useDesk();
  const view = desk.view;
  const order = () => orderBy(view().commitment);
  const crowds = () => soloCrowds(view());
  const claims = () =>
    order().map((seat, index) =>
      index >= view().songs.length
        ? `${desk.names()[seat]} is left with a cover`
        : view().songs.length === 1
          ? `${desk.names()[seat]} takes ${desk.song(0)}`
          : `${desk.names()[seat]} chooses as no. ${index + 1}`,
    );
  return (
    <div class="gd-confirm panel" role="alertdialog" aria-label="Break up the band">
      <p>
        <b>This ends the band for good.</b> Songs are claimed in order of COMMITMENT: {claims().join(', ')}. Then
        everybody plays alone, and every point is a fan.
      </p>
      <table class="gd-forecast">
        <thead>
          <tr>
            <th scope="col">CROWD to expect</th>
            <th scope="col">now</th>
            <th scope="col">after the solo</th>
          </tr>
        </thead>
        <tbody>
          {[0, 1, 2].map((seat) => (
            <tr>
              <th scope="row">{desk.names()[seat]}</th>
              <td>{view().crowd[seat]}</td>
              <td>about {Math.round(crowds()[seat])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {view().labelBar === 0
          ? 'Whoever has most CROWD then wins alone.'
          : `Whoever has most CROWD then wins alone, but only with ${view().labelBar} or more: below that all three lose.`}
      </p>
      <Show when={!props.isNow}>
        <p>It is not your choice now: you would walk out at your next one, and can take it back until then.</p>
      </Show>
      <div class="gd-buttons">
        <button
          type="button"
          class="gd-spot gd-button danger"
          data-move={props.isNow ? BOOK.walkOut.id : undefined}
          onClick={() => props.onConfirm()}
        >
          {props.isNow ? 'Break up the band' : 'Walk out at my next choice'}
        </button>
        <button type="button" class="gd-spot gd-button" onClick={() => props.onCancel()}>
          Stay for now
        </button>
      </div>
    </div>
  );
}
