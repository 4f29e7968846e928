import { Shape } from '../../board/index.tsx';
import { For, Show } from 'solid-js';
import { Badge, Points } from './Badge.tsx';
import type { Bonus } from '../index.ts';
import { boardWords, cellName } from '../text/index.ts';
import { useSheet } from './context.ts';
import { Mark, Spot } from './Spot.tsx';

const CELL = 44;
const LEFT = 34;

/** Four rows of skills, five columns; full rows and columns score. */
export function MatchGrid() {
  const scene = useSheet();
  const { rows, columnPoints } = scene.pack.sheet.match;
  const x = (column: number) => LEFT + CELL * column + CELL / 2;
  const y = (row: number) => CELL * row + CELL / 2 + 2;
  const has = (cell: number) => scene.sheet.match.includes(cell);
  return (
    <svg
      class="dw-svg"
      viewBox={`0 0 ${LEFT + 5 * CELL + 36} ${4 * CELL + 36}`}
      role="group"
      aria-label={scene.words.sections.match}
    >
      <For each={rows}>
        {(row, r) => (
          <>
            <g
              style={{ '--skill': scene.pack.skills[r()].ink }}
              class="dw-skill"
              data-term={`skill:${scene.pack.skills[r()].id}`}
            >
              <Shape name={scene.pack.skills[r()].form} x={15} y={y(r())} r={11} />
            </g>
            <For each={row.bonuses}>
              {(bonus, c) => <Cell row={r()} column={c()} bonus={bonus} x={x(c())} y={y(r())} />}
            </For>
            <Points
              term="row"
              points={row.points}
              x={LEFT + 5 * CELL + 16}
              y={y(r())}
              isWon={[0, 1, 2, 3, 4].every((c) => has(5 * r() + c))}
            />
          </>
        )}
      </For>
      <For each={columnPoints}>
        {(points, c) => (
          <Points
            term="row"
            points={points}
            x={x(c())}
            y={4 * CELL + 18}
            isWon={[0, 1, 2, 3].every((r) => has(5 * r + c()))}
          />
        )}
      </For>
    </svg>
  );
}

/** One box: what it pays, and the scribble of its crayon. */
function Cell(props: { row: number; column: number; bonus: Bonus | null; x: number; y: number }) {
  const scene = useSheet();
  const cell = 5 * props.row + props.column;
  const { ink } = scene.pack.skills[props.row];
  const has = () => scene.sheet.match.includes(cell);
  return (
    <Spot
      spot={`cell:${cell}`}
      x={props.x}
      y={props.y}
      w={CELL / 2 - 3}
      h={CELL / 2 - 3}
      tells={has() ? boardWords.crossed(cellName(cell, scene.pack)) : undefined}
    >
      <rect
        class="dw-box"
        x={props.x - CELL / 2 + 2}
        y={props.y - CELL / 2 + 2}
        width={CELL - 4}
        height={CELL - 4}
        rx="5"
        style={{ '--skill': ink }}
      />
      <Show when={props.bonus}>{(paid) => <Badge bonus={paid()} x={props.x} y={props.y} r={12} />}</Show>
      <Mark
        name="scribble"
        ink={ink}
        x={props.x}
        y={props.y}
        r={16}
        isMarked={has()}
        isGhost={scene.ghost?.match.includes(cell) === true}
      />
    </Spot>
  );
}
