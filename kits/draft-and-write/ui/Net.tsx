import { For } from 'solid-js';
import { Badge } from './Badge.tsx';
import { boardWords, nodeName } from '../text/index.ts';
import { useSheet } from './context.ts';
import { Icon } from './LineGrid.tsx';
import { Mark, Spot } from './Spot.tsx';

const STEP_X = 74;
const STEP_Y = 74;

/** Nodes joined by links that pay when both ends are crossed. */
export function Net() {
  const scene = useSheet();
  const { rows, links } = scene.pack.sheet.net;
  const place = (node: number) => ({ x: 26 + STEP_X * (node % 5), y: 26 + STEP_Y * Math.floor(node / 5) });
  const isPaid = (ends: readonly number[]) => ends.every((end) => scene.sheet.net.includes(end - 1));
  return (
    <svg
      class="dw-svg"
      viewBox={`0 0 ${52 + 4 * STEP_X} ${52 + 2 * STEP_Y}`}
      role="group"
      aria-label={scene.words.sections.net}
    >
      <For each={links}>
        {(link, number) => {
          const [a, b] = link.ends.map((end) => place(end - 1));
          const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
          return (
            <g data-term={`link:${number()}`} classList={{ 'dw-paid': isPaid(link.ends) }}>
              <path class="dw-link" classList={{ sounding: isPaid(link.ends) }} d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
              <rect
                class="dw-link-label"
                x={middle.x - 8 * link.bonuses.length - 2}
                y={middle.y - 10}
                width={16 * link.bonuses.length + 4}
                height="20"
                rx="6"
              />
              <For each={link.bonuses}>
                {(bonus, i) => (
                  <Badge bonus={bonus} x={middle.x + 16 * (i() - (link.bonuses.length - 1) / 2)} y={middle.y} r={9} />
                )}
              </For>
            </g>
          );
        }}
      </For>
      <For each={[...rows.join('')]}>
        {(letter, node) => {
          const { x, y } = place(node());
          const icon = scene.pack.netIcons.find((each) => each.id === letter);
          return (
            <Spot
              spot={`node:${node()}`}
              x={x}
              y={y}
              w={19}
              h={19}
              round
              reach={26}
              tells={scene.sheet.net.includes(node()) ? boardWords.crossed(nodeName(node(), scene.pack)) : undefined}
            >
              <circle class="dw-box" cx={x} cy={y} r="18" style={{ '--skill': icon?.ink ?? '' }} />
              <Icon path={scene.icons.net[letter]} letter={letter} x={x} y={y} ink={icon?.ink ?? ''} />
              <Mark
                name="cross"
                x={x}
                y={y}
                r={13}
                isMarked={scene.sheet.net.includes(node())}
                isGhost={scene.ghost?.net.includes(node()) === true}
              />
            </Spot>
          );
        }}
      </For>
    </svg>
  );
}
