import { For } from 'solid-js';
import type { SheetView } from '../index.ts';
import { useSheet } from './context.ts';
import { Mark } from './Spot.tsx';
import { boardWords } from '../text/index.ts';

const CELL = 34;

/** Where members come from: boxes by origin and kind, filled without asking, and how many members there are in all. */
export function Origins() {
  const scene = useSheet();
  const origins = () => scene.pack.origins ?? [];
  const boxes = scene.pack.types.flatMap((type) =>
    Array.from({ length: scene.pack.originRoom?.[type.id] ?? 1 }, (_, place) => ({ type: type.id, place })),
  );
  return (
    <ul class="dw-origins">
      <For each={origins()}>
        {(origin) => (
          <li data-term="origin">
            <span>{origin.name}</span>
            <svg
              class="dw-svg"
              viewBox={`0 0 ${CELL * boxes.length} 28`}
              role="img"
              aria-label={boardWords.origins(
                scene.words,
                from(scene.sheet, origin.id),
                boxes.filter((box) => from(scene.sheet, origin.id, box.type) > box.place).length,
                boxes.length,
              )}
            >
              <For each={boxes}>
                {(box, index) => {
                  const x = CELL * index() + CELL / 2;
                  return (
                    <g>
                      <rect class="dw-box" x={x - 15} y="1" width="30" height="26" rx="3" />
                      <text class="dw-origin-type" x={x} y="19">
                        {box.type}
                      </text>
                      <Mark
                        name="cross"
                        x={x}
                        y={14}
                        r={11}
                        isMarked={from(scene.sheet, origin.id, box.type) > box.place}
                        isGhost={from(scene.ghost, origin.id, box.type) > box.place}
                      />
                    </g>
                  );
                }}
              </For>
            </svg>
            <b aria-hidden="true">{from(scene.sheet, origin.id) || ''}</b>
          </li>
        )}
      </For>
    </ul>
  );

  function from(sheet: SheetView | undefined, origin: string, type?: string): number {
    return (sheet?.posts ?? []).filter((member) => {
      const card = member === null ? undefined : scene.pack.cards[member.card];
      return card?.kind === 'member' && card.origin === origin && (type === undefined || card.type === type);
    }).length;
  }
}
