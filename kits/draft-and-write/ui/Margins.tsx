import { signed } from '@bandstand/engine';
import { For, Show } from 'solid-js';
import { Badge } from './Badge.tsx';
import { useSheet } from './context.ts';
import { Mark, Spot } from './Spot.tsx';
import { STEP } from './step.ts';
import { boardWords } from '../text/index.ts';

/** Multipliers: closed, unlocked (ticked), used (crossed). */
export function Multipliers() {
  const scene = useSheet();
  const values = scene.pack.sheet.multipliers;
  const placeIn = (index: number) => values.slice(0, index).filter((value) => value === values[index]).length;
  return (
    <svg
      class="dw-svg"
      viewBox={`0 0 ${STEP * values.length + 4} 44`}
      role="group"
      aria-label={scene.words.sections.multipliers}
    >
      <For each={values}>
        {(value, index) => {
          const x = STEP * index() + STEP / 2;
          const isUnlocked = () => scene.sheet.unlocked[value - 2] > placeIn(index());
          const isUsed = () => scene.sheet.used[value - 2] > placeIn(index());
          const isNext = () => scene.sheet.unlocked[value - 2] === placeIn(index());
          const isReady = () => isUnlocked() && !isUsed() && scene.canArm(value);
          const willBe = () => (scene.ghost?.unlocked[value - 2] ?? 0) > placeIn(index());
          return (
            <Spot spot={isNext() ? `multiplier:${value}` : `multiplier-box:${index()}`} x={x} y={22} w={18} h={18}>
              <rect class="dw-box" x={x - 18} y="4" width="36" height="36" rx="18" />
              <text class="dw-times-box" x={x} y="28">
                ×{value}
              </text>
              <Show when={!isUsed()}>
                <Mark name="ring" x={x} y={22} r={16} isMarked={isUnlocked()} isGhost={willBe()} />
              </Show>
              <Mark
                name="cross"
                x={x}
                y={22}
                r={14}
                isMarked={isUsed()}
                isGhost={(scene.ghost?.used[value - 2] ?? 0) > placeIn(index())}
              />
              <Show when={isReady()}>
                <Ready value={value} x={x} />
              </Show>
            </Spot>
          );
        }}
      </For>
    </svg>
  );
}

/** An unlocked multiplier that can be taken up now: the next choice is whom it goes to. */
function Ready(props: { value: number; x: number }) {
  const scene = useSheet();
  return (
    <rect
      class="dw-lit dw-ready"
      classList={{ armed: scene.armed === props.value }}
      x={props.x - 20}
      y="2"
      width="40"
      height="40"
      rx="20"
      role="button"
      tabindex="0"
      data-opens=""
      aria-label={scene.armed === props.value ? boardWords.putBack(props.value) : boardWords.use(props.value)}
      aria-pressed={scene.armed === props.value}
      onClick={(event) => {
        event.stopPropagation();
        scene.arm(props.value);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        scene.arm(props.value);
      }}
    />
  );
}

/** Penalty spaces with what they cost in all. */
export function Penalties() {
  const scene = useSheet();
  const { points, bonuses } = scene.pack.sheet.penalty;
  return (
    <svg
      class="dw-svg"
      viewBox={`0 0 ${STEP * bonuses.length + 4} 44`}
      role="group"
      aria-label={scene.words.sections.penalty}
    >
      <For each={bonuses}>
        {(bonus, space) => {
          const x = STEP * space() + STEP / 2;
          return (
            <Spot spot={`penalty:${space()}`} x={x} y={22} w={18} h={18}>
              <Show
                when={scene.art.penalty}
                fallback={<rect class="dw-box dw-penalty" x={x - 18} y="4" width="36" height="36" rx="3" />}
              >
                {(draw) => <g transform={`translate(${x} 22)`} aria-hidden="true" innerHTML={draw()(space())} />}
              </Show>
              <Mark
                name="cross"
                x={x}
                y={22}
                r={17}
                isMarked={space() < scene.sheet.penalty}
                isGhost={space() < (scene.ghost?.penalty ?? 0)}
              />
              <text class="dw-penalty-points" x={x} y="28">
                {signed(points[space() + 1])}
              </text>
              <Show when={bonus}>
                {(paid) => (
                  <g>
                    <circle class="dw-penalty-bonus" cx={x + 14} cy="7" r="9" />
                    <Badge bonus={paid()} x={x + 14} y={7} r={7} />
                  </g>
                )}
              </Show>
              <Show when={space() === bonuses.length - 1}>
                <EndMark x={x + 20} />
              </Show>
            </Spot>
          );
        }}
      </For>
    </svg>
  );
}

/** The last space of its kind: whoever fills it ends the match. */
function EndMark(props: { x: number }) {
  const scene = useSheet();
  return (
    <text class="dw-end-mark" data-term="ending" x={props.x} y="14">
      !<title>{boardWords.endsMatch(scene.words)}</title>
    </text>
  );
}

/** The boxes for claimed goals, written by hand. */
export function GoalBoxes() {
  const scene = useSheet();
  return (
    <svg class="dw-svg" viewBox="0 0 268 44" role="group" aria-label={scene.words.sections.goals}>
      <For each={[0, 1, 2, 3, 4, 5]}>
        {(box) => {
          const x = STEP * box + STEP / 2;
          const goal = () => scene.sheet.goals[box] ?? scene.ghost?.goals[box];
          return (
            <g data-term="goalBox">
              <rect class="dw-box" x={x - 18} y="4" width="36" height="36" rx="3" />
              <Show when={goal() !== undefined}>
                <text class="dw-written" classList={{ 'dw-ghost': scene.sheet.goals[box] === undefined }} x={x} y="31">
                  {scene.pack.goals[goal() ?? 0].points}
                </text>
                <title>{scene.pack.goals[goal() ?? 0].name}</title>
              </Show>
              <Show when={box === 5}>
                <EndMark x={x + 20} />
              </Show>
            </g>
          );
        }}
      </For>
    </svg>
  );
}
