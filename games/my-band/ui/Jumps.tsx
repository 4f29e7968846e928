import { For } from 'solid-js';
import type { Move } from '../state.ts';
import { useModel } from './boardModel.ts';
import { gameWords } from '../text/index.ts';

interface Jump {
  readonly name: string;
  /** The class of the section to go to. */
  readonly to: string;
  /** Moves that are made there. */
  readonly types: readonly Move['type'][];
}

const JUMPS: readonly Jump[] = [
  {
    name: gameWords.jumps.now,
    to: 'mb-actions',
    types: [
      ...(['nominate', 'takeFree', 'bid', 'pickSinger', 'scout', 'allow', 'stop', 'insure', 'shuffle'] as const),
      ...(['draw', 'done', 'pass'] as const),
    ],
  },
  { name: gameWords.jumps.band, to: 'mb-own', types: ['discardBand', 'discardBusiness'] },
  {
    name: gameWords.jumps.events,
    to: 'mb-hand',
    types: ['play', 'playOn', 'recruitBand', 'recruitBusiness', 'throwEvent'],
  },
  { name: gameWords.jumps.neck, to: 'mb-neck', types: [] },
  { name: gameWords.jumps.contract, to: 'mb-chart', types: ['moveTo'] },
  { name: gameWords.jumps.rivals, to: 'mb-rivals', types: [] },
];

/** On a phone: a strip that leads to each part of the page, with a dot where something can be done. */
export function Jumps() {
  const model = useModel();
  const isWanted = (jump: Jump) => model.moves().some((move) => jump.types.includes(move.type));
  const go = (from: HTMLElement, jump: Jump): void => {
    const section = from.closest('.my-band')?.querySelector(`.${jump.to}`);
    section?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  };
  return (
    <nav class="mb-jumps" aria-label={gameWords.jumps.partsOfTheTable}>
      <For each={JUMPS}>
        {(jump) => (
          <button
            type="button"
            classList={{ wanted: isWanted(jump) }}
            onClick={(event) => go(event.currentTarget, jump)}
          >
            {jump.name}
            {isWanted(jump) ? <span class="visually-hidden">{gameWords.jumps.somethingToDo}</span> : undefined}
          </button>
        )}
      </For>
    </nav>
  );
}
