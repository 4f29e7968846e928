import { createMemo, For, Show } from 'solid-js';
import { useModel } from './boardModel.ts';

const PICK = 'M0 11C-3 8-9 0-9-5C-9-9-4-10 0-10S9-9 9-5C9 0 3 8 0 11Z';

/** One letter as a guitar pick: printed, pale where only this card has it, or an empty place. */
export function LetterPick(props: { bit: number; letter: string; has: boolean }) {
  return (
    <svg class={`mb-letter letter-${props.bit}`} classList={{ absent: !props.has }} viewBox="-10.500 -11.500 21 24">
      <path d={PICK} />
      <Show when={props.has}>
        <text y="3.3">{props.letter}</text>
      </Show>
    </svg>
  );
}

/** A card's letters as picks in five places, always in the same order, so that two cards show at once what they share. */
export function Letters(props: { mask: number }) {
  const model = useModel();
  const letters = createMemo(() => [...model.content().pack.letters]);
  const mask = createMemo(() => props.mask);
  const has = (bit: number) => (mask() & (1 << bit)) !== 0;
  return (
    <span
      class="mb-letters"
      role="img"
      aria-label={letters()
        .filter((_, bit) => has(bit))
        .join(' ')}
      data-term="letters"
    >
      <For each={letters()}>{(letter, bit) => <LetterPick bit={bit()} letter={letter} has={has(bit())} />}</For>
    </span>
  );
}
