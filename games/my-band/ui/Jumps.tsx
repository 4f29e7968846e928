import { For } from 'solid-js';
import type { Move } from '../state.ts';
import { useDesk } from './desk.ts';

interface Jump {
  readonly name: string;
  /** The class of the section to go to. */
  readonly to: string;
  /** Moves that are made there. */
  readonly types: readonly Move['type'][];
}

const JUMPS: readonly Jump[] = [
  {
    name: 'Now',
    to: 'mb-stage',
    types: ['nominate', 'takeFree', 'bid', 'pickSinger', 'scout', 'allow', 'insure', 'shuffle'],
  },
  { name: 'Band', to: 'mb-own', types: ['discardBand', 'discardBusiness'] },
  { name: 'Events', to: 'mb-hand', types: ['play', 'playOn', 'recruitBand', 'recruitBusiness', 'throwEvent'] },
  { name: 'Neck', to: 'mb-neck', types: [] },
  { name: 'Contract', to: 'mb-chart', types: ['moveTo'] },
  { name: 'Rivals', to: 'mb-rivals', types: [] },
];

/** On a phone: a strip that leads to each part of the page, with a dot where something can be done. */
export function Jumps() {
  const desk = useDesk();
  const isWanted = (jump: Jump) => desk.moves().some((move) => jump.types.includes(move.type));
  const go = (from: HTMLElement, jump: Jump): void => {
    const section = from.closest('.my-band')?.querySelector(`.${jump.to}`);
    section?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  };
  return (
    <nav class="mb-jumps" aria-label="Parts of the table">
      <For each={JUMPS}>
        {(jump) => (
          <button
            type="button"
            classList={{ wanted: isWanted(jump) }}
            onClick={(event) => go(event.currentTarget, jump)}
          >
            {jump.name}
            {isWanted(jump) ? <span class="visually-hidden">, something to do</span> : undefined}
          </button>
        )}
      </For>
    </nav>
  );
}
