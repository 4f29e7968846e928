import { For, Show } from 'solid-js';
import { hasRoom } from '../../board/index.tsx';
import type { Pack } from '../index.ts';
import { Badge, Points } from './Badge.tsx';
import { useSheet } from './context.ts';
import { Lock } from './Lock.tsx';
import { Mark, Spot } from './Spot.tsx';

interface Scale {
  readonly start: number;
  readonly end: number;
  readonly stepX: number;
  readonly stepY: number;
  readonly line: number;
}

const WIDE: Scale = { start: 48, end: 48, stepX: 92, stepY: 78, line: 16 };
/** On a phone the stops stand closer together: the last one, which is worth most, would be out of sight. */
const NARROW: Scale = { start: 38, end: 34, stepX: 64, stepY: 84, line: 19 };

type VenueSpec = NonNullable<Pack['sheet']['tour']>[number];

const placeOf = ({ x, y }: VenueSpec, { start, stepX, stepY }: Scale) => ({ x: start + stepX * y, y: 28 + stepY * x });

/** Names stand in two lines under their venue. */
const linesOf = (name: string): readonly string[] => {
  const gap = name.indexOf(' ');
  return gap < 0 ? [name] : [name.slice(0, gap), name.slice(gap + 1)];
};

/** A map of venues: roads, gates and ends. */
export function Tour() {
  return (
    <Show when={hasRoom('481px') ? WIDE : NARROW} keyed>
      {(scale) => <Map scale={scale} />}
    </Show>
  );
}

function Map(props: { scale: Scale }) {
  const scene = useSheet();
  const { scale } = props;
  const venues = scene.pack.sheet.tour ?? [];
  const width = scale.start + scale.end + scale.stepX * Math.max(...venues.map((venue) => venue.y));
  const height = 72 + scale.line + scale.stepY * Math.max(...venues.map((venue) => venue.x));
  const roads = venues.flatMap((venue) => {
    const from = venues.find((each) => each.id === venue.after);
    if (from === undefined) return [];
    const [a, b] = [placeOf(from, scale), placeOf(venue, scale)];
    const bend = scale.stepX * 0.43;
    return [`M${a.x} ${a.y}C${a.x + bend} ${a.y} ${b.x - bend} ${b.y} ${b.x} ${b.y}`];
  });
  return (
    <svg class="dw-svg" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={scene.words.sections.tour}>
      <path class="dw-road" d={roads.join('')} />
      <path class="dw-road-line" d={roads.join('')} />
      <For each={venues}>{(venue, index) => <Venue venue={venue} index={index()} scale={scale} />}</For>
    </svg>
  );
}

function Venue(props: { venue: VenueSpec; index: number; scale: Scale }) {
  const scene = useSheet();
  const { x, y } = placeOf(props.venue, props.scale);
  const isReached = () => scene.sheet.venues.includes(props.index);
  const start = () => (props.venue.after === undefined ? scene.art.tourStart : undefined);
  return (
    <>
      <Spot spot={`venue:${props.index}`} x={x} y={y} w={20} h={20} round reach={Math.min(33, props.scale.stepX / 2)}>
        <Show
          when={start()}
          fallback={
            <>
              <circle class="dw-box" classList={{ end: props.venue.points > 0 }} cx={x} cy={y} r="19" />
              <Show when={props.venue.points > 0}>
                <Points points={props.venue.points} x={x} y={y} isWon={isReached()} />
              </Show>
              <Show when={props.venue.bonus}>{(bonus) => <Badge bonus={bonus()} x={x} y={y} r={11} />}</Show>
              <Mark
                name="tick"
                x={x}
                y={y}
                r={14}
                isMarked={isReached()}
                isGhost={scene.ghost?.venues.includes(props.index) === true}
              />
            </>
          }
        >
          {(markup) => (
            <svg
              x={x - 34}
              y={y - 40}
              width="62"
              height="62"
              viewBox="0 0 64 64"
              aria-hidden="true"
              innerHTML={markup()}
            />
          )}
        </Show>
      </Spot>
      <text class="dw-venue" data-term={`venue:${props.index}`} y={y + 34}>
        <For each={linesOf(props.venue.name)}>
          {(line, row) => (
            <tspan x={x} dy={row() === 0 ? 0 : props.scale.line}>
              {line}
            </tspan>
          )}
        </For>
      </text>
      <Show when={props.venue.gate}>
        {(gate) => <Lock lock={scene.pack.sheet.locks.indexOf(gate())} x={x - 32} y={y - 6} reach={32} />}
      </Show>
    </>
  );
}
