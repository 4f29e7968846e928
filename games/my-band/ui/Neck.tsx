import type { Seat } from '@bandstand/engine';
import { createMemo, For, Index, Show, type Accessor } from 'solid-js';
import { useModel } from './boardModel.ts';
import { PickShape } from './Pick.tsx';
import { gameWords } from '../text/index.ts';

const INLAYS = [3, 5, 7, 9];
const STRINGS = [0, 1, 2, 3, 4, 5];
/** Between pawns that share a fret, by their number. */
const GAPS: Readonly<Record<number, number>> = { 1: 0, 2: 30, 3: 22 };

/** Where a seat's pawn stands: the fret, and its place among those on it. */
interface Stand {
  readonly seat: Seat;
  readonly fret: number;
  readonly place: number;
  readonly count: number;
}

/** What both drawings of the neck show. */
interface Climb {
  readonly frets: Accessor<readonly number[]>;
  readonly stands: Accessor<readonly Stand[]>;
  /** Frets that somebody has just reached. */
  readonly reached: Accessor<readonly number[]>;
  /** Where the Popularity Bid that is looked at would lead. */
  readonly next: Accessor<number | undefined>;
  readonly top: Accessor<number>;
}

function makeClimb(): Climb {
  const model = useModel();
  const view = model.view;
  /** It never changes in a match; asked of the view, every line of the neck would be drawn again after every move. */
  const top = createMemo(() => view().frets);
  const me = createMemo(() => view().fret[model.me() ?? 0]);
  return {
    frets: createMemo(() => Array.from({ length: top() + 1 }, (_, fret) => fret)),
    stands: createMemo(() =>
      view().fret.map((fret, seat) => {
        const sharing = view().fret.flatMap((at, other) => (at === fret ? [other] : []));
        return { seat, fret, place: sharing.indexOf(seat), count: sharing.length };
      }),
    ),
    reached: () => model.events().flatMap((event) => (event.type === 'climbed' ? [event.fret] : [])),
    next: () => {
      return model.looking()?.kind === 'fret' && me() < top() ? me() + 1 : undefined;
    },
    top,
  };
}

/** The popularity chart: a guitar neck, upright where there is room, lying on a phone. */
export function Neck() {
  const model = useModel();
  const climb = makeClimb();
  const label = () =>
    gameWords.neck.popularityTheTopIs(
      climb
        .stands()
        .map(({ seat, fret }) => gameWords.neck.onFret(model.names()[seat], fret))
        .join(', '),
      climb.top(),
    );
  return (
    <section class="mb-neck" data-far data-term="neck" aria-labelledby="mb-neck-title">
      <div class="mb-neck-body">
        <h2 id="mb-neck-title">{gameWords.neck.popularity}</h2>
        <p class="visually-hidden">{label()}</p>
        <Upright climb={climb} />
        <Lying climb={climb} />
      </div>
    </section>
  );
}

const ROW = 38;
const HEAD = 46;

/** Top fret above, with the names of the places that the band plays. */
function Upright(props: { climb: Climb }) {
  const model = useModel();
  const height = () => HEAD + props.climb.frets().length * ROW + 8;
  const topOf = (fret: number) => HEAD + (props.climb.top() - fret) * ROW;
  const venue = (fret: number) => model.content().pack.popularity.frets[fret];
  return (
    <svg class="upright" viewBox={`0 0 168 ${height()}`} aria-hidden="true">
      <Headstock />
      <rect class="wood" x="14" y={HEAD} width="74" height={height() - HEAD} />
      <rect class="goal" x="14" y={topOf(props.climb.top())} width="74" height={ROW} />
      <For each={INLAYS.filter((fret) => fret < props.climb.top())}>
        {(fret) => <circle class="inlay" cx="51" cy={topOf(fret) + ROW / 2} r="5" />}
      </For>
      <For each={STRINGS}>
        {(string) => (
          <path class="string" stroke-width={0.8 + string * 0.25} d={`M${22 + string * 11.6} 40V${height()}`} />
        )}
      </For>
      <For each={props.climb.frets()}>
        {(fret) => (
          <g>
            <path class="fret" d={`M14 ${topOf(fret) + ROW}H88`} />
            <Show when={props.climb.reached().includes(fret)}>
              <rect class="flash" x="14" y={topOf(fret)} width="74" height={ROW} />
            </Show>
            <text class="number" x="94" y={topOf(fret) + 17}>
              {fret}
            </text>
            <text class="venue" x="94" y={topOf(fret) + 32}>
              {venue(fret)}
            </text>
          </g>
        )}
      </For>
      <rect class="nut" x="12" y="42" width="78" height="5" rx="1" />
      <Show when={props.climb.next()}>
        {(fret) => <PickShape seat={model.me() ?? 0} x={51} y={topOf(fret()) + ROW / 2} size={26} hollow />}
      </Show>
      {/* A pawn stays the same thing on the page, so that it glides to its next fret. */}
      <Index each={props.climb.stands()}>
        {(stand) => (
          <PickShape
            seat={stand().seat}
            x={51 + (stand().place - (stand().count - 1) / 2) * (GAPS[stand().count] ?? 18)}
            y={topOf(stand().fret) + ROW / 2}
            size={stand().count > 2 ? 22 : 28}
          />
        )}
      </Index>
    </svg>
  );
}

const Headstock = () => (
  <>
    <path d="M14 46 8 18C6 6 20 2 30 8C44 0 62 0 74 8C86 2 98 8 94 20L88 46Z" class="head" />
    <For each={STRINGS}>
      {(peg) => <circle class="peg" cx={peg < 3 ? 12 : 92} cy={14 + (peg % 3) * 11} r="3.200" />}
    </For>
  </>
);

const CELL = 44;

/** On a phone: the top fret at the right end. */
function Lying(props: { climb: Climb }) {
  const width = () => 10 + props.climb.frets().length * CELL;
  return (
    <svg class="lying" viewBox={`0 0 ${width()} 88`} aria-hidden="true">
      <rect class="wood" x="4" y="4" width={width() - 8} height="62" rx="2" />
      <rect class="goal" x={6 + props.climb.top() * CELL} y="4" width={CELL - 2} height="62" />
      <For each={INLAYS.filter((fret) => fret < props.climb.top())}>
        {(fret) => <circle class="inlay" cx={5 + fret * CELL + CELL / 2} cy="35" r="4.500" />}
      </For>
      <For each={STRINGS}>
        {(string) => (
          <path class="string" stroke-width={0.7 + string * 0.2} d={`M4 ${11 + string * 9.6}H${width() - 4}`} />
        )}
      </For>
      <For each={props.climb.frets()}>
        {(fret) => (
          <g>
            <path class="fret" d={`M${5 + (fret + 1) * CELL} 4V66`} />
            <Show when={props.climb.reached().includes(fret)}>
              <rect class="flash" x={5 + fret * CELL} y="4" width={CELL} height="62" />
            </Show>
            <text class="number" text-anchor="middle" x={5 + fret * CELL + CELL / 2} y="84">
              {fret}
            </text>
          </g>
        )}
      </For>
      <Index each={props.climb.stands()}>
        {(stand) => (
          <PickShape
            seat={stand().seat}
            x={5 + stand().fret * CELL + (stand().count > 1 ? 12 + (stand().place % 2) * 20 : CELL / 2)}
            y={stand().count < 3 ? 35 : 20 + Math.floor(stand().place / 2) * 28}
            size={stand().count > 1 ? 20 : 26}
          />
        )}
      </Index>
    </svg>
  );
}

const STEP = 36;
const TALL = 30;

/** In the news: who has climbed goes up once more before the reader's eyes; `climbs` names a seat for every fret. */
export function NewsNeck(props: { climbs: readonly Seat[] }) {
  const climb = makeClimb();
  const width = () => 4 + climb.frets().length * STEP;
  const from = (seat: Seat) => -STEP * props.climbs.filter((climber) => climber === seat).length;
  return (
    <svg class="mb-news-neck" viewBox={`0 0 ${width()} ${TALL}`} aria-hidden="true">
      <rect class="wood" x="2" y="1" width={width() - 4} height={TALL - 2} rx="2" />
      <rect class="goal" x={2 + climb.top() * STEP} y="1" width={STEP} height={TALL - 2} />
      <For each={climb.frets()}>{(fret) => <path class="fret" d={`M${2 + (fret + 1) * STEP} 1V${TALL - 1}`} />}</For>
      <Index each={climb.stands()}>
        {(stand) => (
          <g class="mb-climber" style={{ '--from': `${from(stand().seat)}px` }}>
            <PickShape
              seat={stand().seat}
              x={2 + stand().fret * STEP + ((stand().place + 0.5) * STEP) / stand().count}
              y={TALL / 2}
              size={stand().count > 1 ? 14 : 20}
            />
          </g>
        )}
      </Index>
    </svg>
  );
}
