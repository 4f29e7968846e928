import type { Seat } from '@bandstand/engine';
import { For, Show } from 'solid-js';
import { useDesk } from './desk.ts';
import { PickShape } from './Pick.tsx';
import { gameWords } from '../text/index.ts';

const INLAYS = [3, 5, 7, 9];
const STRINGS = [0, 1, 2, 3, 4, 5];
/** Between pawns that share a fret, by their number. */
const GAPS: Readonly<Record<number, number>> = { 1: 0, 2: 30, 3: 22 };

/** The popularity chart: a guitar neck, upright where there is room, lying on a phone. */
export function Neck() {
  const desk = useDesk();
  const view = desk.view;
  const frets = () => Array.from({ length: view().frets + 1 }, (_, fret) => fret);
  const label = () =>
    gameWords.neck.popularityTheTopIs(
      desk
        .names()
        .map((name, seat) => gameWords.neck.onFret(name, view().fret[seat]))
        .join(', '),
      view().frets,
    );
  const standOf = (seat: Seat) => {
    const fret = view().fret[seat];
    const sharing = view().fret.flatMap((at, other) => (at === fret ? [other] : []));
    return { fret, place: sharing.indexOf(seat), count: sharing.length };
  };
  const climbed = () => desk.events().flatMap((event) => (event.type === 'climbed' ? [event.fret] : []));
  /** Whoever looks at the Popularity Bid sees where it leads. */
  const isClimbing = () => desk.looking()?.kind === 'fret' && view().fret[desk.me() ?? 0] < view().frets;
  const venue = (fret: number) => desk.content().pack.popularity.frets[fret];

  return (
    <section class="mb-neck" data-far data-term="neck" aria-labelledby="mb-neck-title">
      <div class="mb-neck-body">
        <h2 id="mb-neck-title">{gameWords.neck.popularity}</h2>
        <p class="visually-hidden">{label()}</p>
        <Upright />
        <Lying />
      </div>
    </section>
  );

  function Upright() {
    const row = 42;
    const height = () => 46 + frets().length * row + 8;
    const top = (fret: number) => 46 + (view().frets - fret) * row;
    return (
      <svg class="upright" viewBox={`0 0 176 ${height()}`} aria-hidden="true">
        <path d="M14 46 8 18C6 6 20 2 30 8C44 0 62 0 74 8C86 2 98 8 94 20L88 46Z" class="head" />
        <For each={STRINGS}>
          {(peg) => <circle class="peg" cx={peg < 3 ? 12 : 92} cy={14 + (peg % 3) * 11} r="3.200" />}
        </For>
        <rect class="wood" x="14" y="46" width="74" height={height() - 46} />
        <For each={frets()}>
          {(fret) => (
            <g>
              <Show when={fret === view().frets}>
                <rect class="goal" x="14" y={top(fret)} width="74" height={row} />
              </Show>
              <Show when={INLAYS.includes(fret) && fret !== view().frets}>
                <circle class="inlay" cx="51" cy={top(fret) + row / 2} r="5" />
              </Show>
            </g>
          )}
        </For>
        <For each={STRINGS}>
          {(string) => (
            <path class="string" stroke-width={0.8 + string * 0.25} d={`M${22 + string * 11.6} 40V${height()}`} />
          )}
        </For>
        <For each={frets()}>
          {(fret) => (
            <g>
              <path class="fret" d={`M14 ${top(fret) + row}H88`} />
              <Show when={climbed().includes(fret)}>
                <rect class="flash" x="14" y={top(fret)} width="74" height={row} />
              </Show>
              <text class="number" x="98" y={top(fret) + 18}>
                {fret}
              </text>
              <text class="venue" x="98" y={top(fret) + 34}>
                {venue(fret)}
              </text>
            </g>
          )}
        </For>
        <rect class="nut" x="12" y="42" width="78" height="5" rx="1" />
        <Show when={isClimbing()}>
          <PickShape seat={desk.me() ?? 0} x={51} y={top(view().fret[desk.me() ?? 0] + 1) + row / 2} size={26} hollow />
        </Show>
        <For each={desk.names()}>
          {(_, seat) => {
            const stand = () => standOf(seat());
            return (
              <PickShape
                seat={seat()}
                x={51 + (stand().place - (stand().count - 1) / 2) * (GAPS[stand().count] ?? 18)}
                y={top(stand().fret) + row / 2}
                size={stand().count > 2 ? 22 : 28}
              />
            );
          }}
        </For>
      </svg>
    );
  }

  function Lying() {
    const cell = 44;
    const width = () => 10 + frets().length * cell;
    return (
      <svg class="lying" viewBox={`0 0 ${width()} 88`} aria-hidden="true">
        <rect class="wood" x="4" y="4" width={width() - 8} height="62" rx="2" />
        <rect class="goal" x={6 + view().frets * cell} y="4" width={cell - 2} height="62" />
        <For each={frets()}>
          {(fret) => (
            <Show when={INLAYS.includes(fret) && fret !== view().frets}>
              <circle class="inlay" cx={5 + fret * cell + cell / 2} cy="35" r="4.500" />
            </Show>
          )}
        </For>
        <For each={STRINGS}>
          {(string) => (
            <path class="string" stroke-width={0.7 + string * 0.2} d={`M4 ${11 + string * 9.6}H${width() - 4}`} />
          )}
        </For>
        <For each={frets()}>
          {(fret) => (
            <g>
              <path class="fret" d={`M${5 + (fret + 1) * cell} 4V66`} />
              <Show when={climbed().includes(fret)}>
                <rect class="flash" x={5 + fret * cell} y="4" width={cell} height="62" />
              </Show>
              <text class="number" text-anchor="middle" x={5 + fret * cell + cell / 2} y="84">
                {fret}
              </text>
            </g>
          )}
        </For>
        <For each={desk.names()}>
          {(_, seat) => {
            const stand = () => standOf(seat());
            return (
              <PickShape
                seat={seat()}
                x={5 + stand().fret * cell + (stand().count === 1 ? cell / 2 : 12 + (stand().place % 2) * 20)}
                y={stand().count < 3 ? 35 : 20 + Math.floor(stand().place / 2) * 28}
                size={stand().count === 1 ? 26 : 20}
              />
            );
          }}
        </For>
      </svg>
    );
  }
}
