import { For, Show } from 'solid-js';
import { Badge, Points } from './Badge.tsx';
import { useSheet } from './context.ts';
import { Lock } from './Lock.tsx';
import { Mark, Spot } from './Spot.tsx';

const STEP_X = 92;
const STEP_Y = 78;

/** Names stand in two lines under their venue. */
const linesOf = (name: string): readonly string[] => {
  const gap = name.indexOf(' ');
  return gap < 0 ? [name] : [name.slice(0, gap), name.slice(gap + 1)];
};

/** A map of venues: roads, gates and ends. */
export function Tour() {
  const scene = useSheet();
  const venues = scene.pack.sheet.tour ?? [];
  const place = (venue: { readonly x: number; readonly y: number }) => ({
    x: 48 + STEP_X * venue.y,
    y: 28 + STEP_Y * venue.x,
  });
  const width = 96 + STEP_X * Math.max(...venues.map((venue) => venue.y));
  const height = 84 + STEP_Y * Math.max(...venues.map((venue) => venue.x));
  const before = (after: string | undefined) => venues.find((venue) => venue.id === after);
  return (
    <svg class="dw-svg" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={scene.words.sections.tour}>
      <For each={venues}>
        {(venue) => {
          const from = before(venue.after);
          if (from === undefined) return null;
          const [a, b] = [place(from), place(venue)];
          return <path class="dw-road" d={`M${a.x} ${a.y}C${a.x + 40} ${a.y} ${b.x - 40} ${b.y} ${b.x} ${b.y}`} />;
        }}
      </For>
      <For each={venues}>
        {(venue, index) => {
          const { x, y } = place(venue);
          return (
            <>
              <Spot spot={`venue:${index()}`} x={x} y={y} w={20} h={20} round reach={33}>
                <circle class="dw-box" classList={{ end: venue.points > 0 }} cx={x} cy={y} r="19" />
                <Show when={venue.points > 0}>
                  <Points points={venue.points} x={x} y={y} isWon={scene.sheet.venues.includes(index())} />
                </Show>
                <Show when={venue.bonus}>{(bonus) => <Badge bonus={bonus()} x={x} y={y} r={11} />}</Show>
                <Mark
                  name="tick"
                  x={x}
                  y={y}
                  r={14}
                  isMarked={scene.sheet.venues.includes(index())}
                  isGhost={scene.ghost?.venues.includes(index()) === true}
                />
              </Spot>
              <text class="dw-venue" data-term={`venue:${index()}`} y={y + 34}>
                <For each={linesOf(venue.name)}>
                  {(line, row) => (
                    <tspan x={x} dy={row() === 0 ? 0 : 16}>
                      {line}
                    </tspan>
                  )}
                </For>
              </text>
              <Show when={venue.gate}>
                {(gate) => <Lock lock={scene.pack.sheet.locks.indexOf(gate())} x={x - 30} y={y - 6} reach={22} />}
              </Show>
            </>
          );
        }}
      </For>
    </svg>
  );
}
