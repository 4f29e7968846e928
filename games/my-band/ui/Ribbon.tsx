import { For } from 'solid-js';
import { partOf } from '../rules/part.ts';
import { useDesk } from './desk.ts';

const PARTS = ['Auctions', 'Events', 'Contract', 'Pay Day'] as const;

/** Part of the turn, decks. */
export function Ribbon() {
  const desk = useDesk();
  const view = desk.view;
  return (
    <div class="mb-ribbon">
      <ol>
        <For each={PARTS}>
          {(name, index) => <li aria-current={partOf(view()) === index() ? 'step' : undefined}>{name}</li>}
        </For>
      </ol>
      <span class="mb-quiet mb-decks">
        Decks: band {view().bandDeckSize}, business {view().businessDeckSize}, events {view().eventDeckSize}
      </span>
    </div>
  );
}
