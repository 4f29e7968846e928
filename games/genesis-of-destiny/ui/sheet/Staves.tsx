import { createMemo, For, Show } from 'solid-js';
import { ROLE_TITLES } from '../../text/index.ts';
import { BOTTOM, ROWS_Y, TOP } from './geometry.ts';

const LINES = [-16, -8, 0, 8, 16] as const;
/** Holds the three rows together, as in a score. */
const BRACE = 'M-31 26C-40 40-33 84-43 112C-33 140-40 184-31 198C-36 176-31 138-40 112C-31 86-36 48-31 26Z';

/** Three rows of lines with their letters, from the first bar to the double bar at the end. */
export function Staves(props: { end: number; isCard: boolean }) {
  const end = createMemo(() => props.end);
  return (
    <>
      <For each={[2, 1, 0]}>
        {(row) => (
          <>
            <For each={LINES}>{(line) => <path class="stave" d={`M-4 ${ROWS_Y[row] + line}H${end()}`} />}</For>
            <g class={`clef role-${row}`} data-term={`role:${row}`}>
              <circle cx="-15" cy={ROWS_Y[row]} r="10.500" />
              <text x="-15" y={ROWS_Y[row] + 5}>
                {ROLE_TITLES[row][0]}
              </text>
            </g>
          </>
        )}
      </For>
      <Show when={!props.isCard}>
        <path class="brace" d={BRACE} />
        <path class="bar end" d={`M${end()} ${TOP}V${BOTTOM}`} />
        <path class="bar" d={`M${end() - 6} ${TOP}V${BOTTOM}`} />
      </Show>
    </>
  );
}
