import type { Pack } from '../index.ts';
import { For, Show } from 'solid-js';
import { Badge, Points } from './Badge.tsx';
import { boardWords, squareName } from '../text/index.ts';
import { useSheet } from './context.ts';
import { Mark, Spot } from './Spot.tsx';

const CELL = 46;
const EDGE = 38;

type Line = Pack['sheet']['grid']['lines'][number];

/** The middle of a square. */
const place = (square: number) => ({
  x: EDGE + CELL * (square % 4) + CELL / 2,
  y: EDGE + CELL * Math.floor(square / 4) + CELL / 2,
});

/** Badges of a line: the first before its first square, the others behind its last one. */
const ends = (line: Line) => {
  const [first, second] = [place(line.squares[0]), place(line.squares[1])];
  const last = place(line.squares[3]);
  const dx = Math.sign(second.x - first.x);
  const dy = Math.sign(second.y - first.y);
  const reach = dx !== 0 && dy !== 0 ? 34 : 40;
  return [
    { x: first.x - reach * dx, y: first.y - reach * dy },
    { x: last.x + reach * dx, y: last.y + reach * dy },
  ];
};

/** From the corner of a slanting line to what it pays, so that it is not taken for that of a column. */
const slantOf = (line: Line): string | undefined => {
  const [first, second] = [place(line.squares[0]), place(line.squares[1])];
  const [dx, dy] = [Math.sign(second.x - first.x), Math.sign(second.y - first.y)];
  if (dx === 0 || dy === 0) return undefined;
  const last = place(line.squares[3]);
  const near = CELL / 2 - 5;
  return `M${first.x - near * dx} ${first.y - near * dy}l${-8 * dx} ${-8 * dy}M${last.x + near * dx} ${last.y + near * dy}l${8 * dx} ${8 * dy}`;
};

/** A square of icons whose finished lines pay at both ends. */
export function LineGrid() {
  const scene = useSheet();
  const { rows, lines } = scene.pack.sheet.grid;
  const icons = rows.join('');
  const isDone = (line: Line) => line.squares.every((square) => scene.sheet.grid.includes(square));
  return (
    <svg
      class="dw-svg"
      viewBox={`0 0 ${4 * CELL + 2 * EDGE} ${4 * CELL + 2 * EDGE}`}
      role="group"
      aria-label={scene.words.sections.grid}
    >
      <For each={lines}>
        {(line, number) => (
          <g data-term={`line:${number()}`} classList={{ 'dw-line-done': isDone(line) }}>
            <Show when={slantOf(line)}>{(path) => <path class="dw-slant" d={path()} />}</Show>
            <For each={line.bonuses}>
              {(bonus, i) => <Badge bonus={bonus} x={ends(line)[i()].x} y={ends(line)[i()].y} r={11} />}
            </For>
            <Show when={line.points > 0}>
              <Points points={line.points} x={ends(line)[1].x} y={ends(line)[1].y} isWon={isDone(line)} />
            </Show>
          </g>
        )}
      </For>
      <For each={[...icons]}>
        {(letter, square) => {
          const { x, y } = place(square());
          const icon = scene.pack.gridIcons.find((each) => each.id === letter);
          return (
            <Spot
              spot={`square:${square()}`}
              x={x}
              y={y}
              w={CELL / 2 - 3}
              h={CELL / 2 - 3}
              tells={
                scene.sheet.grid.includes(square()) ? boardWords.crossed(squareName(square(), scene.pack)) : undefined
              }
            >
              <rect
                class="dw-box"
                x={x - CELL / 2 + 2}
                y={y - CELL / 2 + 2}
                width={CELL - 4}
                height={CELL - 4}
                rx="4"
                style={{ '--skill': icon?.ink ?? '' }}
              />
              <Icon path={scene.icons.grid[letter]} letter={letter} x={x} y={y} ink={icon?.ink ?? ''} />
              <Mark
                name="cross"
                x={x}
                y={y}
                r={15}
                isMarked={scene.sheet.grid.includes(square())}
                isGhost={scene.ghost?.grid.includes(square()) === true}
              />
            </Spot>
          );
        }}
      </For>
    </svg>
  );
}

/** A game's own icon with its letter, so that it can be told without colour. */
export function Icon(props: { path: string | undefined; letter: string; x: number; y: number; ink: string }) {
  return (
    <g
      class="dw-icon"
      style={{ '--skill': props.ink }}
      transform={`translate(${props.x} ${props.y})`}
      aria-hidden="true"
    >
      <Show
        when={props.path}
        fallback={
          <text class="dw-letter" y="6">
            {props.letter}
          </text>
        }
      >
        {(path) => <path d={path()} />}
      </Show>
    </g>
  );
}
