import { isStill } from '@bandstand/kits/board';
import { For, Show } from 'solid-js';
import type { Pack } from '../content/shape.ts';
import { unpackCounts } from '../counts.ts';
import { backIn, roundCount } from '../rounds.ts';
import { NO_CARD, type Director, type Event, type View } from '../state.ts';
import { VOICE_NAMES, gameWords } from '../text/index.ts';
import { CARD_HEIGHT, CARD_WIDTH, CardFace } from './CardFace.tsx';
import { MarginCounts } from './Counts.tsx';
import { backPicture } from './instruments.ts';
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

/** What a director's places hold, and how the round stands there. */
const placesOf = (props: GridProps) => {
  const columnCount = () => roundCount(props.view.options);
  const cardAt = (column: number, place: number) => props.view.grid[props.director * 16 + column * 4 + place];
  const isActive = (column: number): boolean => props.view.turn !== undefined && props.view.round === column;
  return {
    columns: () => INDEXES.slice(0, columnCount()),
    /** A rehearsal has two columns and no rows. */
    rows: () => (columnCount() === 4 ? INDEXES : []),
    width: () => columnCount() * CARD_WIDTH + (columnCount() === 4 ? MARGIN_WIDTH : 0),
    cardAt,
    isActive,
    /** The counts of a column (0 to 3) or of a row (4 to 7). */
    line: (index: number): number[] => unpackCounts(props.view.lines[props.director * 8 + index]),
    isNext: (column: number, place: number): boolean =>
      isActive(column) && cardAt(column, place) === NO_CARD && (place === 0 || cardAt(column, place - 1) !== NO_CARD),
    /** The slot out of which a card has just come here. */
    cameFrom: (column: number, place: number): number | undefined =>
      props.events
        .filter((event) => event.type === 'picked')
        .find((event) => event.director === props.director && event.column === column && event.place === place)?.slot,
    /** The card that is being looked at, where it would go. */
    preview: () => (props.preview?.director === props.director ? props.preview : undefined),
  };
};

type Places = ReturnType<typeof placesOf>;

/** The whole grid in words. */
function spokenGrid(props: GridProps, places: Places): string {
  const cards = places.columns().flatMap((column) =>
    INDEXES.flatMap((place) => {
      const card = places.cardAt(column, place);
      return card === NO_CARD
        ? []
        : [gameWords.grid.columnPlace(column + 1, place + 1, props.pack.cards[card].instrument)];
    }),
  );
  const counts = (index: number): string => spokenCounts(places.line(index), VOICE_NAMES);
  const upright = places.columns().map((i) => gameWords.grid.column(i + 1, counts(i)));
  const across = places.rows().map((i) => gameWords.grid.row(i + 1, counts(4 + i)));
  return gameWords.grid.gridOf(
    props.owner,
    cards.join(', ') || gameWords.grid.noCardsYet,
    [...upright, ...across].join(' '),
  );
}

/** One director's places with the running counts of all performances in the margins. */
export function Grid(props: GridProps) {
  const places = placesOf(props);
  return (
    <svg
      class="grid"
      classList={{ short: places.rows().length === 0 }}
      viewBox={`0 0 ${places.width()} ${HEIGHT}`}
      preserveAspectRatio="xMinYMin"
      role="img"
      aria-label={spokenGrid(props, places)}
    >
      <For each={places.columns()}>
        {(column) => (
          <For each={INDEXES}>{(place) => <Place grid={props} places={places} column={column} place={place} />}</For>
        )}
      </For>
      <Show when={places.preview()}>
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
      <Margins director={props.director} places={places} />
    </svg>
  );
}

const MOVE_MS = 280;

/** Lets a card come from its slot of the row; with reduced motion it fades in. */
function comeFrom(face: SVGGElement, slot: number | undefined): void {
  if (slot === undefined) return;
  // In the frame that lays the page out anyway.
  requestAnimationFrame(() => {
    const start = face.closest('.brass')?.querySelector(`[data-point="slot:${slot}"]`)?.getBoundingClientRect();
    const scale = face.getScreenCTM()?.a ?? 0;
    if (start === undefined || scale === 0) return;
    const end = face.getBoundingClientRect();
    const [dx, dy] = [(start.x - end.x) / scale, (start.y - end.y) / scale];
    const from = isStill() ? { opacity: 0 } : { translate: `${dx}px ${dy}px` };
    const to = isStill() ? { opacity: 1 } : { translate: '0 0' };
    face.animate([from, to], { duration: MOVE_MS, easing: 'ease-out' });
  });
}

/** A place, and the card in it. */
function Place(props: { grid: GridProps; places: Places; column: number; place: number }) {
  const card = () => props.places.cardAt(props.column, props.place);
  const slot = () => props.places.cameFrom(props.column, props.place);
  const isNew = () => slot() !== undefined;
  const back = () => backPicture(backIn(props.grid.view.options, props.column));
  const [x, y] = [xOf(props.column), yOf(props.place)];
  return (
    <>
      <rect
        class="place"
        classList={{ next: props.places.isNext(props.column, props.place) }}
        data-point={`place:${props.grid.director}:${props.column}:${props.place}`}
        data-term="place"
        x={x + 2}
        y={y + 2}
        width={CARD_WIDTH - 4}
        height={CARD_HEIGHT - 4}
        rx="4"
      />
      {/* Where nothing lies yet the place shows which cards will. */}
      <Show when={card() === NO_CARD && !props.places.isActive(props.column) && back()}>
        {(picture) => (
          <image class="back" href={picture()} x={x + 2} y={y + 2} width={CARD_WIDTH - 4} height={CARD_HEIGHT - 4} />
        )}
      </Show>
      <Show when={card() !== NO_CARD}>
        <g ref={(face) => comeFrom(face, slot())}>
          <CardFace id={card()} card={props.grid.pack.cards[card()]} x={x} y={y} />
        </g>
      </Show>
      <Show when={isNew()}>
        <rect class="flash" x={x + 1} y={y + 1} width={CARD_WIDTH - 2} height={CARD_HEIGHT - 2} rx="4" />
      </Show>
    </>
  );
}

/** How each performance stands: under its column, beside its row. */
function Margins(props: { director: Director; places: Places }) {
  const pick = () => props.places.preview();
  return (
    <>
      <For each={props.places.columns()}>
        {(i) => (
          <>
            <Show when={props.places.isActive(i)}>
              <rect class="active-column" x={xOf(i)} y="0" width={CARD_WIDTH} height={4 * CARD_HEIGHT} rx="6" />
            </Show>
            <MarginCounts
              point={`column:${props.director}:${i}`}
              term={`count:${props.director}-${i}`}
              isClear={props.places.isActive(i)}
              x={xOf(i) + 4}
              y={4 * CARD_HEIGHT + 3}
              counts={pick()?.column === i ? (pick()?.columnAfter ?? props.places.line(i)) : props.places.line(i)}
              before={pick()?.column === i ? pick()?.columnBefore : undefined}
            />
          </>
        )}
      </For>
      <For each={props.places.rows()}>
        {(i) => (
          <MarginCounts
            point={`row:${props.director}:${i}`}
            term={`count:${props.director}-${4 + i}`}
            x={4 * CARD_WIDTH + 6}
            y={yOf(i) + 9}
            counts={pick()?.place === i ? (pick()?.rowAfter ?? props.places.line(4 + i)) : props.places.line(4 + i)}
            before={pick()?.place === i ? pick()?.rowBefore : undefined}
          />
        )}
      </For>
    </>
  );
}
