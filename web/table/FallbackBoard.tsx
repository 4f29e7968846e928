import type { BoardProps } from '@bandstand/kits/board';
import { For, Show } from 'solid-js';

/** Plays any game: legal moves as buttons, scores as lines. Stands in until a game has a board of its own. */
export function FallbackBoard(props: BoardProps) {
  const text = () => props.game.texts.en;
  return (
    <div class="fallback">
      <section class="panel" aria-labelledby="fallback-moves">
        <h2 id="fallback-moves">Your choices</h2>
        <Show when={props.moves.length > 0} fallback={<p>Nothing to decide right now.</p>}>
          <ul class="fallback-moves">
            <For each={props.moves}>
              {(move) => (
                <li>
                  <button type="button" class="button" data-move={move.id} onClick={() => props.onMove(move)}>
                    {text().move(move, props.view)}
                  </button>
                </li>
              )}
            </For>
          </ul>
        </Show>
      </section>
      <section class="panel" aria-labelledby="fallback-scores">
        <h2 id="fallback-scores">Scores</h2>
        <For each={props.names}>
          {(name, seat) => (
            <p>
              <b>{name}</b>{' '}
              {props.game
                .score(props.view, seat())
                .map((line) => `${text().parts[line.part] ?? line.part} ${line.points}`)
                .join(', ') || 'no points yet'}
            </p>
          )}
        </For>
      </section>
    </div>
  );
}
