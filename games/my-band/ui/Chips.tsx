import { counted } from '@bandstand/kits/board';
import { createMemo, For, Show } from 'solid-js';
import { chipsWord } from '../text/index.ts';

const VALUES = [
  { value: 10, kind: 'ten' },
  { value: 5, kind: 'five' },
  { value: 1, kind: 'one' },
] as const;

/** The chips that make up an amount, dearest first. */
function discs(amount: number): string[] {
  let rest = amount;
  return VALUES.flatMap(({ value, kind }) => {
    const count = Math.floor(rest / value);
    rest -= count * value;
    return Array.from({ length: count }, () => kind);
  });
}

const STEP = 10;

/** An amount as chips and as a number. Tens are black, fives red, ones maple. */
export function Chips(props: { amount: number; label?: string }) {
  const amount = createMemo(() => props.amount);
  const shown = counted(amount);
  const pile = createMemo(() => discs(amount()));
  const width = createMemo(() => 24 + Math.max(0, pile().length - 1) * STEP);
  return (
    <span class="mb-chips" data-term="chips">
      <svg viewBox={`0 0 ${width()} 24`} style={{ width: `${width()}px` }} aria-hidden="true">
        <Show when={pile().length === 0}>
          <circle cx="12" cy="12" r="10.500" class="none" />
        </Show>
        {/* Last first, so that the dearest chip lies on top. */}
        <For each={pile().toReversed()}>
          {(kind, index) => (
            <g class={`mb-chip ${kind}`} transform={`translate(${12 + (pile().length - 1 - index()) * STEP} 12)`}>
              <circle r="11.200" class="rim" />
              <path
                d="M-11 0H-7.500M11 0H7.500M-5.500-9.500L-3.800-6.500M5.500-9.500L3.800-6.500M-5.500 9.500L-3.800 6.500M5.500 9.500L3.800 6.500"
                class="edge"
              />
              <circle r="6.500" class="face" />
            </g>
          )}
        </For>
      </svg>
      <b>{shown()}</b>
      <span class="mb-unit">{props.label ?? chipsWord(amount())}</span>
    </span>
  );
}
