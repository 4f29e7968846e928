import { For, Show } from 'solid-js';
import type { Pack } from '../content/shape.ts';
import { unpackCounts } from '../counts.ts';
import { roundCount } from '../rounds.ts';
import { NO_CARD, type Director, type Event, type View } from '../state.ts';
import { VOICE_NAMES, gameWords } from '../text/index.ts';
import { CARD_HEIGHT, CARD_WIDTH, CardFace } from './CardFace.tsx';
import { MarginCounts } from './Counts.tsx';
import type { PickPreview } from './pick.ts';
import { spokenCounts } from './voices.ts';

const MARGIN_WIDTH = 70;
const MARGIN_HEIGHT = 54;
const HEIGHT = 4 * CARD_HEIGHT + MARGIN_HEIGHT;

const INDEXES = [0, 1, 2, 3] as const;

const xOf = (column: number): number => column * CARD_WIDTH;
/** The first row is the bottom one. */
const yOf = (place: number): number => (3 - place) * CARD_HEIGHT;

export interface GridProps {
  readonly view: View;
  readonly pack: Pack;
  readonly director: Director;
  readonly owner: string;
  readonly preview: PickPreview | undefined;
  readonly events: readonly Event[];
}

/** One director's places with the running counts of all performances in the margins; a rehearsal has two columns and no rows. */
export function Grid(props: GridProps) {
  const columnCount = () => roundCount(props.view.options);
  const columns = () => INDEXES.slice(0, columnCount());
  const hasRows = () => columnCount() === 4;
  const width = () => columnCount() * CARD_WIDTH + (hasRows() ? MARGIN_WIDTH : 0);
  const cardAt = (column: number, place: number) => props.view.grid[props.director * 16 + column * 4 + place];
  const line = (index: number): number[] => unpackCounts(props.view.lines[props.director * 8 + index]);
  const isActive = (column: number): boolean => props.view.turn !== undefined && props.view.round === column;
  const mine = () => (props.preview?.director === props.director ? props.preview : undefined);
  const isNext = (column: number, place: number): boolean =>
    isActive(column) && cardAt(column, place) === NO_CARD && (place === 0 || cardAt(column, place - 1) !== NO_CARD);
  const justPlaced = (column: number, place: number): boolean =>
    props.events.some(
      (event) =>
        event.type === 'picked' &&
        event.director === props.director &&
        event.column === column &&
        event.place === place,
    );
  const cards = () =>
    columns().flatMap((column) =>
      INDEXES.flatMap((place) => {
        const card = cardAt(column, place);
        return card === NO_CARD
          ? []
          : [gameWords.grid.columnPlace(column + 1, place + 1, props.pack.cards[card].instrument)];
      }),
    );
  const spoken = () => {
    const upright = columns().map((i) => gameWords.grid.column(i + 1, spokenCounts(line(i), VOICE_NAMES)));
    const rows = (hasRows() ? INDEXES : []).map((i) =>
      gameWords.grid.row(i + 1, spokenCounts(line(4 + i), VOICE_NAMES)),
    );
    return gameWords.grid.gridOf(
      props.owner,
      cards().join(', ') || gameWords.grid.noCardsYet,
      [...upright, ...rows].join(' '),
    );
  };

  return (
    <svg
      class="grid"
      viewBox={`0 0 ${width()} ${HEIGHT}`}
      preserveAspectRatio="xMinYMin"
      role="img"
      aria-label={spoken()}
    >
      <For each={columns()}>
        {(column) => (
          <For each={INDEXES}>
            {(place) => (
              <>
                <rect
                  class="place"
                  classList={{ next: isNext(column, place) }}
                  data-point={`place:${props.director}:${column}:${place}`}
                  data-term="place"
                  x={xOf(column) + 2}
                  y={yOf(place) + 2}
                  width={CARD_WIDTH - 4}
                  height={CARD_HEIGHT - 4}
                  rx="4"
                />
                <Show when={cardAt(column, place) !== NO_CARD}>
                  <g classList={{ 'just-placed': justPlaced(column, place) }}>
                    <CardFace
                      id={cardAt(column, place)}
                      card={props.pack.cards[cardAt(column, place)]}
                      x={xOf(column)}
                      y={yOf(place)}
                    />
                  </g>
                </Show>
                <Show when={justPlaced(column, place)}>
                  <rect
                    class="flash"
                    x={xOf(column) + 1}
                    y={yOf(place) + 1}
                    width={CARD_WIDTH - 2}
                    height={CARD_HEIGHT - 2}
                    rx="4"
                  />
                </Show>
              </>
            )}
          </For>
        )}
      </For>
      <Show when={mine()}>
        {(pick) => (
          <g class="ghost-card">
            <CardFace
              id={pick().card}
              card={props.pack.cards[pick().card]}
              x={xOf(pick().column)}
              y={yOf(pick().place)}
            />
          </g>
        )}
      </Show>
      <For each={columns()}>
        {(i) => (
          <>
            <Show when={isActive(i)}>
              <rect class="active-column" x={xOf(i)} y="0" width={CARD_WIDTH} height={4 * CARD_HEIGHT} rx="6" />
            </Show>
            <MarginCounts
              point={`column:${props.director}:${i}`}
              term={`count:${props.director}-${i}`}
              x={xOf(i) + 4}
              y={4 * CARD_HEIGHT + 3}
              counts={mine()?.column === i ? (mine()?.columnAfter ?? line(i)) : line(i)}
              before={mine()?.column === i ? mine()?.columnBefore : undefined}
            />
          </>
        )}
      </For>
      <For each={hasRows() ? INDEXES : []}>
        {(i) => (
          <MarginCounts
            point={`row:${props.director}:${i}`}
            term={`count:${props.director}-${4 + i}`}
            x={4 * CARD_WIDTH + 6}
            y={yOf(i) + 9}
            counts={mine()?.place === i ? (mine()?.rowAfter ?? line(4 + i)) : line(4 + i)}
            before={mine()?.place === i ? mine()?.rowBefore : undefined}
          />
        )}
      </For>
    </svg>
  );
}
