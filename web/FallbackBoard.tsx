import type { BoardProps } from '@bandstand/kits/board';
import { pageFor, plain, type Draw } from '@bandstand/kits/text';
import { For, Show, type Component } from 'solid-js';
import { words } from './text/home.ts';

/** So many letters fit a phone. */
const PAGE_WIDTH = 44;

/** A board for a game that has none of its own: what the terminal shows, if anything, with the legal moves as buttons. */
export const boardDrawnBy =
  (draw: Draw | undefined): Component<BoardProps> =>
  (props) => {
    const page = () => pageFor(PAGE_WIDTH, (seat) => props.names[seat] ?? words.fallbackBoard.seat(seat + 1));
    const drawing = () => draw && plain(draw(props.view, props.viewer, props.game, page()));
    return <FallbackBoard {...props} drawing={drawing()} />;
  };

/** Plays any game: its drawing, legal moves as buttons, scores as lines. Stands in until a game has a board of its own. */
function FallbackBoard(props: BoardProps & { readonly drawing: string | undefined }) {
  const text = () => props.game.text;
  return (
    <div class="fallback">
      <Show when={props.drawing}>
        {(drawing) => (
          <section class="panel" aria-label={words.fallbackBoard.board}>
            <pre class="fallback-drawing">{drawing()}</pre>
          </section>
        )}
      </Show>
      <section class="panel" aria-labelledby="fallback-moves">
        <h2 id="fallback-moves">{words.fallbackBoard.yourChoices}</h2>
        <Show when={props.moves.length > 0} fallback={<p>{words.fallbackBoard.nothingToDecideRight}</p>}>
          <ul class="fallback-moves">
            <For each={props.moves}>
              {(move) => (
                <li>
                  <button type="button" class="button" data-move={move.id} onClick={() => props.onMove(move)}>
                    {text().move(move, props.view, (seat) => props.names[seat])}
                  </button>
                </li>
              )}
            </For>
          </ul>
        </Show>
      </section>
      <section class="panel" aria-labelledby="fallback-scores">
        <h2 id="fallback-scores">{words.fallbackBoard.scores}</h2>
        <For each={props.names}>
          {(name, seat) => (
            <p>
              <b>{name}</b>{' '}
              {props.game
                .score(props.view, seat())
                .map((line) => `${text().parts[line.part] ?? line.part} ${line.points}`)
                .join(', ') || words.fallbackBoard.noPointsYet}
            </p>
          )}
        </For>
      </section>
    </div>
  );
}
