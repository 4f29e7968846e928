import { afterFrame } from '../../board/index.tsx';
import { createEffect, createSignal, For, onCleanup, Show } from 'solid-js';

interface Stop {
  readonly x: number;
  readonly y: number;
  /** Upper right corner of the place. */
  readonly right: number;
  readonly top: number;
  readonly step: number;
}

/** What the thread runs through, in order, and what is written at its end. */
export interface ThreadLine {
  readonly kind: 'ghost' | 'fresh';
  readonly steps: number;
  /** Another one for every chain. */
  readonly key: object;
  readonly label: string | undefined;
}

/** A thread over all sections, from one place of a chain to the next, slack as a thread is. */
export function Thread(props: { line: ThreadLine | undefined }) {
  let layer: SVGSVGElement | undefined;
  const [stops, setStops] = createSignal<readonly Stop[]>([]);

  createEffect(() => {
    const { line } = props;
    setStops([]);
    if (line === undefined || line.steps < 1) return;
    onCleanup(afterFrame(() => setStops(findStops(line))));
  });

  /** Places carry their step; those on another tab have no size and are left out. */
  function findStops({ kind, steps }: ThreadLine): Stop[] {
    const sheet = layer?.parentElement;
    if (layer === undefined || sheet === null || sheet === undefined) return [];
    const box = layer.getBoundingClientRect();
    const scale = sheet.offsetWidth === 0 ? 1 : box.width / sheet.offsetWidth;
    return [...sheet.querySelectorAll<SVGGElement>(`[data-${kind}-step]`)]
      .map((place) => ({
        step: Number(place.dataset[`${kind}Step`]),
        box: (place.querySelector('.dw-anchor') ?? place).getBoundingClientRect(),
      }))
      .filter((place) => place.box.width > 0 && place.step <= steps)
      .toSorted((a, b) => a.step - b.step)
      .map((place) => ({
        x: (place.box.x + place.box.width / 2 - box.x) / scale,
        y: (place.box.y + place.box.height / 2 - box.y) / scale,
        right: (place.box.right - box.x) / scale,
        top: (place.box.y - box.y) / scale,
        step: place.step,
      }));
  }

  return (
    <svg ref={layer} data-ornament class={`dw-thread ${props.line?.kind ?? ''}`} aria-hidden="true">
      <Show when={stops().length > 1}>
        <path d={threadPath(stops())} pathLength="1" />
      </Show>
      <For each={stops()}>
        {(stop) => (
          <>
            <circle class="dw-stop" cx={stop.x} cy={stop.y} r="3.5" />
            <Show when={props.line?.kind === 'ghost'}>
              <g class="dw-step" transform={`translate(${stop.right - 3} ${stop.top + 3})`}>
                <circle r="9.5" />
                <text y="5">{stop.step}</text>
              </g>
            </Show>
          </>
        )}
      </For>
      <Show when={props.line?.label !== undefined && stops().at(-1)}>
        {(last) => (
          <g transform={`translate(${last().x} ${Math.max(14, last().top - 22)})`}>
            <rect x="-21" y="-14" width="42" height="24" rx="12" />
            <text y="4.5">{props.line?.label}</text>
          </g>
        )}
      </Show>
    </svg>
  );
}

/** Each piece hangs a little to one side. */
export function threadPath(stops: readonly Pick<Stop, 'x' | 'y'>[]): string {
  return stops
    .map(({ x, y }, index) => {
      if (index === 0) return `M${round(x)} ${round(y)}`;
      const from = stops[index - 1];
      const sag = Math.min(36, 8 + Math.hypot(x - from.x, y - from.y) / 6);
      return `Q${round((from.x + x) / 2)} ${round((from.y + y) / 2 + sag)} ${round(x)} ${round(y)}`;
    })
    .join('');
}

const round = (length: number): number => Math.round(length * 10) / 10;
